/** The part of the map that is seen: how near, and where its middle lies. */

const MOST = 5;

export class Sight {
  zoom = $state(1);
  x = $state(500);
  y = $state(500);
  /** Pointers that are down, by their number. */
  #down = new Map<number, { x: number; y: number }>();
  #moved = 0;

  /** The size of the map, and the height of its frame for a width of one. */
  constructor(readonly size: number) {}

  /** Width over height of the frame. */
  shape = $state(1);

  get wide(): number {
    return this.size / this.zoom;
  }
  get high(): number {
    return this.size / this.zoom / this.shape;
  }
  get box(): string {
    return `${this.x - this.wide / 2} ${this.y - this.high / 2} ${this.wide} ${this.high}`;
  }
  /** Whether the whole map is seen. */
  get whole(): boolean {
    return this.zoom <= Math.min(1, this.shape ** -1) + 0.001;
  }
  /** Whether the last touch was a push and no tap. */
  get pushed(): boolean {
    return this.#moved > 6;
  }

  #least(): number {
    return Math.min(1, 1 / this.shape);
  }

  move(x: number, y: number): void {
    const [w, h] = [this.wide / 2, this.high / 2];
    const held = (value: number, half: number): number =>
      half * 2 >= this.size ? this.size / 2 : Math.min(this.size - half, Math.max(half, value));
    this.x = held(x, w);
    this.y = held(y, h);
  }

  /** Comes nearer or goes farther, keeping a point of the map where it is. */
  scale(factor: number, at = { x: this.x, y: this.y }): void {
    const before = this.zoom;
    this.zoom = Math.min(MOST, Math.max(this.#least(), before * factor));
    const part = before / this.zoom;
    this.move(at.x - (at.x - this.x) * part, at.y - (at.y - this.y) * part);
  }

  all(): void {
    this.zoom = this.#least();
    this.move(this.size / 2, this.size / 2);
  }

  /** Whether a point is in sight. */
  holds(x: number, y: number): boolean {
    return Math.abs(x - this.x) <= this.wide / 2 - 40 && Math.abs(y - this.y) <= this.high / 2 - 40;
  }

  /** Brings a point into sight. */
  show(x: number, y: number): void {
    if (!this.holds(x, y)) this.move(x, y);
  }

  /** A point of the window as a point of the map. */
  at(frame: Element, x: number, y: number): { x: number; y: number } {
    const box = frame.getBoundingClientRect();
    return {
      x: this.x + ((x - box.left) / box.width - 0.5) * this.wide,
      y: this.y + ((y - box.top) / box.height - 0.5) * this.high,
    };
  }

  /** Goes no farther than needed to have all of these points in sight. */
  hold(points: { x: number; y: number }[]): void {
    if (points.every(({ x, y }) => this.holds(x, y))) return;
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const zoom = Math.min(this.size / (right - left + 110), this.size / (bottom - top + 110) / this.shape);
    this.zoom = Math.max(this.#least(), Math.min(this.zoom, zoom));
    this.move((left + right) / 2, (top + bottom) / 2);
  }

  /** How far down the frame a point of the map lies. */
  on(frame: Element, { y }: { y: number }): number {
    return ((y - this.y) / this.high + 0.5) * frame.getBoundingClientRect().height;
  }

  press(event: PointerEvent): void {
    if (this.#down.size === 0) this.#moved = 0;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, frame: Element): void {
    const was = this.#down.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const scale = this.wide / frame.getBoundingClientRect().width;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#moved += Math.hypot(now.x - was.x, now.y - was.y);
    if (other) {
      const far = (point: { x: number; y: number }): number => Math.hypot(point.x - other.x, point.y - other.y);
      if (far(was) > 0) this.scale(far(now) / far(was), this.at(frame, (now.x + other.x) / 2, (now.y + other.y) / 2));
    } else if (this.pushed) {
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      this.move(this.x - (now.x - was.x) * scale, this.y - (now.y - was.y) * scale);
    }
    this.#down.set(event.pointerId, now);
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    // The click that ends a push still has to know of it.
    if (this.#down.size === 0) setTimeout(() => (this.#moved = 0));
  }
}

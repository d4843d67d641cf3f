/** Units of a sale shown one after the other: by themselves, or at the reader's own pace. */

/** No step lasts longer, and a long sale is told faster. */
const LONGEST = 380;
const WHOLE = 3_200;

/** Whether somebody wants nothing to move. */
export const still = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

export class Pace {
  /** How many units there are, and how many of them are shown. */
  count = $state(0);
  shown = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes on from what is shown. */
  go(): void {
    clearTimeout(this.#timer);
    if (still()) return this.skip();
    if (this.shown >= this.count) return;
    this.#timer = setTimeout(
      () => {
        this.shown += 1;
        this.go();
      },
      Math.max(80, Math.min(LONGEST, WHOLE / this.count)),
    );
  }

  again(): void {
    this.shown = 0;
    this.go();
  }

  /** Everything at once. */
  skip(): void {
    this.stop();
    this.shown = this.count;
  }

  step(by: number): void {
    this.stop();
    this.shown = Math.max(0, Math.min(this.count, this.shown + by));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

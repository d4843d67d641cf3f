/** Numbers as people write them: with a minus, not a hyphen. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** With its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

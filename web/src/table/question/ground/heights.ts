/** The heights of a wall at which a figure may stop. */

/** A way up or down a wall, the heights to stop at, and the one chosen: at first, where it ends. */
export interface Climb {
  answer: unknown;
  least: number;
  most: number;
  height: number;
}

/** A press of a button goes up or down to the next multiple of this: half a centimetre. */
const PRESS = 50;

/** The next round height above or below the one chosen, within what the wall allows. */
export function stepped({ least, most, height }: Climb, by: 1 | -1): number {
  const next = by > 0 ? Math.floor(height / PRESS) + 1 : Math.ceil(height / PRESS) - 1;
  return Math.min(most, Math.max(least, next * PRESS));
}

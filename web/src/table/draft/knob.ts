const LEAST = 40;

/** How far from the middle of a base the knob is that turns it: never under the finger. */
export function knobDistance(radius: number, pixel: number): number {
  return Math.max(radius * 1.9, LEAST * pixel);
}

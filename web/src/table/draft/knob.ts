const LEAST = 40;

/** How far from the middle of a base its turning knob is. A finger on the base never covers it. */
export function knobDistance(radius: number, pixel: number): number {
  return Math.max(radius * 1.9, LEAST * pixel);
}

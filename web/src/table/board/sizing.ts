const BASE = 250;

/** What is drawn and touched is sized by this: the unit of play, or a base where that is less. */
export function drawnUnit(unit: number): number {
  return Math.max(unit, BASE);
}

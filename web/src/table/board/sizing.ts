const BASE = 250;

/** The length by which marks are sized: the unit of play, but never less than a usual base. */
export function drawnUnit(unit: number): number {
  return Math.max(unit, BASE);
}

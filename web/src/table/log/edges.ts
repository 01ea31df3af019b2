/** So many pixels along an edge are under a banner, and under what else lies along it. */
const COVERED = 120;

/**
 * True if a banner belongs along the lower edge of a board of this height. It stays away from all
 * that takes part, or from whom it happens to where it cannot. Heights are counted from above.
 */
export function isLow(all: number[], height: number, chief: number[]): boolean {
  const [above, below] = room(all, height);
  const enough = Math.max(above, below) > COVERED;
  const [over, under] = enough ? [above, below] : room(chief, height);
  return over < COVERED && under > over;
}

/** How much room there is above and below some places. */
function room(places: number[], height: number): [number, number] {
  return [Math.min(height, ...places), height - Math.max(0, ...places)];
}

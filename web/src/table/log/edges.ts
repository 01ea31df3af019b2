/** How many pixels along an edge are under a banner and whatever else lies there. */
const COVERED = 120;

/**
 * True if a banner belongs along the lower edge of a board of this height. It stays away from all
 * who take part or, where it cannot, from those it happens to. Heights are counted from above.
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

import type { Pair } from "../../lib/server/wire";

/** Half the height of a hex as a part of its width, and how far up its sides go. */
const [CORNER, SHOULDER] = [1 / Math.sqrt(3), 0.5 / Math.sqrt(3)];

/** The outline of a cell around a place: a square, or a hex that stands on a corner. */
export function cellPath([x, y]: Pair, wide: number, hexes: boolean): string {
  const half = wide / 2;
  if (!hexes) return `M${x - half} ${y - half}h${wide}v${wide}h${-wide}Z`;
  const [top, side] = [Math.round(wide * CORNER), Math.round(wide * SHOULDER)];
  return (
    `M${x} ${y - top}L${x + half} ${y - side}V${y + side}` +
    `L${x} ${y + top}L${x - half} ${y + side}V${y - side}Z`
  );
}

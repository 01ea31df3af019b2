/** How much of a phone's height the panel takes while nobody has dragged it. */
import { type Ground, marginOf, type Size } from "../board/camera";

/** On a screen lower than this many pixels the panel takes more of it. */
export const LOW = 705;
/** Per cent of the table: the least for a board that could use the room, the usual, and on a low one. */
const [LEAST, USUAL, MOST] = [42, 54, 60];
/** Pixels above and below the board: the header, the Queue and the dice. */
const BESIDES = 140;

/**
 * The panel's share of the table, in per cent. Zones are touched: a board of hexes is as wide as the
 * screen where the panel can do with less.
 */
export function usualShare(screen: Size, board?: Ground): number {
  if (board?.grid !== "hexes") return screen.height < LOW ? MOST : USUAL;
  if (screen.height < LOW) return USUAL;
  const margin = 2 * marginOf(board);
  const wanted = ((screen.width - margin) * board.height) / board.width + margin + BESIDES;
  const left = 100 * (1 - wanted / screen.height);
  return Math.round(Math.min(USUAL, Math.max(LEAST, left)));
}

/** The keyboard's place on a board. Arrows move it by a unit, with Shift from figure to figure. */
import type { Arg, Board, Pair } from "../../lib/server/wire";
import { distance } from "./geometry";
import { towards } from "./pointing";

const WAYS: Record<string, Pair> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Cursor {
  at = $state.raw<Pair>();

  hide(): void {
    this.at = undefined;
  }

  /** Moves the cursor. Returns false if the key is not one of its keys. */
  key(event: KeyboardEvent, board: Board, figures: readonly Pair[], start: Pair): boolean {
    const way = WAYS[event.key];
    if (!way) return false;
    const from = this.at ?? start;
    const next = event.shiftKey ? towards(figures, from, way) : this.#step(from, way, board);
    this.at = this.#snapped(next ?? from, figures, board.unit);
    return true;
  }

  on(place: Pair): boolean {
    return this.at !== undefined && distance(this.at, place) < 1;
  }

  /** The column and row it is in, as the rulers count them. */
  said(board: Board): Record<string, Arg> {
    const [x, y] = this.at ?? [0, 0];
    const count = (value: number, from = 0) => Math.floor((value - from) / board.unit) + 1;
    return { x: count(x, board.left), y: count(y, board.top) };
  }

  #step([x, y]: Pair, [dx, dy]: Pair, { unit, width, height, left = 0, top = 0 }: Board): Pair {
    const within = (value: number, least: number, most: number) =>
      Math.max(least + unit / 2, Math.min(least + most - unit / 2, value));
    const centre = (value: number) => (Math.floor(value / unit) + 0.5) * unit;
    return [within(centre(x) + dx * unit, left, width), within(centre(y) + dy * unit, top, height)];
  }

  #snapped(place: Pair, figures: readonly Pair[], unit: number): Pair {
    return figures.find((one) => distance(one, place) < unit * 0.55) ?? place;
  }
}

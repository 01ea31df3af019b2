/** The part of a board that is seen on this screen, and how large it is drawn. */
import { still } from "../../lib/browser/preferences.svelte";
import type { Pair } from "../../lib/server/wire";
import {
  around,
  blend,
  type Camera,
  fitted,
  held,
  moved,
  resized,
  within,
  type Size,
  zoomed,
} from "./camera";
import { drawnUnit } from "./sizing";

const EASE = 320;
/** A place nearer to the edge than this part of the screen counts as out of sight. */
const EDGE = 0.04;

type Shown = Size & { unit: number; grid?: string };

export class View {
  camera = $state.raw<Camera>({ x: 0, y: 0, width: 1, height: 1 });
  screen = $state.raw<Size>({ width: 0, height: 0 });
  #board: Shown = { width: 1, height: 1, unit: 1 };
  #frame = 0;

  /** Units of the board to a pixel. */
  get pixel(): number {
    return this.screen.width ? this.camera.width / this.screen.width : 1;
  }

  get box(): string {
    const { x, y, width, height } = this.camera;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Takes another board and shows all of it. */
  take(board: Shown): void {
    this.#board = board;
    if (this.screen.width) this.camera = fitted(board, this.screen);
  }

  resize(screen: Size): void {
    const before = this.screen;
    if (before.width === screen.width && before.height === screen.height) return;
    this.screen = screen;
    if (!before.width || !screen.width) this.camera = fitted(this.#board, screen);
    else this.camera = this.#held(resized(this.camera, before, screen));
  }

  fit(): void {
    this.#ease(fitted(this.#board, this.screen));
  }

  zoom(factor: number, [x, y]: Pair = this.middle): void {
    this.camera = this.#held(zoomed(this.camera, factor, x, y));
  }

  /** Moves the view by so many pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.camera = this.#held(moved(this.camera, -dx * this.pixel, -dy * this.pixel));
  }

  /**
   * Brings a place into sight, and at least `least` pixels a unit near. Moves no more than needed.
   * A board of lanes is read as a whole, so it comes no nearer.
   */
  show([x, y]: Pair, least = 0): void {
    const wanted = this.#board.grid === "lanes" ? 0 : least;
    const scale = Math.max(1 / this.pixel, wanted / drawnUnit(this.#board.unit));
    const seen = this.#sees([x, y]) && scale <= 1 / this.pixel;
    if (!seen) this.#ease(within(around(x, y, scale, this.screen), this.#board, this.screen));
  }

  /** Shows the whole board if any of these places is out of sight. */
  showAll(places: Pair[]): void {
    if (places.some((place) => !this.#sees(place, EDGE))) this.fit();
  }

  get middle(): Pair {
    const { x, y, width, height } = this.camera;
    return [x + width / 2, y + height / 2];
  }

  /** The point of the board under a point of the screen. */
  at(x: number, y: number, box: DOMRect): Pair {
    return [
      Math.round(this.camera.x + (x - box.left) * this.pixel),
      Math.round(this.camera.y + (y - box.top) * this.pixel),
    ];
  }

  #sees([x, y]: Pair, margin = 0.12): boolean {
    const { camera } = this;
    const part = [(x - camera.x) / camera.width, (y - camera.y) / camera.height];
    return part.every((share) => share > margin && share < 1 - margin);
  }

  #held(camera: Camera): Camera {
    return held(camera, this.#board, this.screen, drawnUnit(this.#board.unit));
  }

  #ease(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    if (still()) return void (this.camera = to);
    const from = this.camera;
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / EASE);
      this.camera = blend(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** The part of a board that is seen on this screen, and how large it is drawn. */
import type { Attachment } from "svelte/attachments";
import { still } from "../../lib/browser/preferences.svelte";
import type { Pair } from "../../lib/server/wire";
import {
  around,
  blend,
  type Camera,
  coveredOf,
  type Extent,
  fitted,
  held,
  inCorner,
  including,
  middle,
  moved,
  resized,
  type Screen,
  type Size,
  uncovered,
  within,
  zoomed,
} from "./camera";
import { drawnUnit } from "./sizing";

const EASE = 320;
/** How many pixels are left around what is brought into sight. */
const AIR = 44;

/** True for the place of something that is not on the table. */
const isOff = ([x, y]: Pair): boolean => x < 0 && y < 0;

const EXTENT = ["left", "top", "width", "height"] as const;

type Shown = Extent & { unit: number; grid?: string };

export class View {
  camera = $state.raw<Camera>({ x: 0, y: 0, width: 1, height: 1 });
  screen = $state.raw<Screen>({ width: 0, height: 0 });
  #board: Shown = { width: 1, height: 1, unit: 1 };
  #frame = 0;
  /** How far down each thing that lies on the upper edge reaches. */
  readonly #covers = new Map<Element, number>();
  /** What it was last moved for by itself; nothing if it has been moved by hand since. */
  #sought: { whole: boolean; places: Pair[]; least: number } | undefined;
  /** How often somebody has moved the view by hand. */
  #moves = 0;
  /** For each kind of reason to move it: the last, how often it had been moved by then, and how near. */
  readonly #reasons = new Map<string, { why: string; moves: number; least: number }>();

  /** Units of the board to a pixel. */
  get pixel(): number {
    return this.screen.width ? this.camera.width / this.screen.width : 1;
  }

  get box(): string {
    const { x, y, width, height } = this.camera;
    return `${x} ${y} ${width} ${height}`;
  }

  /**
   * Takes a board, and shows all of it if it is another than before and not only changed. One that
   * has grown stays where it is if somebody has moved it by hand.
   */
  take(board: Shown): void {
    const before = this.#board;
    this.#board = board;
    const other = EXTENT.some((part) => (before[part] ?? 0) !== (board[part] ?? 0));
    if (!other || !this.screen.width) return;
    const grown = board.grid === "tiles" && before.grid === "tiles";
    if (!grown) this.#whole();
    else if (this.#sought) this.#ease(fitted(board, this.screen));
  }

  resize({ width, height }: Size): void {
    const before = this.screen;
    if (before.width === width && before.height === height) return;
    this.screen = { ...before, width, height };
    if (!before.width || !width || this.#sought?.whole) this.#whole(this.#sought?.places);
    else if (this.#sought) this.camera = this.#anew(this.#sought);
    else this.camera = this.#kept(resized(this.camera, before, this.screen));
  }

  /** The view as it would be if the board had just been opened and these places sought. */
  #anew({ places, least }: { places: Pair[]; least: number }): Camera {
    return this.#framing(fitted(this.#board, this.screen), places, least);
  }

  /** The camera held, with no more beside the board in sight than there must be. */
  #kept(camera: Camera): Camera {
    return within(this.#held(camera), this.#board, this.screen);
  }

  /**
   * For what lies on the upper edge of the board: whatever is brought into sight comes below it.
   * What is `lasting` keeps its room while it is away, so that the board stays where it is.
   */
  cover =
    (lasting = false): Attachment<HTMLElement> =>
    (node) => {
      const watch = new ResizeObserver(() => {
        const reach = node.offsetHeight && node.offsetTop + node.offsetHeight;
        this.#covered(node, lasting ? Math.max(reach, this.#covers.get(node) ?? 0) : reach);
      });
      watch.observe(node);
      return () => {
        watch.disconnect();
        this.#covered(node, 0);
      };
    };

  #covered(node: Element, reach: number): void {
    this.#covers.set(node, reach);
    const covered = Math.max(...this.#covers.values());
    if (covered !== (this.screen.covered ?? 0)) this.#freed({ ...this.screen, covered });
  }

  /** Something else lies on the board than before: what was sought is looked for in what is free. */
  #freed(screen: Screen): void {
    this.screen = screen;
    if (!this.#sought || !this.screen.width) return;
    const { whole, places, least } = this.#sought;
    const from = whole ? fitted(this.#board, this.screen) : this.camera;
    this.#ease(places.length ? this.#framing(from, places, least) : from);
  }

  /** For what lies in the lower right corner: nobody who acts and nothing that is meant lies under it. */
  corner: Attachment<HTMLElement> = (node) => {
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = node.offsetParent ?? node;
      const corner = { width: clientWidth - node.offsetLeft, height: clientHeight - node.offsetTop };
      this.#freed({ ...this.screen, corner });
    });
    watch.observe(node);
    return () => {
      watch.disconnect();
      this.screen = { ...this.screen, corner: undefined };
    };
  };

  fit(): void {
    this.#moves++;
    this.#sought = { whole: true, places: [], least: 0 };
    this.#ease(fitted(this.#board, this.screen));
  }

  #whole(places: Pair[] = []): void {
    this.#sought = { whole: true, places, least: 0 };
    this.camera = fitted(this.#board, this.screen);
  }

  zoom(factor: number, [x, y]: Pair = this.middle): void {
    this.#taken();
    this.camera = this.#held(zoomed(this.camera, factor, x, y));
  }

  /** Moves the view by so many pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.#taken();
    this.camera = this.#held(moved(this.camera, -dx * this.pixel, -dy * this.pixel));
  }

  /**
   * Brings a place into sight, and at least `least` pixels a unit near. Moves no more than needed.
   * A board of lanes is read as a whole, so it comes no nearer.
   */
  show([x, y]: Pair, least = 0): void {
    if (isOff([x, y])) return;
    const wanted = this.#board.grid === "lanes" ? 0 : least;
    const scale = Math.max(1 / this.pixel, wanted / drawnUnit(this.#board.unit));
    const seen = this.#sees([x, y]) && scale <= 1 / this.pixel;
    if (seen) return;
    this.#sought = { whole: false, places: [[x, y]], least };
    const shown = within(around(x, y, scale, this.screen), this.#board, this.screen);
    this.#ease(uncovered(shown, [[x, y]], this.screen, this.#air / 2));
  }

  /**
   * Brings places into sight for a reason of some kind, at least `least` pixels a unit near if that
   * shows them all. If the view has been moved by hand since it was moved for this reason, it stays.
   */
  follow(kind: string, why: string, wanted: Pair[], least = 0): void {
    const places = wanted.filter((place) => !isOff(place));
    const last = this.#reasons.get(kind);
    if (last?.why === why && last.moves !== this.#moves) return;
    this.#reasons.set(kind, { why, moves: this.#moves, least });
    if (!places.length || !this.screen.width) return;
    if (last && last.least > least && this.#sought) this.#whole(places);
    const near = this.#near(this.camera, places, least) !== this.camera;
    const moves = near || places.some((place) => !this.#sees(place));
    this.#sought = { whole: !moves && !!this.#sought?.whole, places, least };
    if (moves) this.#ease(this.#framing(this.camera, places, least));
  }

  /** The camera nearest to another that shows some places. */
  #framing(from: Camera, places: Pair[], least: number): Camera {
    const near = this.#near(from, places, least);
    const shown = within(including(near, places, this.screen, this.#air), this.#board, this.screen);
    return uncovered(shown, places, this.screen, this.#air / 2);
  }

  /** A camera itself, or one near enough around some places. */
  #near(from: Camera, places: Pair[], least: number): Camera {
    const wanted = this.#board.grid === "lanes" ? 0 : least / drawnUnit(this.#board.unit);
    if (wanted <= this.screen.width / from.width) return from;
    const [x, y] = [0, 1].map((axis) => {
      const all = places.map((place) => place[axis]!);
      return (Math.min(...all) + Math.max(...all)) / 2;
    }) as Pair;
    return around(x, y, wanted, this.screen);
  }

  get #air(): number {
    const { width, height } = this.screen;
    return Math.min(AIR, width / 6, (height - coveredOf(this.screen)) / 6);
  }

  /** Somebody moves it by hand: it goes nowhere by itself meanwhile. */
  #taken(): void {
    this.#moves++;
    this.#sought = undefined;
    cancelAnimationFrame(this.#frame);
  }

  /** Where on the screen a place of the board is, in pixels from the upper left. */
  onScreen = ([x, y]: readonly [number, number]): [number, number] => [
    (x - this.camera.x) / this.pixel,
    (y - this.camera.y) / this.pixel,
  ];

  onBoard = ([x, y]: readonly [number, number]): [number, number] => [
    this.camera.x + x * this.pixel,
    this.camera.y + y * this.pixel,
  ];

  get middle(): Pair {
    return middle(this.camera, this.screen);
  }

  /** The point of the board under a point of the screen. */
  at(x: number, y: number, box: DOMRect): Pair {
    return [
      Math.round(this.camera.x + (x - box.left) * this.pixel),
      Math.round(this.camera.y + (y - box.top) * this.pixel),
    ];
  }

  /** True if a place is on the screen, under nothing that lies there and not at the very edge. */
  #sees(place: Pair): boolean {
    const [x, y] = this.onScreen(place);
    const edge = this.#air / 2;
    const { width, height } = this.screen;
    const top = coveredOf(this.screen) + edge;
    if (inCorner(this.camera, place, this.screen, edge)) return false;
    return x > edge && x < width - edge && y > top && y < height - edge;
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

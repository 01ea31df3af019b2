/** The frames of a match, fetched page by page as they are needed. */
import type { Board } from "../lib/server/wire";
import type { Frame, Frames } from "./wire";

const PAGE = 60;

export class Film {
  readonly #pages = new Map<number, Promise<void>>();
  readonly #frames: Frame[] = [];
  readonly #boards = new Map<string, Board>();

  constructor(
    readonly total: number,
    private readonly fetch: (since: number, count: number) => Promise<Frames>,
  ) {}

  get last(): number {
    return this.total - 1;
  }

  async at(index: number): Promise<Frame> {
    await this.#page(Math.floor(index / PAGE));
    return this.#frames[index]!;
  }

  /** Every frame up to this one. */
  async upto(index: number): Promise<Frame[]> {
    await Promise.all(Array.from({ length: Math.floor(index / PAGE) + 1 }, (_, page) => this.#page(page)));
    return this.#frames.slice(0, index + 1);
  }

  /** Fetches what will be needed next. */
  ahead(index: number): void {
    const page = Math.floor(index / PAGE) + 1;
    if (page * PAGE < this.total) this.#page(page).catch(() => undefined);
  }

  boardOf({ scene }: Frame): Board | undefined {
    return this.#boards.get(scene.board ?? "");
  }

  /** Fetches a page of frames, once unless that failed. */
  #page(page: number): Promise<void> {
    let asked = this.#pages.get(page);
    if (!asked) {
      asked = this.fetch(page * PAGE, PAGE).then(({ frames }) => frames.forEach((frame) => this.#keep(frame)));
      asked.catch(() => this.#pages.delete(page));
      this.#pages.set(page, asked);
    }
    return asked;
  }

  #keep(frame: Frame): void {
    this.#frames[frame.index] = frame;
    if (frame.board) this.#boards.set(frame.scene.board ?? "", frame.board);
  }
}

/** A finished match as it is watched: the moment in view, and playing on from it. */
import type { Card, Pair, Room, Seat, Token, Update } from "../lib/server/wire";
import { View } from "../table/board/view.svelte";
import type { Seen } from "../table/context";
import { Display } from "../table/log/display.svelte";
import { dwell } from "../table/log/pace";
import type { Film } from "./film";
import { nextMark, type Turn, turnAt, turnsOf } from "./marks";
import { answersOf, chronicleOf } from "./past";
import type { Frame, Mark } from "./wire";

/** Milliseconds between one answer and the next. */
const BREATH = 260;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The figure in focus, and its card at the moment in view. */
class Gaze {
  figure = $state("");
  card = $state.raw<Card>();
}

export class Reel implements Seen {
  readonly display = new Display();
  readonly view = new View();
  readonly attention = new Gaze();
  readonly live: { room: Room; seats: Seat[] };
  readonly turns: Turn[];
  index = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** The frame that is shown; undefined until the first has been fetched. */
  frame = $state.raw<Frame>();
  /** The error, if something could not be fetched. */
  fault = $state.raw<unknown>();
  #run = 0;
  #wake: (() => void) | undefined;

  constructor(
    room: Room,
    readonly film: Film,
    readonly marks: Mark[],
    private readonly card: (index: number, figure: string) => Promise<Card>,
  ) {
    const chairs = room.chairs.map((chair) => ({ ...chair, here: true }));
    this.live = { room: { ...room, chairs }, seats: [] };
    this.turns = turnsOf(marks);
  }

  get tokens(): Token[] {
    return this.display.scene?.tokens ?? [];
  }

  get turn(): number {
    return turnAt(this.turns, this.index);
  }

  get atEnd(): boolean {
    return this.index >= this.film.last;
  }

  /** True if nothing is left to play. A match that a player resigned could still be played on. */
  get finished(): boolean {
    return this.atEnd && this.live.room.result?.resigned === undefined;
  }

  token(id: string): Token | undefined {
    return this.tokens.find((token) => token.id === id);
  }

  where = (id: string): Pair | undefined => this.display.places.get(id) ?? this.token(id)?.at;

  touchFigure = (id: string): void => this.look(this.attention.figure === id ? "" : id);

  look(id: string): void {
    this.attention.figure = id;
    this.attention.card = undefined;
  }

  /** Reads the card of the figure in focus. The old card stays until the new one has come. */
  async read(): Promise<void> {
    const { figure } = this.attention;
    const { index } = this;
    if (!figure) return void (this.attention.card = undefined);
    const card = await this.card(index, figure).catch(() => undefined);
    if (this.attention.figure === figure && this.index === index) this.attention.card = card;
  }

  /** Goes to a moment at once. The log follows when all frames before it have been fetched. */
  async turnTo(wanted: number): Promise<void> {
    const index = Math.max(0, Math.min(this.film.last, wanted));
    const run = this.#stop();
    this.index = index;
    await this.#guard(run, async () => {
      const frame = await this.film.at(index);
      if (run !== this.#run) return;
      this.frame = frame;
      this.display.turnTo(this.#update(frame, 0), this.display.chronicle);
      const frames = await this.film.upto(index);
      if (run === this.#run) this.#lay(frame, frames);
    });
  }

  /** Tries the same moment again, after something could not be fetched. */
  retry(): Promise<void> {
    return this.turnTo(this.index);
  }

  async step(way: 1 | -1): Promise<void> {
    if (way < 0) return this.turnTo(this.index - 1);
    const run = this.#stop();
    if (!this.atEnd) await this.#guard(run, () => this.#on(run));
  }

  async toMark(way: 1 | -1): Promise<void> {
    const mark = nextMark(this.marks, this.index, way);
    await this.turnTo(mark?.index ?? (way > 0 ? this.film.last : 0));
  }

  async toggle(): Promise<void> {
    if (this.playing) return this.turnTo(this.index);
    if (this.atEnd) await this.turnTo(0);
    const run = this.#stop();
    this.playing = true;
    await this.#guard(run, async () => {
      while (run === this.#run && !this.atEnd) {
        await this.#on(run);
        await this.#wait(run, BREATH);
      }
    });
    if (run === this.#run) this.playing = false;
  }

  close(): void {
    this.#stop();
  }

  /** Stops whatever is playing. */
  #stop(): number {
    const midway = this.display.busy;
    this.playing = false;
    this.display.busy = false;
    this.#run += 1;
    this.#wake?.();
    if (midway && this.frame) this.display.turnTo(this.#update(this.frame, 0), this.display.chronicle);
    return this.#run;
  }

  async #guard(run: number, does: () => Promise<void>): Promise<void> {
    try {
      this.fault = undefined;
      await does();
    } catch (error) {
      if (run !== this.#run) return;
      this.fault = error;
      this.playing = false;
    }
  }

  /** Plays the next frame, one piece of news after another. */
  async #on(run: number): Promise<void> {
    const frame = await this.film.at(this.index + 1);
    this.film.ahead(frame.index);
    const frames = await this.film.upto(frame.index);
    if (run !== this.#run) return;
    this.index = frame.index;
    this.frame = frame;
    this.display.busy = true;
    for (const news of frame.news ?? []) {
      const milliseconds = dwell(news, "normal") / this.speed;
      this.display.show(news, milliseconds);
      await this.#wait(run, milliseconds);
      if (run !== this.#run) return;
    }
    this.display.busy = false;
    this.#settle(frame, frames);
  }

  #settle(frame: Frame, frames: Frame[]): void {
    this.display.chronicle = chronicleOf(frames);
    this.display.settle(this.#update(frame, answersOf(frames).at(-1) ?? 0));
  }

  #lay(frame: Frame, frames: Frame[]): void {
    this.frame = frame;
    this.display.turnTo(this.#update(frame, answersOf(frames).at(-1) ?? 0), chronicleOf(frames));
  }

  #update(frame: Frame, number: number): Update {
    const board = this.film.boardOf(frame);
    return { is: "update", since: 0, upto: 0, number, scene: frame.scene, ...(board ? { board } : {}) };
  }

  #wait(run: number, milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || run !== this.#run) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

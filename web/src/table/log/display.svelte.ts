/** What the table shows. It lags behind what is known, since news is shown one piece at a time. */
import { SvelteMap } from "svelte/reactivity";
import { preferences, still } from "../../lib/browser/preferences.svelte";
import { sound } from "../../lib/browser/sound";
import { same } from "../../lib/server/plain";
import type { Board, Cue, News, Pair, Scene, Update } from "../../lib/server/wire";
import { along, length } from "../board/geometry";
import { Chronicle, type Entry } from "./chronicle";
import { dwell, lingers } from "./pace";
import { Passings } from "./passing.svelte";
import { Playback, type Screen } from "./playback";
import { soundsOf } from "./sounds";
import { type Trace, traceOf } from "./trace";

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
/** If more pieces of news than this come at once, they are not played, only put into the log. */
const MANY = 60;
/** Milliseconds that banners and traces stay, at the usual pace. */
const BANNER = 2300;
const GREAT_BANNER = 3200;
const TRACE = 4500;
/** The most traces that are seen at once. */
const TRACES = 8;

/** Something that flashes over the board. */
export interface Flash {
  key: number;
  cue: Cue;
  news: News;
}

export class Display implements Screen {
  board = $state.raw<Board>();
  update = $state.raw<Update>();
  chronicle = $state.raw(new Chronicle());
  /** The last throw, while it is being shown. */
  thrown = $state.raw<News>();
  flash = $state.raw<Flash>();
  /** The last piece of news that was shown and is meant to be read. */
  told = $state.raw<News>();
  busy = $state(false);
  paused = $state(false);
  /** Where figures are drawn while they walk, until the update they walk in is settled. */
  readonly places = new SvelteMap<string, Pair>();
  readonly walking = new SvelteMap<string, true>();
  /** The great moment whose words are shown. */
  readonly banners = new Passings<News>(1, sleep);
  /** What shots and blows have left on the board. */
  readonly traces = new Passings<Trace>(TRACES, sleep);
  readonly #playback = new Playback(this, sleep);
  /** Boards by their fingerprints: the server sends each board only once. */
  readonly #boards = new Map<string, Board>();
  #flashes = 0;
  #frames = new Map<string, number>();

  get scene(): Scene | undefined {
    return this.update?.scene;
  }

  /** The log as far as the seat in view may read it. */
  get read(): Entry[] {
    return this.chronicle.read.filter(({ news }) => !this.#hidden(news));
  }

  /** The last throws the seat in view may know of, the latest first. */
  throws(most: number): Entry[] {
    const thrown = this.chronicle.throws(Infinity).filter(({ news }) => !this.#hidden(news));
    return thrown.slice(0, most);
  }

  /** True if only another of the seats at this screen may read it. */
  #hidden({ only }: News): boolean {
    const view = this.update?.view;
    return !!only?.length && (view === undefined || !only.includes(view));
  }

  /** Takes an update. The first is shown at once, the others are played. */
  take(update: Update): void {
    if (!this.update) return this.#find(update);
    const [late, news] = [[] as News[], [] as News[]];
    for (const one of update.news ?? []) (one.at < update.since ? late : news).push(one);
    for (const one of late) this.chronicle = this.chronicle.tell(one);
    if (!news.length && !this.busy && this.#asksAgain(update)) return this.#stay(update);
    this.#playback.add({ ...update, news });
    if (news.length > MANY) this.#playback.hurry();
  }

  /** True if an update puts the question that is open already. */
  #asksAgain({ number, question }: Update): boolean {
    return number === this.update?.number && same(question, this.update.question);
  }

  /** Shows an update. The question stays the same object, so that what was picked stays picked. */
  #stay(update: Update): void {
    this.settle({ ...update, question: this.update!.question });
  }

  hurry(): void {
    this.#sweep();
    this.#playback.hurry();
  }

  hold(held: boolean): void {
    this.#playback.hold(held);
  }

  step(): void {
    this.#playback.step();
  }

  changed(): void {
    this.busy = this.#playback.busy;
    this.paused = this.#playback.paused;
    this.banners.hold(this.paused);
    this.traces.hold(this.paused);
  }

  dwell(news: News): number {
    return this.#hidden(news) ? 0 : dwell(news, preferences.pace);
  }

  show(news: News, milliseconds: number): void {
    this.chronicle = this.chronicle.tell(news);
    if (this.#hidden(news)) return;
    if (!news.quiet) this.told = news;
    if (news.dice && !news.quiet) this.thrown = news;
    if (milliseconds > 0) for (const heard of soundsOf(news)) sound(heard);
    if (!news.cue) return;
    if (news.cue.kind === "move") this.#walk(news.cue, milliseconds);
    if (milliseconds > 0) this.flash = { key: ++this.#flashes, cue: news.cue, news };
    this.#mark(news, news.cue, milliseconds);
  }

  /** Puts the words of a great moment over the board, and what an attack leaves onto it. */
  #mark(news: News, cue: Cue, milliseconds: number): void {
    const words = cue.beat?.great ? GREAT_BANNER : BANNER;
    if (cue.beat && !news.quiet) this.banners.add(news, lingers(words, news, milliseconds));
    const trace = traceOf(cue, this.#where);
    if (trace) this.traces.add(trace, lingers(TRACE, news, milliseconds));
  }

  #where = (id: string): Pair | undefined =>
    this.places.get(id) ?? this.scene?.tokens?.find((token) => token.id === id)?.at;

  /** Takes away banner and traces before their time. */
  #sweep(): void {
    this.banners.clear();
    this.traces.clear();
  }

  settle(update: Update): void {
    const name = update.scene.board ?? "";
    if (update.board) this.#boards.set(name, update.board);
    this.board = this.#boards.get(name) ?? this.board;
    this.update = update;
    if (this.thrown && this.#hidden(this.thrown)) this.thrown = undefined;
    this.places.clear();
  }

  /** Shows the table at another moment of a match. Whatever was being played stops. */
  turnTo(update: Update, chronicle: Chronicle): void {
    for (const frame of this.#frames.values()) cancelAnimationFrame(frame);
    this.#frames.clear();
    this.walking.clear();
    this.flash = undefined;
    this.#sweep();
    this.chronicle = chronicle;
    this.told = undefined;
    this.thrown = chronicle.throws(1)[0]?.news;
    this.settle(update);
  }

  /** Shows the table to somebody who has just come. What was told before goes only into the log. */
  #find(update: Update): void {
    for (const news of update.news ?? []) {
      this.chronicle = this.chronicle.tell(news);
      if (news.dice && !news.quiet) this.thrown = news;
    }
    this.settle(update);
  }

  #walk(cue: Cue, milliseconds: number): void {
    const path = cue.path ?? [];
    const figure = cue.figure ?? "";
    const end = path.at(-1);
    if (!end || !figure) return;
    cancelAnimationFrame(this.#frames.get(figure) ?? 0);
    if (milliseconds <= 0 || still()) return void this.places.set(figure, end);
    const far = length(path);
    const start = performance.now();
    this.walking.set(figure, true);
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / milliseconds);
      const eased = part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
      const [x, y] = along(path, far * eased);
      this.places.set(figure, [x, y]);
      if (part < 1) this.#frames.set(figure, requestAnimationFrame(step));
      else this.walking.delete(figure);
    };
    this.#frames.set(figure, requestAnimationFrame(step));
  }
}

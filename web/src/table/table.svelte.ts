/** A place at the table: what is shown, what is looked at, what is being drawn, what can be said. */
import { faultOf } from "../lib/server/faults";
import type { Live } from "../lib/server/live.svelte";
import type { Area, Asked, Item, Pair, Saying, Seat, Shape, Token, Update, Zone } from "../lib/server/wire";
import { toasts } from "../lib/ui/toasts.svelte";
import { inside, lying, standing } from "./board/terrain/scenery";
import { View } from "./board/view.svelte";
import { Draft } from "./draft/draft.svelte";
import { Display } from "./log/display.svelte";
import { keyOf, withDetails } from "./question/answers";
import { Attention, type Place } from "./question/attention.svelte";
import { Chances } from "./question/chances.svelte";
import { doneTo } from "./question/lines";

export class Table {
  readonly display = new Display();
  readonly view = new View();
  readonly chances: Chances;
  readonly draft: Draft;
  readonly attention: Attention;
  /** What a finger on the board does: move it, or lay a measure on it. */
  tool = $state<"hand" | "tape">("hand");
  tape = $state.raw<[Pair, Pair]>();
  /** The scenery that was touched. */
  ground = $state.raw<Shape>();
  /** The part of the table that was touched, where it matters. */
  zone = $state.raw<Zone>();
  /** What lies on the table where it was touched. */
  area = $state.raw<Area>();
  /** An answer put together in the panel, once it is whole. */
  prepared = $state.raw<{ answer: unknown }>();
  /** What puts it together hears the keys first: whether one was meant for it. */
  hears: ((key: string) => boolean) | undefined;
  /** The number of the last question that was answered. */
  #sent = $state<number>();

  constructor(readonly live: Live) {
    this.chances = new Chances(live.socket);
    this.draft = new Draft(live.socket, () => this.actor?.at);
    this.attention = new Attention(live.socket);
  }

  get update(): Update | undefined {
    return this.display.update;
  }

  /** The open question, once everything that led to it has been shown. */
  get question(): Asked | undefined {
    const { display } = this;
    const asked = display.update?.question;
    return display.busy || this.sending || this.stoodIn(asked?.seat) ? undefined : asked;
  }

  /** An answer is on its way. The update it leads to is sent when it is kept, and ends that. */
  get sending(): boolean {
    return this.#sent !== undefined && this.#sent === this.update?.number;
  }

  /** Whether a bot plays for a seat. */
  stoodIn(seat: Seat | undefined): boolean {
    return this.live.room?.chairs.find((chair) => chair.seat === seat)?.kind === "bot";
  }

  get tokens(): Token[] {
    return this.display.scene?.tokens ?? [];
  }

  get actor(): Token | undefined {
    return this.tokens.find(({ acting }) => acting);
  }

  /** Whom the question names, while nobody acts. */
  get subject(): Token | undefined {
    const asked = this.actor ? undefined : this.question;
    const named = (asked?.message.args ?? []).map(([, value]) => keyOf(value));
    return this.tokens.find(({ name, at, out }) => !out && at[0] >= 0 && named.includes(keyOf(name)));
  }

  token(id: string): Token | undefined {
    return this.tokens.find((token) => token.id === id);
  }

  where = (id: string): Pair | undefined => this.display.places.get(id) ?? this.token(id)?.at;

  /** Whom what is chosen or drawn is done to; else the others to whom something can be done. */
  get lit(): Set<string> {
    const item = this.attention.item;
    const touched = this.draft.tried?.touched ?? [];
    if (item?.figures?.length) return new Set(item.figures);
    if (touched.length) return new Set(touched);
    const side = this.actor?.side;
    const figures = (this.question?.items ?? []).flatMap(({ figures = [] }) => figures);
    if (!figures.length && this.subject) return new Set([this.subject.id]);
    return new Set(figures.filter((figure) => this.token(figure)?.side !== side));
  }

  /** Another question, or none: nothing is chosen yet, and somebody looked at is looked at anew. */
  asked(question: Asked | undefined): void {
    this.attention.choose(undefined);
    this.area = this.ground = this.zone = undefined;
    this.chances.take(question);
    this.draft.take(question);
    const figure = this.attention.figure;
    if (figure && !this.token(figure)) this.attention.turn("");
    else if (figure && question) this.attention.turn(figure, this.actor?.id);
  }

  touchPlace(place: Pair): void {
    this.area = lying(this.display.scene?.areas ?? [], place, this.view.pixel);
    this.ground = standing(this.display.board?.shapes ?? [], place);
    this.zone = this.display.scene?.zones?.find(({ points }) => inside(points, place));
  }

  touchFigure(id: string): void {
    this.area = this.ground = this.zone = undefined;
    this.draft.clear();
    const again = this.attention.figure === id;
    this.attention.choose(undefined);
    this.attention.turn(again ? "" : id, this.actor?.id);
    const offered = doneTo(this.question, id);
    if (!again && offered.length === 1 && offered[0]) this.choose(offered[0].item, "focus");
  }

  /**
   * A line that changes nobody else and has no details is done at once: it can be taken back. One
   * that is drawn is laid on the board; the same line again says it is wanted.
   */
  pick(item: Item, place: Place = "list"): void {
    if (this.draft.holds(item.answer)) return void this.commit();
    if (this.draft.draws(item.answer)) return void this.draft.offer(item.answer);
    const others = item.figures?.some((id) => id !== this.actor?.id) && !this.#names(item);
    const simple = !item.details?.length && !others;
    if (simple) void this.answer(item.answer);
    else this.choose(item, place);
  }

  /** Whether a line only says which of one's own it is, or that it does nothing. */
  #names({ answer, figures = [] }: Item): boolean {
    if (Array.isArray(answer) && answer.length === 2 && answer[1] === null) return true;
    const side = typeof answer === "string" && answer === figures[0] && this.token(answer)?.side;
    return side === this.question?.seat;
  }

  /** Looks at a line closely; the same line again says it is wanted. */
  choose(item: Item, place: Place = "list"): void {
    if (this.attention.item === item) return void this.commit();
    this.draft.clear();
    this.attention.choose(item, place);
    this.weigh();
    const [target] = item.figures ?? [];
    if (target && target !== this.attention.figure && target !== this.actor?.id)
      this.attention.turn(target, this.actor?.id);
  }

  change(name: string, value: unknown): void {
    this.attention.change(name, value);
    this.weigh();
  }

  /** The line chosen, with its details as they are. */
  get chosen(): unknown {
    const { item, changes } = this.attention;
    return item && withDetails(item.answer, changes);
  }

  weigh(): void {
    if (this.attention.item) this.chances.closely(this.chosen);
  }

  /** Whatever waits to be confirmed is done. */
  commit(): Promise<void> {
    const { draft } = this;
    if (draft.laid && draft.allowed) return this.answer(draft.tried!.answer);
    if (this.attention.item) return this.answer(this.chosen);
    return this.prepared ? this.answer(this.prepared.answer) : Promise.resolve();
  }

  /** What is drawn looks so many degrees further to the right; where nothing is, whoever acts. */
  turn(degrees: number): void {
    const { draft } = this;
    if (!this.question || !draft.turns || this.attention.item) return;
    if (draft.tried) draft.turn((draft.facing ?? 0) + degrees);
    else if (draft.walked) void draft.spin().then(() => draft.turn((draft.facing ?? 0) + degrees));
  }

  /** Whatever waits to be confirmed is left; else nobody is looked at. */
  leave(): void {
    if (this.draft.tried) this.draft.clear();
    else if (this.attention.item) this.attention.choose(undefined);
    else if (this.tape || this.tool === "tape") this.lay();
    else this.attention.turn("");
  }

  lay(): void {
    this.tape = undefined;
    this.tool = "hand";
  }

  async answer(answer: unknown): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    const { number, seat } = asked;
    this.#sent = number;
    this.attention.turn("");
    const done = await this.tell({ do: "answer", number, seat, answer });
    if (!done) this.#sent = undefined;
  }

  /** Says something to the server; a refusal is shown. Whether it was done. */
  async tell(saying: Saying): Promise<boolean> {
    try {
      await this.live.socket.ask(saying);
      return true;
    } catch (error) {
      toasts.show(faultOf(error), "bad");
      return false;
    }
  }

  /** The bot that would take a seat over: the strongest of those at this table, or the usual one. */
  get bot(): string {
    return this.live.room?.chairs.find(({ bot }) => bot)?.bot || "greedy";
  }

  /** The seat that would take something back: whose question it is, else one's own first. */
  get own(): Seat | undefined {
    return this.update?.question?.seat ?? this.live.seats[0];
  }

  async undo(): Promise<void> {
    if (this.draft.tried || this.attention.item) return this.leave();
    const seat = this.own;
    if (seat !== undefined) await this.tell({ do: "undo", seat });
  }
}

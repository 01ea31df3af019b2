/** The table as one client plays at it: what it shows, looks at, draws, and can say. */
import { faultOf } from "../lib/server/faults";
import { RefusedError } from "../lib/server/socket.svelte";
import type { Live } from "../lib/server/live.svelte";
import type { Area, Asked, Item, Message, Pair, Saying, Seat, Shape, Token, Update, Zone } from "../lib/server/wire";
import { toasts } from "../lib/ui/toasts.svelte";
import { inside, lightAt, lying, standing } from "./board/terrain/scenery";
import { View } from "./board/view.svelte";
import { Draft } from "./draft/draft.svelte";
import { Display } from "./log/display.svelte";
import { keyOf, withDetails } from "./question/answers";
import { Attention, type Place } from "./question/attention.svelte";
import { Chances } from "./question/chances.svelte";
import { keyed, type Lead } from "./question/deeds/leads";
import { doneTo } from "./question/lines";

export class Table {
  readonly display = new Display();
  readonly view = new View();
  readonly chances: Chances;
  readonly draft: Draft;
  readonly attention: Attention;
  /** What a finger on the board does: pan the board, or lay the tape measure on it. */
  tool = $state<"hand" | "tape">("hand");
  tape = $state.raw<[Pair, Pair]>();
  /** The scenery that was touched. */
  ground = $state.raw<Shape>();
  /** The zone that was touched. */
  zone = $state.raw<Zone>();
  /** The light at the place that was touched, in words. */
  light = $state.raw<Message>();
  /** The round area that was touched. */
  area = $state.raw<Area>();
  /** True if more than the deeds to offer first is shown. */
  more = $state(false);
  /** The deed whose places are shown. */
  unfolded = $state("");
  /** The answer put together in the panel, once it is complete. */
  prepared = $state.raw<{ answer: unknown }>();
  /** Offers a key to whatever puts an answer together. Returns true if the key was meant for it. */
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

  /** True while an answer is on its way. The update that the answer leads to ends this. */
  get sending(): boolean {
    return this.#sent !== undefined && this.#sent === this.update?.number;
  }

  /** True if a bot plays for a seat. */
  stoodIn(seat: Seat | undefined): boolean {
    return this.live.room?.chairs.find((chair) => chair.seat === seat)?.kind === "bot";
  }

  get tokens(): Token[] {
    return this.display.scene?.tokens ?? [];
  }

  get actor(): Token | undefined {
    return this.tokens.find(({ acting }) => acting);
  }

  /** The figure that the question names, while no figure acts. */
  get subject(): Token | undefined {
    const asked = this.actor ? undefined : this.question;
    const named = (asked?.message.args ?? []).map(([, value]) => keyOf(value));
    return this.tokens.find(({ name, at, out }) => !out && at[0] >= 0 && named.includes(keyOf(name)));
  }

  token(id: string): Token | undefined {
    return this.tokens.find((token) => token.id === id);
  }

  where = (id: string): Pair | undefined => this.display.places.get(id) ?? this.token(id)?.at;

  /**
   * The figures to highlight: the targets of what is chosen or drawn. If nothing is, the figures of
   * other sides that can be targets.
   */
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

  /**
   * Takes the next question, or none. Nothing is chosen yet, and the figure in focus is read anew.
   */
  asked(question: Asked | undefined): void {
    this.attention.choose(undefined);
    this.unfolded = "";
    this.#untouch();
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
    this.light = this.display.board && lightAt(this.display.board, place);
  }

  #untouch(): void {
    this.area = this.ground = this.zone = this.light = undefined;
  }

  touchFigure(id: string): void {
    this.#untouch();
    this.draft.clear();
    const again = this.attention.figure === id;
    this.attention.choose(undefined);
    this.attention.turn(again ? "" : id, this.actor?.id);
    const offered = doneTo(this.question, id);
    if (!again && offered.length === 1 && offered[0]) this.choose(offered[0].item, "focus");
  }

  /**
   * Picks a line. A line without details that affects no other figure is answered at once, since
   * it can be undone. A line that is drawn is laid on the board; picking it again confirms it.
   * Any other line is shown in detail first.
   */
  pick(item: Item, place: Place = "list"): void {
    if (this.draft.holds(item.answer)) return void this.commit();
    if (this.draft.draws(item.answer)) return void this.draft.offer(item.answer);
    const others = item.figures?.some((id) => id !== this.actor?.id) && !this.#names(item);
    const simple = !item.details?.length && !others;
    if (simple) void this.answer(item.answer);
    else this.choose(item, place);
  }

  /** True if a line only names a figure of the asked side, or declines. */
  #names({ answer, figures = [] }: Item): boolean {
    if (Array.isArray(answer) && answer.length === 2 && answer[1] === null) return true;
    const side = typeof answer === "string" && answer === figures[0] && this.token(answer)?.side;
    return side === this.question?.seat;
  }

  /**
   * Picks the deed that a letter stands for; struck again, its next target. Returns true if a deed
   * has that letter.
   */
  strike(key: string): boolean {
    const leads = keyed(this.question, key, (answer) => this.chances.of(answer));
    const [first] = leads;
    if (!first) return false;
    if (first.placed) this.unfold(first);
    else this.#next(leads.flatMap(({ lines }) => lines.map(({ item }) => item)));
    return true;
  }

  /** Shows the places where a deed may be done, or folds them again. */
  unfold({ deed, way }: Lead): void {
    this.attention.choose(undefined);
    this.unfolded = this.unfolded === deed ? "" : deed;
    if (way && this.unfolded && way !== this.draft.way) this.draft.choose(way);
  }

  /** Picks the line after the chosen one, or the first if none of them is chosen. */
  #next(items: Item[]): void {
    const now = items.findIndex((item) => item === this.attention.item);
    const item = items[(now + 1) % items.length];
    if (item && item !== this.attention.item) this.pick(item);
  }

  /** Shows a line in detail. Choosing the same line again gives it as the answer. */
  choose(item: Item, place: Place = "list"): void {
    if (this.attention.item === item) return void this.commit();
    this.draft.clear();
    this.unfolded = "";
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

  /** The answer of the chosen line, with its details as they are set. */
  get chosen(): unknown {
    const { item, changes } = this.attention;
    return item && withDetails(item.answer, changes);
  }

  weigh(): void {
    if (this.attention.item) this.chances.closely(this.chosen);
  }

  /** Gives the answer that waits to be confirmed. */
  commit(): Promise<void> {
    const { draft } = this;
    if (draft.laid && draft.allowed) return this.answer(draft.tried!.answer);
    if (this.attention.item) return this.answer(this.chosen);
    return this.prepared ? this.answer(this.prepared.answer) : Promise.resolve();
  }

  /** Turns the end of what is drawn clockwise. If nothing is drawn, turns the acting figure. */
  turn(degrees: number): void {
    const { draft } = this;
    if (!this.question || !draft.turns || this.attention.item) return;
    if (draft.tried) draft.turn((draft.facing ?? 0) + degrees);
    else if (draft.walked) void draft.spin().then(() => draft.turn((draft.facing ?? 0) + degrees));
  }

  /** Drops what waits to be confirmed. If nothing does, takes the focus off the figure. */
  leave(): void {
    if (this.draft.tried) this.draft.clear();
    else if (this.attention.item) this.attention.choose(undefined);
    else if (this.tape || this.tool === "tape") this.lay();
    else this.attention.turn("");
  }

  /** True if lengths on the board mean anything. */
  get measurable(): boolean {
    return this.display.board?.grid !== "lanes";
  }

  /** Takes up the tape measure, or lays it down. */
  measure(): void {
    if (this.tool === "tape") this.lay();
    else if (this.measurable) this.tool = "tape";
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

  /** Says something to the server and shows any refusal. Returns true if it was done. */
  async tell(saying: Saying): Promise<boolean> {
    try {
      await this.live.socket.ask(saying);
      return true;
    } catch (error) {
      toasts.show(faultOf(error), "bad");
      return false;
    }
  }

  /** The bot that would take over a seat: the first bot at this table, or the usual one. */
  get bot(): string {
    return this.live.room?.chairs.find(({ bot }) => bot)?.bot || "greedy";
  }

  /** The seat that would undo: the one that is asked, or the first of our own. */
  get own(): Seat | undefined {
    return this.update?.question?.seat ?? this.live.seats[0];
  }

  async undo(): Promise<void> {
    if (this.draft.tried || this.attention.item) return this.leave();
    const seat = this.own;
    if (seat === undefined) return;
    try {
      await this.live.socket.ask({ do: "undo", seat });
    } catch (error) {
      this.declined = this.alone && error instanceof RefusedError && error.message === "BotDeclines";
      if (!this.declined) toasts.show(faultOf(error), "bad");
    }
  }

  /** True while a player who plays alone is told that a bot did not agree to an undo. */
  declined = $state(false);

  /** True if bots have all the other seats, so that the match may be turned into practice. */
  get alone(): boolean {
    const others = this.live.room?.chairs.filter(({ seat }) => !this.live.seats.includes(seat));
    return this.live.seats.length > 0 && !!others?.every(({ kind, name }) => kind === "bot" && !name);
  }

  /** Turns the match into practice, for good. Returns true if it was done. */
  async practise(): Promise<boolean> {
    const seat = this.own;
    return seat !== undefined && (await this.tell({ do: "practise", seat }));
  }
}

/** The table as one client plays at it: what it shows, looks at, draws, and can say. */
import { tick } from "svelte";
import { faultOf } from "../lib/server/faults";
import { RefusedError } from "../lib/server/socket.svelte";
import type { Live } from "../lib/server/live.svelte";
import { keyOf, same } from "../lib/server/plain";
import type { Asked, Item, Message, Order, Pair, Saying, Seat, Token, Update } from "../lib/server/wire";
import { toasts } from "../lib/ui/toasts.svelte";
import { Measure } from "./board/measure.svelte";
import { Touched } from "./board/terrain/touched.svelte";
import { View } from "./board/view.svelte";
import { Draft } from "./draft/draft.svelte";
import { Prospect, type Waiting } from "./draft/prospect.svelte";
import { type Planned, Walk } from "./draft/walk.svelte";
import { Display } from "./log/display.svelte";
import { withDetails } from "./question/answers";
import { Attention, type Place } from "./question/attention.svelte";
import { Chances } from "./question/chances.svelte";
import { keyed, type Lead, leadsOf, type Rank } from "./question/deeds/leads";
import { Ranking } from "./question/deeds/ranking.svelte";
import { doneTo, numbered, wayAt } from "./question/lines";
import { Reasons } from "./question/reasons.svelte";
import { Unfolding } from "./question/unfolding.svelte";
import { ASIDE, orderKey } from "./question/orders/orderkeys";
import { Undoing } from "./overlays/undoing.svelte";

export class Table {
  readonly display = new Display();
  readonly view = new View();
  readonly chances: Chances;
  readonly draft: Draft;
  readonly attention: Attention;
  readonly prospect: Prospect;
  readonly reasons: Reasons;
  readonly unfolding: Unfolding;
  readonly walk = new Walk();
  readonly measure = new Measure();
  readonly touched = new Touched();
  readonly undoing: Undoing;
  readonly #ranking = new Ranking((answer) => this.chances.of(answer));
  /** True if more than the deeds to offer first is shown. */
  more = $state(false);
  /** The deed whose places are shown. */
  unfolded = $state("");
  /** The answer put together in the panel, once it is complete. */
  prepared = $state.raw<{ answer: unknown }>();
  /** Offers a key to whatever puts an answer together. Returns true if the key was meant for it. */
  hears: ((key: string) => boolean) | undefined;
  /** The question that was put last. */
  #put: Asked | undefined;
  /** The number of the last question that was answered. */
  #sent = $state<number>();
  /** Resolved once the figure has been turned as often as it was asked for. */
  #turning = Promise.resolve();

  constructor(readonly live: Live) {
    this.chances = new Chances(live.socket);
    this.draft = new Draft(live.socket, () => this.actor?.at);
    this.attention = new Attention(live.socket);
    this.prospect = new Prospect(live.socket);
    this.reasons = new Reasons(live.socket);
    this.unfolding = new Unfolding(live.socket, (items) =>
      this.chances.also(items.map(({ answer }) => answer)),
    );
    this.undoing = new Undoing(live, () => this.update?.question?.seat);
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

  /** The open question with the lines that were unfolded. */
  get offered(): Asked | undefined {
    return this.question && this.unfolding.within(this.question);
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
    return this.actor ? undefined : this.#named()[0];
  }

  /** The figure that the question names, if it belongs to the seat that is asked. */
  get asks(): Token | undefined {
    return this.#named().find(({ side }) => side === this.question?.seat);
  }

  #named(): Token[] {
    const named = (this.question?.message.args ?? []).map(([, value]) => keyOf(value));
    return this.tokens.filter(({ name, at, out }) => !out && at[0] >= 0 && named.includes(keyOf(name)));
  }

  token(id: string): Token | undefined {
    return this.tokens.find((token) => token.id === id);
  }

  where = (id: string): Pair | undefined => this.display.places.get(id) ?? this.token(id)?.at;

  /**
   * Takes the next question, or none. Nothing is chosen yet, and the figure in focus is read anew.
   * A question that is told again changes nothing.
   */
  asked(question: Asked | undefined): void {
    if (question && question === this.#put) return;
    this.#put = question;
    this.attention.choose(undefined);
    this.unfolded = "";
    this.touched.clear();
    this.chances.take(question);
    this.#ranking.take(question);
    this.draft.take(question);
    const figure = this.attention.figure;
    if (figure && !this.token(figure)) this.attention.turn("");
    else if (figure && question) this.attention.turn(figure, this.actor?.id);
    const planned = this.walk.next(question, this.actor?.id);
    if (planned) void this.#goOn(planned);
  }

  touchPlace(place: Pair): void {
    const { board, scene } = this.display;
    this.touched.take(place, board, scene, this.view.pixel);
  }

  touchFigure(id: string): void {
    this.touched.clear();
    const other = this.question?.instead?.find((one) => one.figures?.includes(id));
    if (other && !same(other.answer, this.question?.via)) void this.turnTo(other);
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
    if (item.ends && this.waits) return void this.commit([item.answer]);
    if (this.draft.holds(item.answer)) return void this.commit();
    if (this.draft.draws(item.answer)) return void this.draft.offer(item.answer);
    const others = item.figures?.some((id) => id !== this.actor?.id) && !this.#names(item);
    const simple = !item.details?.length && !others;
    if (simple) void this.answer(item.answer);
    else this.choose(item, place);
  }

  /** Picks the line with that number. If its way is folded, its lines are asked for first. */
  async pickNumber(number: number): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    await this.unfolding.want(asked, wayAt(asked, number));
    const line = numbered(this.unfolding.within(asked)).find((one) => one.number === number);
    if (line && this.question === asked) this.pick(line.item);
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
    const leads = keyed(this.offered, key, this.rank);
    const [first] = leads;
    if (!first) return this.#orderBy(key);
    if (first.placed) this.unfold(first);
    else this.#next(leads.flatMap(({ lines }) => lines.map(({ item }) => item)));
    return true;
  }

  /** Puts the lines of a deed in order, the most promising first. */
  rank: Rank = (deed, lines) => this.#ranking.rank(deed, lines);

  /** Shows the places where a deed may be done, or folds them again. */
  unfold({ deed, way }: Lead): void {
    this.attention.choose(undefined);
    this.unfolded = this.unfolded === deed ? "" : deed;
    if (way && this.unfolded && way !== this.draft.way) this.draft.choose(way);
    if (this.question && this.unfolded) void this.unfolding.want(this.question, way);
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
    this.chances.also((item.forms ?? []).map(({ answer }) => answer));
    this.weigh();
    const [target] = item.figures ?? [];
    if (target && target !== this.attention.figure && target !== this.actor?.id)
      this.attention.turn(target, this.actor?.id);
  }

  change(name: string, value: unknown): void {
    this.attention.change(name, value);
    this.weigh();
  }

  /** Takes another form of the chosen line. */
  reform(form: Item): void {
    this.attention.reform(form);
    this.weigh();
  }

  /** The answer of the chosen line, with its details as they are set. */
  get chosen(): unknown {
    const { done, changes } = this.attention;
    return done && withDetails(done.answer, changes);
  }

  weigh(): void {
    if (this.attention.item) this.chances.closely(this.chosen);
  }

  /** True if a deed of this turn waits to be confirmed: ending the turn then does it first. */
  get waits(): boolean {
    const { draft, attention } = this;
    return !!(draft.rests && draft.allowed) || (!!attention.item && !attention.item.ends);
  }

  /** What waits to be confirmed and may be followed by more: a draft that is laid, or a line. */
  get waiting(): Waiting | undefined {
    const { draft, attention } = this;
    if (attention.item) return attention.item.ends ? undefined : { answer: this.chosen };
    if (!draft.rests || !draft.allowed) return undefined;
    const to = (draft.tried!.legs?.length ?? 0) > 1 ? draft.aims.at(-1) : undefined;
    return { answer: draft.tried!.answer, ...(to ? { to } : {}), onto: draft.onto };
  }

  /**
   * Gives the answer that waits to be confirmed, what is to be done after it, and the end. It waits
   * for what the server has still to say about it. What is drawn anew or dropped meanwhile is not
   * given.
   */
  async commit(end: unknown[] = []): Promise<void> {
    const { draft, prospect } = this;
    if (draft.tried && draft.laid && draft.allowed) {
      await Promise.all([this.#turning, draft.settled()]);
      const { tried } = draft;
      if (!tried || !draft.laid || !draft.allowed) return;
      await tick().then(() => prospect.known());
      if (draft.tried !== tried) return;
      const then = [...prospect.then, ...end];
      if (!then.length) this.#plan(draft.aims, draft.onto);
      return this.answer(tried.answer, then);
    }
    if (this.attention.item) return this.answer(this.chosen, [...prospect.then, ...end]);
    if (this.prepared) return this.answer(this.prepared.answer);
  }

  /** Keeps what comes after the leg that is laid: more of the way, or the figure it leads up to. */
  #plan(to: Pair[], onto: string): void {
    const { question, draft, actor } = this;
    if (!question || !actor || !draft.walked || !to.length) return;
    const more = (draft.tried?.legs?.length ?? 0) > 1;
    const way = draft.way?.name ?? "";
    const { number, seat } = question;
    this.walk.begin({ number, seat, actor: actor.id, way, to: to.slice(-1), more, onto });
  }

  /** Walks the next leg of a walk, or turns to the figure it led up to. */
  async #goOn({ way, to, more, onto }: Planned): Promise<void> {
    if (!more) return this.#meet(onto);
    const found = this.question?.ways?.find(({ name }) => name === way);
    if (found && found !== this.draft.way) this.draft.choose(found);
    const tried = await this.draft.layThrough(to);
    if (!tried?.cost || !this.draft.allowed) return this.draft.clear();
    this.#plan(to, onto);
    await this.answer(tried.answer);
  }

  /** Looks at a figure and chooses the first of the leading deeds that can be done to it. */
  #meet(figure: string): void {
    this.touchFigure(figure);
    const lines = leadsOf(this.question, this.rank).flatMap(({ lines }) => lines);
    const best = lines.find(({ item }) => item.figures?.includes(figure));
    if (best && best.item !== this.attention.item) this.choose(best.item, "focus");
  }

  /** Turns the end of what is drawn clockwise. If nothing is drawn, turns the acting figure. */
  turn(degrees: number): void {
    const { draft, question } = this;
    if (!question || !draft.turns || this.attention.item) return;
    this.#turning = this.#turning.then(() => this.#turnBy(degrees, question.number));
  }

  async #turnBy(degrees: number, asked: number): Promise<void> {
    const { draft } = this;
    if (!draft.tried && draft.walked) await draft.spin();
    if (this.question?.number === asked) draft.turn((draft.facing ?? 0) + degrees);
  }

  /** Drops what waits to be confirmed. If nothing does, takes the focus off the figure. */
  leave(): void {
    if (this.draft.tried) this.draft.clear();
    else if (this.attention.item) this.attention.choose(undefined);
    else if (this.measure.taken) this.measure.putAway();
    else this.attention.turn("");
  }

  /** True if lengths on the board mean anything, and may be known. */
  get measurable(): boolean {
    const { board } = this.display;
    return board?.grid !== "lanes" && !board?.unmeasured;
  }

  /** Answers the open question; `then` are answers given in advance, to those like it. */
  async answer(answer: unknown, then: unknown[] = []): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    const { number, seat, via } = asked;
    this.#sent = number;
    this.attention.turn("");
    const done = await this.tell({ do: "answer", number, seat, answer, then, via });
    if (!done) this.#sent = undefined;
  }

  /** Gives a standing order about the open question and others like it. */
  async order({ span, guarded = false }: Order): Promise<void> {
    const asked = this.question;
    if (asked) await this.tell({ do: "order", number: asked.number, seat: asked.seat, span, guarded });
  }

  /** Answers the question that this one was put in place of: to wait, or to let others begin. */
  async turnAside({ answer }: Item): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    const { number, seat } = asked;
    this.#sent = number;
    if (!(await this.tell({ do: "answer", number, seat, answer, aside: true }))) this.#sent = undefined;
  }

  /** Turns the question to something else, such as another figure that may act now. */
  async turnTo({ answer }: Item): Promise<void> {
    const asked = this.question;
    if (asked) await this.tell({ do: "turn", number: asked.number, seat: asked.seat, via: answer });
  }

  /** Gives the standing order, or the answer aside, that a letter stands for. */
  #orderBy(key: string): boolean {
    const [aside] = this.question?.aside ?? [];
    if (aside && key === ASIDE) return !!this.turnAside(aside);
    const order = this.question?.orders?.find((one) => orderKey(one) === key);
    if (order) void this.order(order);
    return !!order;
  }

  /** Takes back a standing order: such questions are asked again. */
  async lift({ key = "" }: Order): Promise<void> {
    const seat = this.update?.view;
    if (seat !== undefined) await this.tell({ do: "lift", seat, key });
  }

  /** Says something to the server and shows any refusal. Returns true if it was done. */
  async tell(saying: Saying): Promise<boolean> {
    try {
      await this.live.socket.ask(saying);
      return true;
    } catch (error) {
      if (!this.#hinted(error)) toasts.show(faultOf(error), "bad");
      return false;
    }
  }

  /** What a lesson says to the last answer, which did not count, and the question it was for. */
  hint = $state.raw<{ number: number; words: Message }>();

  #hinted(error: unknown): boolean {
    if (!(error instanceof RefusedError) || error.message !== "NotInLesson") return false;
    this.hint = { number: this.update?.number ?? -1, words: error.refused.message };
    return true;
  }

  /** Drops what waits to be confirmed; if nothing does, takes back the last answer. */
  async undo(): Promise<void> {
    if (this.draft.tried || this.attention.item) return this.leave();
    await this.undoing.undo();
  }
}

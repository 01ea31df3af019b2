/** An answer being drawn on the board: a way to walk, a spot, a template, a direction. */
import type { Socket } from "../../lib/server/socket.svelte";
import { same } from "../../lib/server/plain";
import type { Asked, Pair, Reached, Tried, Way } from "../../lib/server/wire";
import { bearing, distance, onEdge } from "../board/geometry";
import { facingIn, inWay, turnedIn } from "../question/answers";
import type { Climb } from "../question/ground/heights";
import { LatestRequest } from "./latestrequest";
import { nearestReachable } from "./reach";

export const WALKED = ["route", "squares", "hexes"];
/** Kinds of ways whose best answer towards a place the server works out. */
const HEADED = [...WALKED, "spot", "along", "template"];
const TURNED = ["route", "spot"];
/** Kinds of ways whose reachable places can be shown. */
const REACHED = [...WALKED, "spot"];
const MOST_STOPS = 16;

/** The places to pass through to the last, and where the finger is. */
interface Wish {
  to: Pair[];
  aim: Pair;
}

export class Draft {
  asked = $state.raw<Asked>();
  way = $state.raw<Way>();
  reached = $state.raw<Reached>();
  /** What the server says about the draft as it is now. */
  tried = $state.raw<Tried>();
  /** The places it must pass through before the one under the finger. */
  stops = $state.raw<Pair[]>([]);
  /** True if the player chose this way, so that a touch on a figure is meant for it. */
  wanted = $state(false);
  /** The figure under the finger that a walk leads up to. */
  onto = $state("");
  /** True once the finger was lifted and the draft waits to be confirmed. */
  laid = $state(false);
  /** How often it was laid where the server has not answered yet. */
  #unsettled = $state(0);
  /** The way up or down a wall that is laid, on which the figure may also stop. */
  climb = $state.raw<Climb>();
  /** True while the height to stop at is being changed. */
  sliding = $state(false);
  /** The answer from the list that is laid on the board. */
  #offered = $state.raw<unknown>();
  /** The way that was chosen. While a finger is on a figure, `way` may be another for that time. */
  #chosen: Way | undefined;
  /** Where it was last led to. */
  #aim: Pair | undefined;
  #latest: LatestRequest<Wish, Tried>;
  #heights: LatestRequest<number, Tried>;

  /** `stand` returns the place of the acting figure. */
  constructor(
    private readonly socket: Socket,
    private readonly stand: () => Pair | undefined,
  ) {
    this.#latest = new LatestRequest(
      (wish) => this.#ask(wish),
      (tried) => this.#show(tried),
    );
    this.#heights = new LatestRequest(
      (height) => this.#hang(height),
      (tried) => (this.tried = tried),
    );
  }

  take(asked: Asked | undefined): void {
    this.clear();
    this.asked = asked;
    this.reached = undefined;
    this.way = this.#chosen = asked?.ways?.[0];
    this.wanted = this.way?.name === "";
    if (asked && this.way) void this.#reach(asked, this.way);
  }

  choose(way: Way): void {
    this.clear();
    this.way = this.#chosen = way;
    this.wanted = true;
    this.reached = undefined;
    if (this.asked) void this.#reach(this.asked, way);
  }

  get walked(): boolean {
    return WALKED.includes(this.way?.kind ?? "");
  }

  /** Where the draft starts: at the figure that walks or turns. */
  get start(): Pair | undefined {
    const given = this.way?.domain["start"] as Pair | undefined;
    return given ?? (this.way?.kind === "facing" ? this.stand() : undefined);
  }

  /** The base that a template touches, if it may do so in one place and point to another. */
  get hinge(): { at: Pair; radius: number } | undefined {
    if (!this.way?.hinged) return undefined;
    const { origin, base } = this.way.domain as unknown as { origin: Pair; base: number };
    return { at: origin, radius: base };
  }

  /** Makes the template touch its base on this side, wherever it then points. */
  hold(place: Pair): void {
    const { at, radius } = this.hinge!;
    this.clear();
    this.stops = [onEdge(at, radius, place)];
  }

  get allowance(): number | undefined {
    return this.way?.domain["allowance"] as number | undefined;
  }

  /** True if the answer also says where the figure faces at the end. */
  get turns(): boolean {
    return TURNED.includes(this.way?.kind ?? "") && this.way?.domain["facing"] !== undefined;
  }

  /** True if the figure at the end of the draft may be turned now: no further leg follows. */
  get turnable(): boolean {
    return this.turns && !this.tried?.onward?.length;
  }

  /** Where the figure that walks faces now. */
  get before(): number {
    const facing: unknown = this.way?.domain["facing"];
    return typeof facing === "number" ? facing : 0;
  }

  /** Where the figure would face: as the player said, or else the direction it went. */
  get facing(): number | undefined {
    if (!this.turns) return undefined;
    const path = this.tried?.path ?? [];
    const [before, last] = path.slice(-2);
    const went = before && last ? bearing(before, last) : undefined;
    return turnedIn(this.tried?.answer)?.facing ?? went ?? this.before;
  }

  /** Where the draft ends, and the figure can be turned. */
  get end(): Pair | undefined {
    return this.tried?.path?.at(-1) ?? this.start;
  }

  /** Turns the figure at the end of the draft. */
  turn(degrees: number): void {
    if (!this.tried || !this.turns) return;
    const facing = ((Math.round(degrees) % 360) + 360) % 360;
    this.tried = { ...this.tried, answer: facingIn(this.tried.answer, facing) };
  }

  /** Lays a draft that turns the figure where it stands. */
  async spin(): Promise<void> {
    const way = this.way!;
    await this.offer(inWay(way.name, { way: [], facing: this.before }));
  }

  /** The direction in degrees that is drawn, if the answer is a facing. */
  get pointed(): number | undefined {
    const answer = this.way?.name ? (this.tried?.answer as unknown[])?.[1] : this.tried?.answer;
    return this.way?.kind === "facing" ? (answer as number | undefined) : undefined;
  }

  get allowed(): boolean {
    return this.tried !== undefined && !this.tried.reason;
  }

  /**
   * Leads the draft to the finger, as far as it goes. On a figure that another way leads to, that
   * way is meant.
   */
  lead(to: Pair, onto = ""): void {
    this.laid = false;
    this.#aim = to;
    this.#lean(onto);
    this.#latest.want(this.#wish(to));
  }

  #wish(to: Pair): Wish {
    return { to: [...this.stops, to], aim: to };
  }

  /** All the places it is to lead through, up to where the finger was. */
  get aims(): Pair[] {
    return this.#aim ? [...this.stops, this.#aim] : [];
  }

  /** Where it ends at last, with all its legs. */
  get last(): Pair | undefined {
    return this.tried?.onward?.at(-1) ?? this.end;
  }

  /** Lays the way through these places. Returns what the server says about it. */
  async layThrough(to: Pair[]): Promise<Tried | undefined> {
    const asked = this.asked;
    const tried = await this.#ask({ to, aim: to.at(-1)! }).catch(() => undefined);
    if (!tried || this.asked !== asked) return undefined;
    this.#show(tried);
    this.laid = true;
    return tried;
  }

  /** Lays the draft here: the finger was lifted. */
  lay(to: Pair, onto = ""): void {
    this.lead(to, onto);
    this.laid = true;
    this.#unsettled += 1;
    void this.settled().then(() => (this.#unsettled -= 1));
  }

  /** True if it is laid, and is drawn where the finger was lifted: it can be turned and given. */
  get rests(): boolean {
    return this.laid && !this.#unsettled;
  }

  /** Resolved once what is drawn is what was meant last, and not where the finger was before. */
  settled(): Promise<void> {
    return this.#latest.settled();
  }

  /** Takes the way that leads to the figure under the finger, or else the chosen way. */
  #lean(onto: string): void {
    const ways = this.asked?.ways ?? [];
    const leads = onto ? ways.find((way) => leadsTo(way, onto)) : undefined;
    this.way = leads ?? this.#chosen ?? this.way;
    this.onto = leads || !this.walked ? "" : onto;
  }

  /** The way in which an answer is drawn, if it is. Declining has no place on the board. */
  draws(answer: unknown): Way | undefined {
    return this.asked?.ways?.find(({ name }) =>
      name ? Array.isArray(answer) && answer[0] === name && answer[1] !== null : answer !== null,
    );
  }

  /** Lays an answer from the list on the board. */
  async offer(answer: unknown): Promise<void> {
    const asked = this.asked!;
    this.clear();
    this.way = this.draws(answer);
    const { number, seat } = asked;
    const tried = await this.socket
      .ask<"tried">({ do: "try", number, seat, answer })
      .catch(() => undefined);
    if (this.asked !== asked) return;
    if (tried) this.#show(tried);
    this.laid = true;
    this.#offered = answer;
  }

  /** True if what is laid was picked from the list, and not drawn. */
  get listed(): boolean {
    return this.laid && this.#offered !== undefined;
  }

  /** True if this answer lies on the board and can be given. */
  holds(answer: unknown): boolean {
    return this.laid && this.allowed && same(this.#offered, answer);
  }

  /** Makes the figure stop at a height of the last wall; `sliding` while it may still change. */
  stopAt(height: number, sliding: boolean): void {
    if (!this.climb) return;
    this.sliding = sliding;
    this.climb = { ...this.climb, height };
    this.#heights.want(height);
  }

  /** Makes the end of the draft a stop, from where it goes on. A template keeps its hold there. */
  bend(): void {
    if (this.hinge && this.#aim) return this.hold(this.#aim);
    const here = this.tried?.path?.at(-1);
    if (here && this.stops.length < MOST_STOPS - 1) this.stops = [...this.stops, here];
  }

  clear(): void {
    this.#latest.drop();
    this.#heights.drop();
    this.tried = undefined;
    this.climb = undefined;
    this.sliding = false;
    this.stops = [];
    this.onto = "";
    this.laid = false;
    this.#offered = undefined;
  }

  #show(tried: Tried): void {
    this.tried = tried;
    this.#heights.drop();
    const [least, most, height] = tried.heights ?? [];
    const walled = least !== undefined && most !== undefined && height !== undefined;
    this.climb = walled ? { answer: tried.answer, least, most, height } : undefined;
  }

  /** Asks for the way to a place or, if it is refused, to the nearest place within reach. */
  async #ask(wish: Wish): Promise<Tried> {
    const tried = await this.#send(wish);
    const near = tried.reason ? this.#near(wish) : undefined;
    return near ? this.#send({ ...wish, to: [near] }) : tried;
  }

  /** The nearest place within reach; beyond reach, however far away the place itself is. */
  #near({ to, aim }: Wish): Pair | undefined {
    const { start, allowance } = this;
    if (to.length > 1) return undefined;
    const beyond = this.walked && start && allowance && distance(start, aim) > allowance;
    const near = nearestReachable(this.reached, aim, beyond ? Infinity : undefined);
    return near === aim ? undefined : near;
  }

  #send({ to, aim }: Wish): Promise<Tried> {
    const { number, seat } = this.asked!;
    const way = this.way!;
    if (this.turns || HEADED.includes(way.kind))
      return this.socket.ask<"tried">({ do: "head", number, seat, way: way.name, to, aim });
    return this.socket.ask<"tried">({
      do: "try",
      number,
      seat,
      answer: this.#answer(way, to.at(-1)!),
    });
  }

  #hang(height: number): Promise<Tried> {
    const { number, seat } = this.asked!;
    const answer = this.climb!.answer;
    return this.socket.ask<"tried">({ do: "try", number, seat, answer, height });
  }

  #answer(way: Way, to: Pair): unknown {
    return inWay(way.name, way.kind === "facing" ? bearing(this.start ?? [0, 0], to) : to);
  }

  async #reach(asked: Asked, { name, kind }: Way): Promise<void> {
    if (!REACHED.includes(kind)) return;
    const { number, seat } = asked;
    const reached = await this.socket
      .ask<"reached">({ do: "reach", number, seat, way: name })
      .catch(() => undefined);
    if (this.asked === asked && this.way?.name === name) this.reached = reached;
  }
}

/** True if a way can lead to this figure. */
export function leadsTo({ domain }: Way, figure: string): boolean {
  const targets: unknown = domain["targets"];
  return Array.isArray(targets) && targets.includes(figure);
}

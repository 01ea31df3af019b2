/** An answer being drawn on the board: a way to walk, a spot, a template, a direction. */
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Pair, Reached, Tried, Way } from "../../lib/server/wire";
import { bearing } from "../board/geometry";
import { facingIn, inWay, same, turnedIn } from "../question/answers";
import { LatestRequest } from "./latestrequest";
import { nearestReachable } from "./reach";

export const WALKED = ["route", "squares"];
const HEADED = [...WALKED, "spot", "along"];
/** Ways whose best answer towards a place is worked out by the server. */
const TURNED = ["route", "spot"];
const REACHED = [...WALKED, "spot"];
/** Ways that lead to places which can be shown. */
const MOST_STOPS = 16;

export class Draft {
  asked = $state.raw<Asked>();
  way = $state.raw<Way>();
  reached = $state.raw<Reached>();
  /** What the server says of it as it is now. */
  tried = $state.raw<Tried>();
  /** Places it has to pass through, before the one under the finger. */
  stops = $state.raw<Pair[]>([]);
  /** This way was asked for, so that a touch on anybody is meant for it. */
  wanted = $state(false);
  /** The finger was lifted: it waits to be confirmed. */
  laid = $state(false);
  /** The answer from a list that is laid on the board. */
  #offered: unknown;
  /** The way that was chosen; the one drawn may be another for as long as a finger is somewhere. */
  #chosen: Way | undefined;
  #latest: LatestRequest<Pair[], Tried>;

  /** `stand` is where whoever acts is. */
  constructor(
    private readonly socket: Socket,
    private readonly stand: () => Pair | undefined,
  ) {
    this.#latest = new LatestRequest(
      (to) => this.#ask(to),
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

  /** Where what is drawn starts: a figure that walks, or whoever looks about. */
  get start(): Pair | undefined {
    const given = this.way?.domain["start"] as Pair | undefined;
    return given ?? (this.way?.kind === "facing" ? this.stand() : undefined);
  }

  get allowance(): number | undefined {
    return this.way?.domain["allowance"] as number | undefined;
  }

  /** Whether one also says which way one looks at the end. */
  get turns(): boolean {
    return TURNED.includes(this.way?.kind ?? "") && this.way?.domain["facing"] !== undefined;
  }

  /** Which way whoever walks looks now. */
  get before(): number {
    const facing: unknown = this.way?.domain["facing"];
    return typeof facing === "number" ? facing : 0;
  }

  /** Where one would look: as told, or the way one went. */
  get facing(): number | undefined {
    if (!this.turns) return undefined;
    const path = this.tried?.path ?? [];
    const [before, last] = path.slice(-2);
    const went = before && last ? bearing(before, last) : undefined;
    return turnedIn(this.tried?.answer)?.facing ?? went ?? this.before;
  }

  /** What is drawn ends here: there one looks about. */
  get end(): Pair | undefined {
    return this.tried?.path?.at(-1) ?? this.start;
  }

  /** Looks another way at the end. */
  turn(degrees: number): void {
    if (!this.tried || !this.turns) return;
    const facing = ((Math.round(degrees) % 360) + 360) % 360;
    this.tried = { ...this.tried, answer: facingIn(this.tried.answer, facing) };
  }

  /** Turns where one stands. */
  async spin(): Promise<void> {
    const way = this.way!;
    await this.offer(inWay(way.name, { way: [], facing: this.before }));
  }

  /** The degrees it points at, where a facing is drawn. */
  get pointed(): number | undefined {
    const answer = this.way?.name ? (this.tried?.answer as unknown[])?.[1] : this.tried?.answer;
    return this.way?.kind === "facing" ? (answer as number | undefined) : undefined;
  }

  get allowed(): boolean {
    return this.tried !== undefined && !this.tried.reason;
  }

  /**
   * The finger is here now: just beyond what can be reached, the nearest that can is meant; upon
   * somebody whom another way leads to, that way.
   */
  lead(to: Pair, onto = ""): void {
    this.laid = false;
    this.#lean(onto);
    this.#latest.want([...this.stops, this.stops.length ? to : nearestReachable(this.reached, to)]);
  }

  /** The finger was lifted here. */
  lay(to: Pair, onto = ""): void {
    this.lead(to, onto);
    this.laid = true;
  }

  /** The way that leads to somebody, for as long as the finger is there; else that chosen. */
  #lean(onto: string): void {
    const ways = this.asked?.ways ?? [];
    const leads = onto ? ways.find((way) => leadsTo(way, onto)) : undefined;
    this.way = leads ?? this.#chosen ?? this.way;
  }

  /** Whether an answer is one that is drawn: to decline has no place on the board. */
  draws(answer: unknown): Way | undefined {
    return this.asked?.ways?.find(({ name }) =>
      name ? Array.isArray(answer) && answer[0] === name && answer[1] !== null : answer !== null,
    );
  }

  /** An answer from a list, laid on the board to be looked at. */
  async offer(answer: unknown): Promise<void> {
    const asked = this.asked!;
    this.clear();
    this.way = this.draws(answer);
    const { number, seat } = asked;
    const tried = await this.socket
      .ask<"tried">({ do: "try", number, seat, answer })
      .catch(() => undefined);
    if (this.asked !== asked) return;
    this.tried = tried;
    this.laid = true;
    this.#offered = answer;
  }

  /** Whether it is this answer that lies on the board, and may be given. */
  holds(answer: unknown): boolean {
    return this.laid && this.allowed && same(this.#offered, answer);
  }

  /** What is drawn so far is to be passed through, and it goes on from there. */
  bend(): void {
    const here = this.tried?.path?.at(-1);
    if (here && this.stops.length < MOST_STOPS - 1) this.stops = [...this.stops, here];
  }

  clear(): void {
    this.#latest.drop();
    this.tried = undefined;
    this.stops = [];
    this.laid = false;
    this.#offered = undefined;
  }

  #ask(to: Pair[]): Promise<Tried> {
    const { number, seat } = this.asked!;
    const way = this.way!;
    if (this.turns || HEADED.includes(way.kind))
      return this.socket.ask<"tried">({ do: "head", number, seat, way: way.name, to });
    return this.socket.ask<"tried">({
      do: "try",
      number,
      seat,
      answer: this.#answer(way, to.at(-1)!),
    });
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

/** Whether a way ends with somebody. */
export function leadsTo({ domain }: Way, figure: string): boolean {
  const targets: unknown = domain["targets"];
  return Array.isArray(targets) && targets.includes(figure);
}

/** What the answers to the open question may lead to, as the server weighs them. */
import { SvelteMap } from "svelte/reactivity";
import type { Socket } from "../../lib/server/socket.svelte";
import { keyOf } from "../../lib/server/plain";
import type { Asked, Hope, Outcome, Weighed } from "../../lib/server/wire";

/** The most answers that are weighed in one message. */
const MOST = 64;

/** With this many answers, or fewer, what comes of each is shown. */
const FEW = 4;

/** So many amounts, or fewer, are each an answer of its own. */
const FEW_AMOUNTS = 8;

export class Chances {
  readonly #weighed = new SvelteMap<string, Weighed>();
  readonly #closely = new SvelteMap<string, Weighed>();
  #asked: Asked | undefined;
  #after: unknown[] = [];
  #stop: (() => void)[] = [];

  constructor(private readonly socket: Socket) {}

  /**
   * Takes another question and has its lines weighed, those with targets first; `after` are the
   * answers that it would follow, if it is not open yet.
   */
  take(asked: Asked | undefined, after: unknown[] = []): void {
    this.#after = after;
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#weighed.clear();
    this.#closely.clear();
    this.#asked = asked;
    if (!asked || asked.weighable === false) return;
    const items = [...(asked.items ?? [])].sort(
      (one, other) => Number(!one.figures?.length) - Number(!other.figures?.length),
    );
    this.#ask([...items.slice(0, MOST).map(({ answer }) => answer), ...fewAmounts(asked)]);
  }

  of(answer: unknown): Weighed | undefined {
    const key = keyOf(answer);
    return this.#closely.get(key) ?? this.#weighed.get(key);
  }

  /** True once it is known that the same comes of every answer for sure: nothing to compare. */
  get alike(): boolean {
    const items = this.#asked?.items ?? [];
    const found = items.map(({ answer }) => this.of(answer));
    return sure(found) && new Set(found.map((one) => keyOf(one?.outcomes))).size === 1;
  }

  /** Has other answers weighed that have no line of their own: forms of one. */
  also(answers: unknown[]): void {
    if (this.#asked?.weighable === false) return;
    this.#ask(answers.filter((answer) => !this.of(answer)));
  }

  /** Has one answer weighed more exactly, once. */
  closely(answer: unknown): void {
    if (this.#closely.has(keyOf(answer)) || this.#asked?.weighable === false) return;
    this.#ask([answer], true);
  }

  #ask(answers: unknown[], close = false): void {
    const asked = this.#asked;
    if (!asked || answers.length === 0) return;
    const { number, seat } = asked;
    const saying = { do: "weigh" as const, number, seat, answers, close, after: this.#after };
    const stop = this.socket.weigh(saying, (weighed) => {
      if (weighed.number !== this.#asked?.number) return;
      (close ? this.#closely : this.#weighed).set(keyOf(weighed.answer), weighed);
    });
    this.#stop.push(stop);
  }
}

/** True if each of several answers was weighed, and leads to one thing only. */
function sure(found: (Weighed | undefined)[]): boolean {
  return found.length > 1 && found.every((one) => one?.exact && one.outcomes.length === 1);
}

/** How likely it is to succeed, and at what; undefined if it needs no roll. */
export function hope(weighed: Weighed | undefined): Hope | undefined {
  return weighed?.headline ?? undefined;
}

/** True if it may end in more than one way. */
export function open(weighed: Weighed | undefined): boolean {
  if (!weighed || (weighed.exact && weighed.outcomes.length <= 1)) return false;
  return hope(weighed) !== undefined || !weighed.outcomes.every(idle);
}

/** True if the question is so short that what comes of each answer is shown beside it. */
export function staked(asked: Asked | undefined): boolean {
  if (!asked || asked.weighable === false || (asked.items?.length ?? 0) > FEW) return false;
  return asked.kind === "yes_no" || asked.because?.reaction === true;
}

/** True if nothing comes of it. */
export function idle(outcome: Outcome): boolean {
  return outcome.gist.length === 0;
}

/** The amounts to choose from, if they are few and something may come of each. */
export function fewAmounts(asked: Asked): number[] {
  const { kind, weighable, least = 0, most = 0 } = asked;
  const count = most - least + 1;
  if (kind !== "amount" || weighable === false || count > FEW_AMOUNTS) return [];
  return Array.from({ length: count }, (_, more) => least + more);
}

/** What could be done next, after the answer that waits to be confirmed, and what is to be done. */
import { same } from "../../lib/server/plain";
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Foreseen, Item, Pair } from "../../lib/server/wire";
import { type Changes, withDetails } from "../question/answers";
import { Chances } from "../question/chances.svelte";
import { leadsOf, type Rank } from "../question/deeds/leads";
import { Ranking } from "../question/deeds/ranking.svelte";
import { LatestRequest } from "./latestrequest";

/** The answer that waits, where its way leads on to in legs, and the figure it leads up to. */
export interface Waiting {
  answer: unknown;
  to?: Pair;
  onto?: string;
}

/** A deed that is to be done after it, with the details that were changed. */
export interface Step {
  item: Item;
  /** The form in which it is done. */
  form: Item;
  changes: Changes;
}

interface Wish {
  asked: Asked;
  waiting: Waiting;
  steps: Step[];
}

export class Prospect {
  /** The question that would follow; undefined while it is not known, or cannot be. */
  asked = $state.raw<Asked>();
  /** What is to be done after the answer that waits, in order. */
  steps = $state.raw<Step[]>([]);
  readonly chances: Chances;
  readonly #ranking = new Ranking((answer) => this.chances.of(answer));
  readonly #latest: LatestRequest<Wish, Foreseen>;
  /** The answer that was looked on from last. */
  #looked: { asked?: Asked | undefined; waiting?: Waiting | undefined } = {};
  /** What is being asked for, and what was asked for last. */
  #wish: Wish | undefined;
  #last: Wish | undefined;
  /** The answers that a long way takes after its first. */
  #legs: unknown[] = [];
  #known: (() => void)[] = [];

  constructor(socket: Socket) {
    this.chances = new Chances(socket);
    this.#latest = new LatestRequest(
      ({ asked: { number, seat }, waiting: { answer, to }, steps }) =>
        socket
          .ask<"foreseen">({
            do: "ahead",
            number,
            seat,
            answers: [answer, ...steps.map(answerOf)],
            ...(to ? { to } : {}),
          })
          .catch((): Foreseen => ({ is: "foreseen", id: 0, number })),
      (reply, wish) => this.#show(reply, wish),
    );
  }

  /**
   * Asks what could follow an answer; without one, nothing follows. As long as the answer stays the
   * same, what is to be done after it stays too, though the question be told again.
   */
  look(asked: Asked | undefined, waiting: Waiting | undefined): void {
    const before = this.#looked;
    this.#looked = { asked, waiting };
    if (asked && asked === before.asked && same(waiting, before.waiting)) return;
    this.#latest.drop();
    this.#take(undefined);
    this.steps = [];
    this.#legs = [];
    if (asked && waiting) return this.#want({ asked, waiting, steps: [] });
    this.#wish = this.#last = undefined;
    this.#settle();
  }

  /** The lines of a deed in order, and true if that order stays as it is. */
  rank: Rank = (deed, lines) => this.#ranking.rank(deed, lines);

  /** Adds a deed to those that are to be done. */
  plan(item: Item): void {
    this.#change([...this.steps, { item, form: item, changes: {} }]);
  }

  /** Drops a deed that was to be done, and all that come after it. */
  drop(place: number): void {
    this.#change(this.steps.slice(0, place));
  }

  /** Changes a detail of a deed that is to be done. What was to follow it is dropped. */
  vary(place: number, name: string, value: unknown): void {
    const steps = this.steps.slice(0, place + 1);
    this.#change(
      steps.map((step, at) =>
        at === place ? { ...step, changes: { ...step.changes, [name]: value } } : step,
      ),
    );
  }

  /** Does a deed in another form. What was to follow it is dropped. */
  reform(place: number, form: Item): void {
    const { item } = this.steps[place]!;
    this.#change([...this.steps.slice(0, place), { item, form, changes: {} }]);
  }

  /** The answers to give after the one that waits. */
  get then(): unknown[] {
    return [...this.#legs, ...this.steps.map(answerOf)];
  }

  /** Waits until it is known what could follow. */
  known(): Promise<void> {
    if (!this.#wish) return Promise.resolve();
    return new Promise((done) => this.#known.push(done));
  }

  /** From here on the player says what follows, also that nothing does. */
  #change(steps: Step[]): void {
    const wish = this.#last;
    this.steps = steps;
    if (wish) this.#want({ ...wish, steps, waiting: { ...wish.waiting, onto: "" } });
  }

  #want(wish: Wish): void {
    this.#wish = this.#last = wish;
    this.#latest.want(wish);
  }

  #settle(): void {
    for (const done of this.#known.splice(0)) done();
  }

  #show({ question, legs }: Foreseen, wish: Wish): void {
    if (wish !== this.#wish) return;
    this.#wish = undefined;
    this.#legs = legs ?? [];
    this.#take(question ?? undefined, [wish.waiting.answer, ...this.#legs, ...wish.steps.map(answerOf)]);
    const blow = wish.steps.length ? undefined : this.#blow(wish.waiting.onto);
    if (blow) this.plan(blow);
    else this.#settle();
  }

  #take(asked: Asked | undefined, after: unknown[] = []): void {
    this.asked = asked;
    this.chances.take(asked, after);
    this.#ranking.take(asked);
  }

  /** The first of the leading deeds that can be done to the figure a walk leads up to. */
  #blow(onto: string | undefined): Item | undefined {
    if (!onto) return undefined;
    const lines = leadsOf(this.asked, this.rank).flatMap(({ lines }) => lines);
    return lines.find(({ item }) => item.figures?.includes(onto))?.item;
  }
}

function answerOf({ form, changes }: Step): unknown {
  return withDetails(form.answer, changes);
}

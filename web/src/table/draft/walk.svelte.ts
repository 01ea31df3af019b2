/**
 * A walk of several answers, and what it leads up to. After each leg the next is given in turn, as
 * long as nothing but the walk itself happens and the question is the one that was expected.
 */
import type { Asked, Pair, Seat, Update } from "../../lib/server/wire";

export interface Planned {
  /** The number of the question whose answer is on its way. */
  number: number;
  seat: Seat;
  /** The figure that walks. */
  actor: string;
  /** The way of answering. */
  way: string;
  to: Pair[];
  /** True if there is another leg to walk. */
  more: boolean;
  /** The figure it leads up to, if any. */
  onto: string;
}

export class Walk {
  #planned = $state.raw<Planned>();

  /** Takes a walk whose first leg is being answered. */
  begin(planned: Planned): void {
    this.#planned = planned.more || planned.onto ? planned : undefined;
  }

  get going(): boolean {
    return this.#planned !== undefined;
  }

  stop(): void {
    this.#planned = undefined;
  }

  /** Stops if anything else happened: a roll, a blow, a question to somebody else, an undo. */
  heed({ number, news = [], question }: Update): void {
    const planned = this.#planned;
    if (!planned) return;
    const eventful = news.some(({ dice, cue }) => dice || (cue && cue.kind !== "move"));
    if (eventful || question?.seat !== planned.seat || number < planned.number) this.stop();
  }

  /** What is left of the walk, once, if the next question is the expected one. */
  next(asked: Asked | undefined, actor: string | undefined): Planned | undefined {
    const planned = this.#planned;
    if (!planned || !asked || asked.number === planned.number) return undefined;
    this.stop();
    const expected = !planned.more || asked.ways?.some(({ name }) => name === planned.way);
    return expected && actor === planned.actor ? planned : undefined;
  }
}

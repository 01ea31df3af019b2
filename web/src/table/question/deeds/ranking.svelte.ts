/** The order of a deed's targets, the most promising first. Once shown, it holds still. */
import type { Asked, Weighed } from "../../../lib/server/wire";
import { hope } from "../chances.svelte";
import type { Line } from "../lines";

/** Chances that take longer than so many milliseconds no longer change the order. */
const GRACE = 350;

export class Ranking {
  /** True while chances may still decide the order. */
  #open = $state(false);
  readonly #orders = new Map<string, number[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly weigh: (answer: unknown) => Weighed | undefined) {}

  /** Takes another question. Its orders are decided as soon as the chances are known. */
  take(asked: Asked | undefined): void {
    clearTimeout(this.#timer);
    this.#orders.clear();
    this.#open = asked !== undefined && asked.weighable !== false;
    if (this.#open) this.#timer = setTimeout(() => (this.#open = false), GRACE);
  }

  /** The lines of a deed in order, and true if that order stays as it is. */
  rank(deed: string, lines: Line[]): [Line[], boolean] {
    const order = this.#orders.get(deed);
    if (order) return [this.#sorted(lines, ({ number }) => order.indexOf(number)), true];
    const found = this.#sorted(lines, ({ item }) => -(hope(this.weigh(item.answer))?.chance ?? -1));
    const known = lines.every(({ item }) => this.weigh(item.answer));
    if (this.#open && !known && lines.length > 1) return [found, false];
    this.#orders.set(deed, found.map(({ number }) => number));
    return [found, true];
  }

  #sorted(lines: Line[], by: (line: Line) => number): Line[] {
    return [...lines].sort((one, other) => by(one) - by(other));
  }
}

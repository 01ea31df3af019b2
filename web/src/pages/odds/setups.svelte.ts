import { go, place } from "../../lib/browser/router.svelte";
import { type Circumstances, odds, type Odds, type Procedure } from "../../lib/server/api";
import { fromQuery, toQuery } from "./link";

/** One set-up of a procedure, or two to be compared. They are in the address, to be shared. */
export class Setups {
  said = $state.raw<Circumstances[]>([]);
  /** What comes of each; empty until it is known. */
  results = $state.raw<Odds[]>([]);
  /** What went wrong. It is put into words where it is shown: they may have to be fetched first. */
  refused = $state.raw<unknown>();
  /** The set-up whose circumstances are shown. */
  shown = $state(0);
  #asking: AbortController | undefined;

  constructor(
    readonly game: string,
    readonly procedure: Procedure,
  ) {
    this.said = fromQuery(procedure, place.query);
    void this.weigh();
  }

  get compares(): boolean {
    return this.said.length > 1;
  }

  say(name: string, value: string | number | boolean): void {
    this.#put(this.said.map((one, place) => (place === this.shown ? { ...one, [name]: value } : one)));
  }

  /** Begins a second set-up as a copy of the first, and shows it. */
  compare(): void {
    this.shown = 1;
    this.#put([this.said[0]!, { ...this.said[0]! }]);
  }

  /** Goes on with the set-up that is shown. */
  leave(): void {
    const kept = this.said[this.shown]!;
    this.shown = 0;
    this.#put([kept]);
  }

  reset(): void {
    const { options } = this.procedure;
    this.#put(this.said.map((one, place) => (place === this.shown ? { ...options } : one)));
  }

  async weigh(): Promise<void> {
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const asked = this.said.map((one) => odds(this.game, this.procedure.name, one, signal));
      this.results = await Promise.all(asked);
      this.refused = undefined;
    } catch (error) {
      if (signal.aborted) return;
      this.results = [];
      this.refused = error;
    }
  }

  #put(said: Circumstances[]): void {
    this.said = said;
    go(`/odds/${this.game}/${this.procedure.name}${toQuery(this.procedure, said)}`, { replace: true });
    void this.weigh();
  }
}

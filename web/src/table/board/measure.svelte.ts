import type { Pair } from "../../lib/server/wire";

/** The tape measure: whether a finger on the board lays it, and where it lies. */
export class Measure {
  taken = $state(false);
  tape = $state.raw<[Pair, Pair]>();

  /** Takes it up, or puts it away. */
  toggle(): void {
    if (this.taken) this.putAway();
    else this.taken = true;
  }

  begin(at: Pair): void {
    this.tape = [at, at];
  }

  stretch(to: Pair): void {
    if (this.tape) this.tape = [this.tape[0], to];
  }

  putAway(): void {
    this.tape = undefined;
    this.taken = false;
  }
}

import { faultOf } from "../../lib/server/faults";
import type { Live } from "../../lib/server/live.svelte";
import { RefusedError } from "../../lib/server/socket.svelte";
import type { Seat } from "../../lib/server/wire";
import { toasts } from "../../lib/ui/toasts.svelte";

/** Taking back what was answered, and practice, in which bots agree to it. */
export class Undoing {
  /** True while a player who plays alone is told that a bot did not agree to an undo. */
  declined = $state(false);

  /** `asked` is the seat that is asked now. */
  constructor(
    private readonly live: Live,
    private readonly asked: () => Seat | undefined,
  ) {}

  /** The seat that would undo: the one that is asked, or the first of our own. */
  get own(): Seat | undefined {
    return this.asked() ?? this.live.seats[0];
  }

  async undo(): Promise<void> {
    const seat = this.own;
    if (seat === undefined) return;
    try {
      await this.live.socket.ask({ do: "undo", seat });
    } catch (error) {
      this.declined = this.alone && error instanceof RefusedError && error.message === "BotDeclines";
      if (!this.declined) toasts.show(faultOf(error), "bad");
    }
  }

  /** True if bots have all the other seats, so that the match may be turned into practice. */
  get alone(): boolean {
    const others = this.live.room?.chairs.filter(({ seat }) => !this.live.seats.includes(seat));
    return this.live.seats.length > 0 && !!others?.every(({ kind, name }) => kind === "bot" && !name);
  }

  /** Turns the match into practice, for good. Returns true if it was done. */
  async practise(): Promise<boolean> {
    const seat = this.own;
    if (seat === undefined) return false;
    try {
      await this.live.socket.ask({ do: "practise", seat });
      return true;
    } catch (error) {
      toasts.show(faultOf(error), "bad");
      return false;
    }
  }
}

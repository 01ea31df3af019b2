/** What cannot be done and why: where that is much, the server is asked once somebody looks at it. */
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Closed } from "../../lib/server/wire";

export class Reasons {
  #told = $state.raw<{ asked: Asked; closed: Closed[] }>();
  #wanted: Asked | undefined;
  #coming: Promise<void> = Promise.resolve();

  constructor(private readonly socket: Pick<Socket, "ask">) {}

  /** Asks for what a question closes, unless it came with it, and waits until it is known. */
  async want(asked: Asked | undefined): Promise<void> {
    if (!asked?.explains) return;
    if (this.#wanted !== asked) this.#coming = this.#ask(asked);
    await this.#coming;
  }

  /** True once it is known what a question closes, so that no line will come in between. */
  known(asked: Asked): boolean {
    return !asked.explains || this.#told?.asked === asked;
  }

  /** The question with what it closes, as far as that is known. */
  within(asked: Asked): Asked {
    const told = this.#told;
    return told?.asked === asked ? { ...asked, closed: told.closed } : asked;
  }

  async #ask(asked: Asked): Promise<void> {
    this.#wanted = asked;
    const { number, seat } = asked;
    const reply = await this.socket
      .ask<"explained">({ do: "explain", number, seat })
      .catch(() => undefined);
    if (this.#wanted !== asked) return;
    this.#told = { asked, closed: reply?.closed ?? [] };
  }
}

/** What cannot be done and why: where that is much, the server is asked once somebody looks at it. */
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Closed } from "../../lib/server/wire";

export class Reasons {
  #told = $state.raw<{ asked: Asked; closed: Closed[] }>();
  #wanted: Asked | undefined;

  constructor(private readonly socket: Pick<Socket, "ask">) {}

  /** Asks for what a question closes, unless that was asked or came with it. */
  want(asked: Asked | undefined): void {
    if (!asked?.explains || this.#wanted === asked) return;
    this.#wanted = asked;
    void this.#ask(asked);
  }

  /** The question with what it closes, as far as that is known. */
  within(asked: Asked): Asked {
    const told = this.#told;
    return told?.asked === asked ? { ...asked, closed: told.closed } : asked;
  }

  async #ask(asked: Asked): Promise<void> {
    const { number, seat } = asked;
    const reply = await this.socket
      .ask<"explained">({ do: "explain", number, seat })
      .catch(() => undefined);
    if (this.#wanted !== asked) return;
    if (reply) this.#told = { asked, closed: reply.closed };
    else this.#wanted = undefined;
  }
}

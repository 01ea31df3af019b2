/** The lines of ways that are folded: the server is asked for them once somebody unfolds one. */
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Item, Way } from "../../lib/server/wire";

/** What is known of a question: the ways whose lines have come, and all those lines. */
interface Told {
  asked: Asked;
  ways: string[];
  items: Item[];
}

export class Unfolding {
  #told = $state.raw<Told>();
  #wanted: { asked: Asked; ways: Map<string, Promise<void>> } | undefined;

  /** `came` is told of lines that have just come. */
  constructor(
    private readonly socket: Pick<Socket, "ask">,
    private readonly came: (items: Item[]) => void,
  ) {}

  /** Asks once for the lines of a way, unless they came with the question, and waits for them. */
  async want(asked: Asked, way: Way | undefined): Promise<void> {
    if (!way?.folded) return;
    if (this.#wanted?.asked !== asked) this.#wanted = { asked, ways: new Map() };
    const { ways } = this.#wanted;
    if (!ways.has(way.name)) ways.set(way.name, this.#ask(asked, way));
    await ways.get(way.name);
  }

  /** True once the lines of a way are known, so that none will come in between. */
  known(asked: Asked, way: Way | undefined): boolean {
    return !way?.folded || (this.#told?.asked === asked && this.#told.ways.includes(way.name));
  }

  /** The question with all the lines that have come. */
  within(asked: Asked): Asked {
    const told = this.#told;
    return told?.asked === asked ? { ...asked, items: [...told.items, ...(asked.items ?? [])] } : asked;
  }

  async #ask(asked: Asked, way: Way): Promise<void> {
    const { number, seat } = asked;
    const reply = await this.socket
      .ask<"unfolded">({ do: "unfold", number, seat, way: way.name })
      .catch(() => undefined);
    if (this.#wanted?.asked === asked) this.#take(asked, way.name, reply?.items ?? []);
  }

  #take(asked: Asked, way: string, items: Item[]): void {
    const before = this.#told?.asked === asked ? this.#told : { ways: [], items: [] };
    this.#told = { asked, ways: [...before.ways, way], items: [...before.items, ...items] };
    this.came(items);
  }
}

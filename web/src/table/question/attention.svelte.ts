/** What the player is looking at: a figure, and the line they are about to choose. */
import type { Socket } from "../../lib/server/socket.svelte";
import type { Card, Item, Look } from "../../lib/server/wire";
import { type Changes, same } from "./answers";

export type Place = "list" | "focus";

export class Attention {
  figure = $state<string>("");
  card = $state.raw<Card>();
  look = $state.raw<Look>();
  item = $state.raw<Item>();
  /** Where the line was chosen and its details are shown: in the list, or beside its target. */
  place = $state<Place>("list");
  changes = $state.raw<Changes>({});

  constructor(private readonly socket: Socket) {}

  /** Looks at a figure, as the figure `from` sees it. */
  turn(figure: string, from = ""): void {
    this.figure = figure;
    this.card = undefined;
    this.look = undefined;
    if (!figure) return;
    void this.#read(figure);
    if (from && from !== figure) void this.see(from, figure);
  }

  async see(from: string, figure: string): Promise<void> {
    const reply = await this.socket
      .ask<"looked">({ do: "look", figure: from, target: figure })
      .catch(() => undefined);
    if (this.figure === figure) this.look = reply?.look;
  }

  choose(item: Item | undefined, place: Place = "list"): void {
    this.item = item;
    this.place = place;
    this.changes = {};
  }

  /** Changes a detail. Setting its usual value takes the change back. */
  change(name: string, value: unknown): void {
    const usual = this.item?.details?.find((detail) => detail.name === name)?.values[0]?.[0];
    const { [name]: _, ...rest } = this.changes;
    this.changes = same(value, usual) ? rest : { ...rest, [name]: value };
  }

  async #read(figure: string): Promise<void> {
    const reply = await this.socket.ask<"card">({ do: "read", figure }).catch(() => undefined);
    if (this.figure === figure) this.card = reply?.card;
  }
}

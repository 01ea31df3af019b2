/** What the player is looking at: a figure, and the line they are about to choose. */
import type { Socket } from "../../lib/server/socket.svelte";
import { same } from "../../lib/server/plain";
import type { Card, Item, Look } from "../../lib/server/wire";
import { type Changes } from "./answers";

export type Place = "list" | "focus";

export class Attention {
  figure = $state<string>("");
  card = $state.raw<Card>();
  look = $state.raw<Look>();
  item = $state.raw<Item>();
  /** Where the line was chosen and its details are shown: in the list, or beside its target. */
  place = $state<Place>("list");
  changes = $state.raw<Changes>({});
  /** The form of the line in which it is to be done, if that is not the usual one. */
  form = $state.raw<Item>();

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
    this.form = undefined;
  }

  /** What is about to be done: the line, in the form that was chosen. */
  get done(): Item | undefined {
    return this.form ?? this.item;
  }

  /** Chooses another form of the line: with another weapon, or another hand. */
  reform(form: Item): void {
    this.form = form;
    this.changes = {};
  }

  /** Changes a detail. Setting its usual value takes the change back. */
  change(name: string, value: unknown): void {
    const usual = this.done?.details?.find((detail) => detail.name === name)?.values[0]?.[0];
    const { [name]: _, ...rest } = this.changes;
    this.changes = same(value, usual) ? rest : { ...rest, [name]: value };
  }

  async #read(figure: string): Promise<void> {
    const reply = await this.socket.ask<"card">({ do: "read", figure }).catch(() => undefined);
    if (this.figure === figure) this.card = reply?.card;
  }
}

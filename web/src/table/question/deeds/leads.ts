/** The deeds to offer first, and the answer that ends the turn. */
import type { Asked, Item, Way, Weighed } from "../../../lib/server/wire";
import { hope } from "../chances.svelte";
import { type Line, numbered } from "../lines";

/** A deed with all the lines that do it, the most promising first. */
export interface Lead {
  deed: string;
  key: string;
  lines: Line[];
  /** The way in which it is drawn, if it is. */
  way: Way | undefined;
  /** True if its lines differ in where it is done, not to whom. */
  placed: boolean;
}

export type Weigh = (answer: unknown) => Weighed | undefined;

/** The answer that ends the turn, if it may end. */
export function ending(asked: Asked | undefined): Item | undefined {
  return asked?.items?.find(({ ends }) => ends);
}

/** True for a line that has its place elsewhere: in the bar, or as the button that ends the turn. */
export function leading(asked: Asked): (item: Item) => boolean {
  return ({ deed, ends }) => !!ends || (!!deed && !!asked.leads?.includes(deed));
}

/** True if every way that is drawn is one of the deeds in the bar, which tells how to draw it. */
export function led({ ways = [], leads = [] }: Asked): boolean {
  return leads.length > 0 && ways.every(({ name }) => leads.includes(name));
}

export function leadsOf(asked: Asked | undefined, weigh: Weigh): Lead[] {
  return (asked?.leads ?? []).map((deed) => leadOf(asked!, deed, weigh));
}

/** The deeds that a key picks, those of the bar first. */
export function keyed(asked: Asked | undefined, key: string, weigh: Weigh): Lead[] {
  const found = (asked?.items ?? []).filter((item) => item.deed && item.key === key);
  const names = [...(asked?.leads ?? []), ...found.map(({ deed }) => deed!)];
  const deeds = new Set(names.filter((name) => found.some(({ deed }) => deed === name)));
  return [...deeds].map((deed) => leadOf(asked!, deed, weigh));
}

function leadOf(asked: Asked, deed: string, weigh: Weigh): Lead {
  const lines = numbered(asked).filter(({ item }) => item.deed === deed);
  const way = asked.ways?.find(({ name }) => name === deed);
  const placed = (lines.length > 1 || !!way) && !lines.some(({ item }) => item.figures?.length);
  const chance = ({ item }: Line) => hope(weigh(item.answer)) ?? -1;
  if (!placed) lines.sort((one, other) => chance(other) - chance(one));
  return { deed, key: lines[0]?.item.key ?? "", lines, way, placed };
}

/** The line of a deed that was chosen in the list. */
export function picked(lead: Lead, { item, place }: { item?: Item; place: string }): Line | undefined {
  return place === "list" ? lead.lines.find((line) => line.item === item) : undefined;
}

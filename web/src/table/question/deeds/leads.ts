/** The deeds to offer first, and the answer that ends the turn. */
import type { Asked, Item, Way } from "../../../lib/server/wire";
import { letterOf, type Line, numbered } from "../lines";

/** A deed with all the lines that do it, the most promising first; none while they are folded. */
export interface Lead {
  deed: string;
  key: string;
  lines: Line[];
  /** The way in which it is drawn, if it is. */
  way: Way | undefined;
  /** True if its lines differ in where it is done, not to whom. */
  placed: boolean;
  /** True if the order of its lines stays as it is. */
  settled: boolean;
}

/** The lines of a deed in order, and true if that order stays as it is. */
export type Rank = (deed: string, lines: Line[]) => [Line[], boolean];

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

export function leadsOf(asked: Asked | undefined, rank: Rank): Lead[] {
  return (asked?.leads ?? []).map((deed) => leadOf(asked!, deed, rank));
}

/** The deeds that a key picks, those of the bar first. */
export function keyed(asked: Asked | undefined, key: string, rank: Rank): Lead[] {
  const folded = (asked?.ways ?? []).filter((way) => way.folded);
  const lettered = [...(asked?.items ?? []), ...folded.map((way) => ({ ...way, deed: way.name }))];
  const found = lettered.filter((one) => one.deed && one.key && letterOf(one) === key);
  const names = [...(asked?.leads ?? []), ...found.map(({ deed }) => deed!)];
  const deeds = new Set(names.filter((name) => found.some(({ deed }) => deed === name)));
  return [...deeds].map((deed) => leadOf(asked!, deed, rank));
}

function leadOf(asked: Asked, deed: string, rank: Rank): Lead {
  const found = numbered(asked).filter(({ item }) => item.deed === deed);
  const way = asked.ways?.find(({ name }) => name === deed);
  const placed = (found.length > 1 || !!way) && !found.some(({ item }) => item.figures?.length);
  const [lines, settled] = placed ? [found, true] : rank(deed, found);
  const key = letterOf(lines[0]?.item ?? way ?? {});
  return { deed, key, lines, way, placed, settled };
}

/** The line of a deed that was chosen in the list. */
export function picked(lead: Lead, { item, place }: { item?: Item; place: string }): Line | undefined {
  return place === "list" ? lead.lines.find((line) => line.item === item) : undefined;
}

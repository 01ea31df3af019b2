/** Changes to a draft: each gives a new one. */
import type { Schema } from "../lib/api";
import type { Draft, Fault, Pick, Shelf } from "./wire";

/** A draft with nothing picked: what its schema says everything is before that. */
export function emptyDraft(schema: Schema): Draft {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const fields = (schema.$defs?.[name] ?? schema).properties ?? {};
  return Object.fromEntries(Object.entries(fields).map(([field, { default: usual }]) => [field, usual ?? ""]));
}

export function textIn(draft: Draft, field: string): string {
  const value = draft[field];
  return typeof value === "string" ? value : "";
}

export function listIn(draft: Draft, field: string): string[] {
  const value = draft[field];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** What everybody has of it without picking; 0 is nothing. */
export function startOf(shelf: Shelf, pick: string): number {
  return shelf.picks?.find(({ id }) => id === pick)?.start || shelf.start || 0;
}

export function dieIn(draft: Draft, shelf: Shelf, pick: string): number {
  const dice = (draft[shelf.field] ?? {}) as Record<string, number>;
  return Math.max(dice[pick] ?? 0, startOf(shelf, pick));
}

/** A die of so many sides; what everybody has is not written down. */
export function withDie(draft: Draft, shelf: Shelf, pick: string, sides: number): Draft {
  const { [pick]: _, ...rest } = (draft[shelf.field] ?? {}) as Record<string, number>;
  const dice = sides === startOf(shelf, pick) ? rest : { ...rest, [pick]: sides };
  return { ...draft, [shelf.field]: dice };
}

/** The next larger die, or the one below; nothing where there is none. */
export function steppedDie(shelf: Shelf, pick: string, now: number, way: 1 | -1): number | undefined {
  const start = startOf(shelf, pick);
  const steps = [...(start ? [] : [0]), ...(shelf.values ?? []).filter((value) => value >= start)];
  const at = steps.findLastIndex((value) => value <= now);
  return way < 0 && steps[at] !== now ? steps[at] : steps[at + way];
}

export function withPick(draft: Draft, field: string, pick: string): Draft {
  return { ...draft, [field]: [...listIn(draft, field), pick] };
}

/** One of them less: the last, if it was picked more than once. */
export function withoutPick(draft: Draft, field: string, pick: string): Draft {
  const list = listIn(draft, field);
  const at = list.lastIndexOf(pick);
  return at < 0 ? draft : { ...draft, [field]: list.toSpliced(at, 1) };
}

/** What is in a list, each once, with how often. */
export function counted(list: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** Without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Picks whose words hold every word looked for. */
export function matching(picks: readonly Pick[], wanted: string, words: (pick: Pick) => string): Pick[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return picks.filter((pick) => {
    const text = plain(words(pick));
    return parts.every((part) => text.includes(part));
  });
}

/** By the words they are listed under, in the order in which those first come. */
export function grouped(picks: readonly Pick[]): [string, Pick[]][] {
  const groups = new Map<string, Pick[]>();
  for (const pick of picks) groups.set(pick.group ?? "", [...(groups.get(pick.group ?? "") ?? []), pick]);
  return [...groups];
}

/** Faults of a shelf, or of one pick on it. */
export function faultsAt(faults: readonly Fault[], field: string, pick?: string): Fault[] {
  return faults.filter((fault) => (fault.field ?? "") === field && (pick === undefined || fault.pick === pick));
}

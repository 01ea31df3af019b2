/** Changes to a draft. Each returns a new draft. */
import type { Schema } from "../lib/server/api";
import type { Draft, Fault, Holder, Pick, Remark, Shelf } from "./wire";

/** A draft with nothing picked: the defaults of its schema. */
export function emptyDraft(schema: Schema): Draft {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const fields = (schema.$defs?.[name] ?? schema).properties ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, { default: usual }]) => [field, usual === undefined ? "" : usual]),
  );
}

export function textIn(draft: Draft, field: string): string {
  const value = draft[field];
  return typeof value === "string" ? value : "";
}

export function listIn(draft: Draft, field: string): string[] {
  const value = draft[field];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** The sides of a die that everybody has without picking; 0 if none. */
export function startOf(shelf: Shelf, pick: string): number {
  return shelf.picks?.find(({ id }) => id === pick)?.start || shelf.start || 0;
}

export function dieIn(draft: Draft, shelf: Shelf, pick: string): number {
  const dice = (draft[shelf.field] ?? {}) as Record<string, number>;
  return Math.max(dice[pick] ?? 0, startOf(shelf, pick));
}

/** The draft with a die of so many sides. What everybody has is not written down. */
export function withDie(draft: Draft, shelf: Shelf, pick: string, sides: number): Draft {
  const { [pick]: _, ...rest } = (draft[shelf.field] ?? {}) as Record<string, number>;
  const dice = sides === startOf(shelf, pick) ? rest : { ...rest, [pick]: sides };
  return { ...draft, [shelf.field]: dice };
}

/** The next larger or smaller die; undefined if there is none. */
export function steppedDie(shelf: Shelf, pick: string, now: number, way: 1 | -1): number | undefined {
  const start = startOf(shelf, pick);
  const steps = [...(start ? [] : [0]), ...(shelf.values ?? []).filter((value) => value >= start)];
  const at = steps.findLastIndex((value) => value <= now);
  return way < 0 && steps[at] !== now ? steps[at] : steps[at + way];
}

export function withPick(draft: Draft, field: string, pick: string): Draft {
  return { ...draft, [field]: [...listIn(draft, field), pick] };
}

/** The draft with one of these picks less: the last, if it was picked more than once. */
export function withoutPick(draft: Draft, field: string, pick: string): Draft {
  const list = listIn(draft, field);
  const at = list.lastIndexOf(pick);
  return at < 0 ? draft : { ...draft, [field]: list.toSpliced(at, 1) };
}

/** The different entries of a list, and how often each occurs. */
export function counted(list: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** A text in lower case and without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The picks whose words contain every word looked for. */
export function matching(picks: readonly Pick[], wanted: string, words: (pick: Pick) => string): Pick[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return picks.filter((pick) => {
    const text = plain(words(pick));
    return parts.every((part) => text.includes(part));
  });
}

/** Picks by the headings they are listed under, in the order in which these first occur. */
export function grouped(picks: readonly Pick[]): [string, Pick[]][] {
  const groups = new Map<string, Pick[]>();
  for (const pick of picks) groups.set(pick.group ?? "", [...(groups.get(pick.group ?? "") ?? []), pick]);
  return [...groups];
}

/** The faults of a shelf, or of one pick on it. */
export function faultsAt(faults: readonly Fault[], field: string, pick?: string): Fault[] {
  return faults.filter((fault) => (fault.field ?? "") === field && (pick === undefined || fault.pick === pick));
}

type Around = { readonly draft: Draft; readonly above: Draft };

/** True if one of these was picked, here or in the draft around it, or if none is needed. */
export function isOffered(needs: readonly string[] | undefined, held: Around): boolean {
  if (!needs?.length) return true;
  const had = [...Object.values(held.above), ...Object.values(held.draft)];
  return needs.some((one) => had.includes(one));
}

export function offered(shelf: Shelf, held: Around): Pick[] {
  return (shelf.picks ?? []).filter(({ needs }) => isOffered(needs, held));
}

/** What is offered, and besides it what was picked before and no longer is. */
export function shown(shelf: Shelf, held: Around, had: (pick: Pick) => boolean): Pick[] {
  const now = offered(shelf, held);
  const known = new Set(now.map(({ id }) => id));
  const rest = (shelf.picks ?? []).filter((pick) => had(pick) && !known.has(pick.id) && known.add(pick.id));
  return [...now, ...rest];
}

/** The pick of an id as it is offered here: the same may have several prices. */
export function pickNamed(shelf: Shelf, held: Around, id: string): Pick | undefined {
  return shown(shelf, held, () => true).find((pick) => pick.id === id);
}

/** A pick that is not on the shelf: a text of the player's own with what is remarked on it, or nothing known. */
export function unlistedPick(shelf: Shelf, id: string, remarks: readonly Remark[]): Pick {
  if (!shelf.own) return { id, name: { key: "builder.strange" } };
  const facts = remarks.filter(({ field, pick }) => field === shelf.field && pick === id);
  return { id, name: { key: "builder.own_text", args: [["text", id]] }, facts: facts.map(({ message }) => message) };
}

export function numberIn(draft: Draft, field: string, usual: Draft): number {
  const value = draft[field] ?? usual[field];
  return typeof value === "number" ? value : 1;
}

export function countIn(draft: Draft, field: string, pick: string): number {
  return ((draft[field] ?? {}) as Record<string, number>)[pick] ?? 0;
}

/** The draft with so many of a pick. A count of zero is not written down. */
export function withCount(draft: Draft, field: string, pick: string, count: number): Draft {
  const { [pick]: _, ...rest } = (draft[field] ?? {}) as Record<string, number>;
  return { ...draft, [field]: count > 0 ? { ...rest, [pick]: count } : rest };
}

export function rowsIn(draft: Draft, field: string): Draft[] {
  const value = draft[field];
  return Array.isArray(value) ? (value as Draft[]) : [];
}

/** One row of a shelf. It is changed and checked like a draft of its own. */
export function rowOf(held: Holder, shelf: Shelf, at: number): Holder {
  const mark = `${shelf.field}.${at}.`;
  const rows = rowsIn(held.draft, shelf.field);
  const faults = (held.verdict?.faults ?? [])
    .filter(({ field }) => field?.startsWith(mark))
    .map((fault) => ({ ...fault, field: (fault.field ?? "").slice(mark.length) }));
  return {
    draft: rows[at] ?? {},
    usual: {},
    above: { ...held.above, ...held.draft },
    verdict: held.verdict && { ...held.verdict, faults, purses: [], values: [] },
    change: (row) => held.change({ ...held.draft, [shelf.field]: rows.with(at, row) }),
  };
}

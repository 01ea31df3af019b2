/** What each seat brings to a match: a band by its name, or one of the player's own. */
import { type Kept, optionsOf } from "../../lib/browser/drafts";
import type { Game, Option } from "../../lib/server/api";
import type { Setting } from "../../lib/server/wire";

const OWN = "own:";

/** What was picked for each seat, by option. An empty value means the usual one. */
export type Brought = Record<string, string[]>;

/** The options that each seat chooses for itself. */
export function eachOf(game: Game): Option[] {
  return game.options.filter(({ each, choices = [] }) => each && choices.length > 1);
}

export const ownValue = (kept: Kept): string => OWN + kept.id;

/** What a seat brings unless something else is picked. */
export function usualOf(game: Game, setting: Setting | undefined, option: string): string[] {
  const schema = game.schema.$defs?.["Options"]?.properties?.[option];
  return (setting?.options?.[option] ?? schema?.default ?? []) as string[];
}

/** What is brought, with another pick for one seat. */
export function bring(brought: Brought, option: string, seat: number, value: string): Brought {
  const before = brought[option] ?? [];
  const length = Math.max(before.length, seat + 1);
  const values = Array.from({ length }, (_, at) => (at === seat ? value : (before[at] ?? "")));
  return { ...brought, [option]: values };
}

/** The options of a match in which this is brought; empty if all is as usual. */
export async function broughtOptions(
  brought: Brought,
  usual: (option: string) => string[],
  drafts: Kept[],
  written: (drafts: Kept[]) => Promise<Record<string, unknown>> = optionsOf,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [option, picked] of Object.entries(brought)) {
    if (!picked.some(Boolean)) continue;
    const values = usual(option).map((value, seat) => picked[seat] || value);
    const own = values.filter((value) => value.startsWith(OWN));
    const kept = own.flatMap((value) => drafts.filter((one) => ownValue(one) === value).slice(0, 1));
    const made = (await written(kept))["own"] as Record<string, string> | undefined;
    const names = Object.keys(made ?? {});
    let next = 0;
    found[option] = values.map((value) => (value.startsWith(OWN) ? names[next++] : value));
    if (made) found["own"] = made;
  }
  return found;
}

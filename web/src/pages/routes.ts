/** The page that each address shows. A page's code is fetched when it is first shown. */
import type { Component } from "svelte";

export interface Page {
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, unknown>;
  /** A page is made anew when its key changes. */
  key: string;
  /** The game whose colours it wears. */
  game?: string;
  /** True for pages with a table, which need the room for it. */
  slim: boolean;
}

const home = () => import("./Home.svelte");
const newMatch = () => import("./NewMatch.svelte");
const match = () => import("./Match.svelte");
const rules = () => import("./Rules.svelte");
const odds = () => import("./Odds.svelte");
const matches = () => import("./Matches.svelte");
const replay = () => import("./Replay.svelte");
const luck = () => import("./Luck.svelte");
const verify = () => import("./Verify.svelte");
const builder = () => import("./Builder.svelte");
const notFound = () => import("./NotFound.svelte");

/** A page's code, and the page it belongs to: the page before is shown until the next has come. */
interface Come {
  Page: Component<any>;
  load: Page["load"];
}
const coming = new Map<Page["load"], Promise<Come>>();

/** Fetches a page's code, once however often the page is shown. */
export function fetched(load: Page["load"]): Promise<Come> {
  const before = coming.get(load);
  if (before) return before;
  const now = load().then(({ default: Page }) => ({ Page, load }));
  coming.set(load, now);
  now.catch(() => coming.delete(load));
  return now;
}

function page(load: Page["load"], props: Record<string, unknown>, rest: Partial<Page> = {}): Page {
  return { load, props, key: JSON.stringify(props), slim: false, ...rest };
}

export function pageOf(parts: string[]): Page {
  const [first = "", second, third] = parts;
  switch (first) {
    case "":
      return page(home, {});
    case "new":
      return second ? page(newMatch, { game: second }, { game: second }) : page(notFound, {});
    case "m":
      return second ? page(match, { match: second }, { slim: true }) : page(notFound, {});
    case "rules":
      return page(rules, { game: second, id: third }, { key: second ?? "", game: second });
    case "odds":
      return page(odds, { game: second, procedure: third }, { key: second ?? "", game: second });
    case "matches":
      return page(matches, {});
    case "replay":
      return second ? page(replay, { match: second }, { slim: true }) : page(notFound, {});
    case "luck":
      return second ? page(luck, { match: second }) : page(notFound, {});
    case "verify":
      return page(verify, { match: second });
    case "builder":
      return page(builder, { game: second }, { game: second });
    default:
      return page(notFound, {});
  }
}

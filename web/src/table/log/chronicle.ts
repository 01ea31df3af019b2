import type { News, Seat } from "../../lib/server/wire";

/** A line of the log. `undone` lines no longer count. */
export interface Entry {
  news: News;
  undone: boolean;
}

/** One deed: the line that says who does what, and beneath it the dice and what came of them. */
export interface Story {
  /** Missing where lines go on with a story that something else came between. */
  head: Entry | undefined;
  lines: Entry[];
}

/** Puts entries that follow each other and are of one story together. */
export function stories(entries: Entry[]): Story[] {
  const found: Story[] = [];
  const open = new Set<number>();
  let last: number | undefined;
  for (const entry of entries) {
    const { story = 0 } = entry.news;
    if (story === last) found.at(-1)!.lines.push(entry);
    else if (open.has(story)) found.push({ head: undefined, lines: [entry] });
    else found.push({ head: entry, lines: [] });
    if (!entry.undone) open.add(story);
    last = story;
  }
  return found;
}

/** The same stories; those that were there before and have not changed stay the same objects. */
export function kept(found: Story[], before: Story[]): Story[] {
  const known = new Map(before.map((story) => [whole(story)[0], story]));
  return found.map((story) => {
    const old = known.get(whole(story)[0]);
    return old && alike(old, story) ? old : story;
  });
}

function alike(one: Story, other: Story): boolean {
  const [ours, theirs] = [one.lines, other.lines];
  return (
    one.head === other.head &&
    ours.length === theirs.length &&
    ours.every((entry, place) => entry === theirs[place])
  );
}

/** All the entries of a story, in order. */
export function whole({ head, lines }: Story): Entry[] {
  return head ? [head, ...lines] : lines;
}

/** Why something happened: the throw that decided it, and what else came of that throw. */
export interface Cause {
  roll: News | undefined;
  followed: News[];
}

/** What one entry of a story comes from. A throw comes from itself. */
export function causeOf(story: Story, at: number): Cause {
  const all = whole(story).map(({ news }) => news);
  const place = all.findIndex((news) => news.at === at);
  const before = all.slice(0, place + 1).findLastIndex(({ dice }) => dice);
  const after = all.slice(before + 1);
  const next = after.findIndex(({ dice }) => dice);
  const followed = next < 0 ? after : after.slice(0, next);
  return before < 0 ? { roll: undefined, followed: [] } : { roll: all[before], followed };
}

/** Everything that has been told, in order, each piece of news once. */
export class Chronicle {
  entries: Entry[] = [];
  upto = 0;

  tell(news: News): Chronicle {
    if (news.at < this.upto) return this.late(news);
    const told = new Chronicle();
    told.upto = news.at + 1;
    told.entries = [...this.before(news), { news, undone: false }];
    return told;
  }

  /** Puts news that comes late where it belongs. */
  private late(news: News): Chronicle {
    const { entries } = this;
    if (entries.some((entry) => entry.news.at === news.at)) return this;
    const after = entries.filter((entry) => entry.news.at > news.at);
    const before = entries.slice(0, entries.length - after.length);
    const undone = after.some(({ news: { back_to } }) => (news.answers ?? 0) > (back_to ?? Infinity));
    const told = new Chronicle();
    told.upto = this.upto;
    told.entries = [...before, { news, undone }, ...after];
    return told;
  }

  private before(news: News): Entry[] {
    const back = news.back_to;
    if (typeof back !== "number") return this.entries;
    return this.entries.map((entry) =>
      (entry.news.answers ?? 0) > back && !entry.undone ? { ...entry, undone: true } : entry,
    );
  }

  /** The entries a person reads: those that only repeat others are left out. */
  get read(): Entry[] {
    return this.entries.filter(({ news }) => !news.quiet);
  }

  /** The last throws, the latest first. */
  throws(most: number): Entry[] {
    const thrown = this.entries.filter(({ news, undone }) => news.dice && !undone);
    return thrown.slice(-most).reverse();
  }
}

/** The seat that threw the dice, if a seat did. */
export function thrower(news: News): Seat | null {
  return news.dice?.by ?? null;
}

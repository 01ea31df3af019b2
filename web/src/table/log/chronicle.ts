import type { News, Seat } from "../../lib/server/wire";

/** A line of the log. `undone` lines no longer count. */
export interface Entry {
  news: News;
  undone: boolean;
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

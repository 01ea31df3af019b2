import type { News, Seat } from "../lib/wire";

/** A line of the log. `undone` lines no longer count. */
export interface Entry {
  news: News;
  undone: boolean;
}

/** What has been told, in order, each thing once. */
export class Chronicle {
  entries: Entry[] = [];
  upto = 0;

  tell(news: News): Chronicle {
    if (news.at < this.upto) return this;
    const told = new Chronicle();
    told.upto = news.at + 1;
    told.entries = [...this.before(news), { news, undone: false }];
    return told;
  }

  private before(news: News): Entry[] {
    const back = news.back_to;
    if (typeof back !== "number") return this.entries;
    return this.entries.map((entry) =>
      (entry.news.answers ?? 0) > back && !entry.undone ? { ...entry, undone: true } : entry,
    );
  }

  /** What a person reads: without what only repeats what others say better. */
  get read(): Entry[] {
    return this.entries.filter(({ news }) => !news.quiet);
  }

  /** The last throws, the latest first. */
  throws(most: number): Entry[] {
    const thrown = this.entries.filter(({ news, undone }) => news.dice && !undone);
    return thrown.slice(-most).reverse();
  }
}

/** By whom dice were thrown, if by a seat. */
export function thrower(news: News): Seat | null {
  return news.dice?.by ?? null;
}

import type { News, Seat, Update } from "../lib/wire";

/** A line of the log. `undone` lines no longer count. */
export interface Entry {
  news: News;
  answers: number;
  undone: boolean;
}

/** What has been told, in order, each thing once. */
export class Chronicle {
  entries: Entry[] = [];
  upto = 0;

  /** `answers` says how many had been given when it was told. */
  tell(news: News, answers: number): Chronicle {
    if (news.at < this.upto) return this;
    const told = new Chronicle();
    told.upto = news.at + 1;
    told.entries = [...this.before(news), { news, answers, undone: false }];
    return told;
  }

  private before(news: News): Entry[] {
    const back = news.back_to;
    if (typeof back !== "number") return this.entries;
    return this.entries.map((entry) =>
      entry.answers > back && !entry.undone ? { ...entry, undone: true } : entry,
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

/**
 * How many answers count after an update, of those that counted before it. Not a number where that
 * cannot be known: for who comes to a match in which something was taken back.
 */
export function counted(before: number, number: number | undefined, update: Update): number {
  const back = (update.news ?? []).findLast(({ back_to }) => typeof back_to === "number")?.back_to;
  if (number === undefined) return typeof back === "number" ? NaN : update.number;
  return typeof back === "number" ? back : before + Math.max(0, update.number - number);
}

import { expect, test } from "vitest";
import type { News } from "../../lib/server/wire";
import { causeOf, Chronicle, kept, stories } from "./chronicle";

const news = (at: number, more: Partial<News> = {}): News => ({
  at,
  event: "e",
  message: { key: "savage.title" },
  ...more,
});

test("a thing told twice is written once", () => {
  const log = new Chronicle().tell(news(0)).tell(news(1)).tell(news(1));
  expect(log.entries.map((entry) => entry.news.at)).toEqual([0, 1]);
});

test("an undo strikes out what was told since, and no more", () => {
  const log = new Chronicle()
    .tell(news(0, { answers: 1 }))
    .tell(news(1, { answers: 2 }))
    .tell(news(2, { answers: 3 }))
    .tell(news(3, { answers: 1, back_to: 1 }));
  expect(log.entries.map(({ undone }) => undone)).toEqual([false, true, true, false]);
});

test("what comes late is put in its place, once, and struck out if it was taken back", () => {
  const log = new Chronicle()
    .tell(news(0))
    .tell(news(3, { answers: 2 }))
    .tell(news(4, { answers: 1, back_to: 1 }));
  const later = log.tell(news(2, { answers: 2 })).tell(news(1, { answers: 1 })).tell(news(2));
  expect(later.entries.map((entry) => entry.news.at)).toEqual([0, 1, 2, 3, 4]);
  expect(later.entries.map(({ undone }) => undone)).toEqual([false, false, true, true, false]);
  expect(later.upto).toBe(5);
});

test("stories that have not changed stay the same objects", () => {
  const log = [0, 1, 2].reduce((all, at) => all.tell(news(at, { story: at > 0 ? 1 : 0 })), new Chronicle());
  const before = stories(log.entries);
  const [first, second] = kept(stories(log.tell(news(3, { story: 1 })).entries), before);
  expect(first).toBe(before[0]);
  expect(second).not.toBe(before[1]);
  expect(second!.lines.map((entry) => entry.news.at)).toEqual([2, 3]);
});

test("what is quiet is not read, and the latest throw comes first", () => {
  const dice = { dice: [6], faces: [4], values: [4] };
  const log = new Chronicle()
    .tell(news(0, { dice }))
    .tell(news(1, { quiet: true }))
    .tell(news(2, { dice }));
  expect(log.read.map((entry) => entry.news.at)).toEqual([0, 2]);
  expect(log.throws(5).map((entry) => entry.news.at)).toEqual([2, 0]);
});

const fell = { dice: [6], faces: [4], values: [4] };
const written = (...all: News[]) => all.reduce((log, one) => log.tell(one), new Chronicle()).read;

test("what belongs to one deed stands beneath it", () => {
  const told = stories(
    written(news(0), news(1, { story: 1 }), news(2, { story: 1, dice: fell }), news(3, { story: 1 }), news(4, { story: 4 })),
  );
  expect(told.map(({ head, lines }) => [head?.news.at, lines.map((line) => line.news.at)])).toEqual([
    [0, []],
    [1, [2, 3]],
    [4, []],
  ]);
});

test("a story that goes on after an undo has its head above", () => {
  const told = stories(
    written(
      news(1, { story: 1, answers: 1 }),
      news(2, { story: 1, answers: 2 }),
      news(3, { story: 3, back_to: 1 }),
      news(4, { story: 1, answers: 2 }),
    ),
  );
  expect(told.map(({ head }) => head?.news.at)).toEqual([1, 3, undefined]);
});

test("a deed that was taken back and done again is a story of its own", () => {
  const told = stories(
    written(
      news(1, { story: 1, answers: 2 }),
      news(2, { story: 2, back_to: 1 }),
      news(3, { story: 1, answers: 2 }),
    ),
  );
  expect(told.map(({ head }) => head?.news.at)).toEqual([1, 2, 3]);
});

test("an outcome comes from the throw before it, with all else that came of that throw", () => {
  const [story] = stories(
    written(
      news(1, { story: 1 }),
      news(2, { story: 1, dice: fell }),
      news(3, { story: 1 }),
      news(4, { story: 1, dice: fell }),
      news(5, { story: 1 }),
      news(6, { story: 1 }),
    ),
  );
  const cause = (at: number) => {
    const { roll, followed } = causeOf(story!, at);
    return [roll?.at, followed.map((one) => one.at)];
  };
  expect(cause(1)).toEqual([undefined, []]);
  expect(cause(3)).toEqual([2, [3]]);
  expect(cause(4)).toEqual([4, [5, 6]]);
  expect(cause(6)).toEqual([4, [5, 6]]);
});

import { expect, test } from "vitest";
import type { News } from "../../lib/server/wire";
import { Chronicle } from "./chronicle";

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

test("what is quiet is not read, and the latest throw comes first", () => {
  const dice = { dice: [6], faces: [4], values: [4] };
  const log = new Chronicle()
    .tell(news(0, { dice }))
    .tell(news(1, { quiet: true }))
    .tell(news(2, { dice }));
  expect(log.read.map((entry) => entry.news.at)).toEqual([0, 2]);
  expect(log.throws(5).map((entry) => entry.news.at)).toEqual([2, 0]);
});

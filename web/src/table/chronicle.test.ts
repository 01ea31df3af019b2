import { expect, test } from "vitest";
import type { News, Update } from "../lib/wire";
import { Chronicle, counted } from "./chronicle";

const news = (at: number, more: Partial<News> = {}): News => ({
  at,
  event: "e",
  message: { key: "savage.title" },
  ...more,
});

test("a thing told twice is written once", () => {
  const log = new Chronicle().tell(news(0), 0).tell(news(1), 0).tell(news(1), 0);
  expect(log.entries.map((entry) => entry.news.at)).toEqual([0, 1]);
});

test("an undo strikes out what was told since, and no more", () => {
  const log = new Chronicle()
    .tell(news(0), 1)
    .tell(news(1), 2)
    .tell(news(2), 3)
    .tell(news(3, { back_to: 1 }), 3);
  expect(log.entries.map(({ undone }) => undone)).toEqual([false, true, true, false]);
});

test("what is quiet is not read, and the latest throw comes first", () => {
  const dice = { dice: [6], faces: [4], values: [4] };
  const log = new Chronicle()
    .tell(news(0, { dice }), 0)
    .tell(news(1, { quiet: true }), 0)
    .tell(news(2, { dice }), 0);
  expect(log.read.map((entry) => entry.news.at)).toEqual([0, 2]);
  expect(log.throws(5).map((entry) => entry.news.at)).toEqual([2, 0]);
});

const update = (number: number, told: News[] = []): Update =>
  ({
    is: "update",
    since: 0,
    upto: 0,
    number,
    news: told,
    scene: { head: { key: "h" } },
  }) as Update;

test("answers are counted from update to update, and anew from what an undo goes back to", () => {
  expect(counted(0, undefined, update(7))).toBe(7);
  expect(counted(7, 7, update(8))).toBe(8);
  expect(counted(8, 8, update(9, [news(3, { back_to: 6 })]))).toBe(6);
  expect(counted(6, 9, update(10))).toBe(7);
});

test("who comes after something was taken back cannot know, and strikes nothing out", () => {
  const answers = counted(0, undefined, update(9, [news(0, { back_to: 2 })]));
  const log = new Chronicle().tell(news(1), answers).tell(news(2, { back_to: 0 }), answers);
  expect(log.entries.map(({ undone }) => undone)).toEqual([false, false]);
});

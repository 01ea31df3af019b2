import { expect, test } from "vitest";
import type { Asked, Update } from "../../lib/server/wire";
import { type Planned, Walk } from "./walk.svelte";

const PLANNED: Planned = {
  number: 4,
  seat: 0,
  actor: "a",
  way: "move",
  to: [[10, 20]],
  more: true,
  onto: "",
};
const NEXT = { number: 5, seat: 0, ways: [{ name: "move" }] } as unknown as Asked;
const update = (more: object = {}) =>
  ({ number: 5, question: NEXT, news: [], ...more }) as unknown as Update;
const walk = (more: Partial<Planned> = {}) => {
  const begun = new Walk();
  begun.begin({ ...PLANNED, ...more });
  return begun;
};

test("the next leg is walked once, when the expected question comes", () => {
  const begun = walk();
  begun.heed(update({ news: [{ cue: { kind: "move" } }, {}] }));
  expect(begun.next(NEXT, "a")?.to).toEqual([[10, 20]]);
  expect(begun.next(NEXT, "a")).toBeUndefined();
});

test("the question that is being answered is not the next one", () => {
  const begun = walk();
  expect(begun.next({ ...NEXT, number: 4 }, "a")).toBeUndefined();
  expect(begun.going).toBe(true);
});

test("a roll, a blow, somebody else's question or an undo stops a walk", () => {
  const stops = [
    { news: [{ dice: {} }] },
    { news: [{ cue: { kind: "attack" } }] },
    { question: undefined },
    { question: { ...NEXT, seat: 1 } },
    { number: 3 },
  ];
  for (const one of stops) {
    const begun = walk();
    begun.heed(update(one));
    expect(begun.going).toBe(false);
  }
});

test("another figure, or a question that cannot be answered that way, is not expected", () => {
  expect(walk().next(NEXT, "b")).toBeUndefined();
  expect(walk().next({ ...NEXT, ways: [] }, "a")).toBeUndefined();
  expect(walk({ more: false, onto: "z" }).next({ ...NEXT, ways: [] }, "a")?.onto).toBe("z");
});

test("a walk of one leg that leads to nobody needs no plan", () => {
  expect(walk({ more: false }).going).toBe(false);
});

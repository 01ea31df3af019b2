import { expect, test, vi } from "vitest";
import type { Asked, Item } from "../../lib/server/wire";
import { closedTo, doneTo, sections } from "./lines";

vi.mock("../../lib/words/say.svelte", () => ({ say: (key: string) => key }));

const say = (key: string) => ({ key });
const item = (answer: string, more: Partial<Item> = {}): Item => ({
  answer,
  label: say(answer),
  ...more,
});
const asked = (items: Item[], more: Partial<Asked> = {}): Asked => ({
  number: 1,
  seat: 0,
  message: say("q"),
  kind: "one_of",
  items,
  ...more,
});

test("lines stand under their headings in the game's order, by the number that picks them", () => {
  const question = asked([item("run", { group: "move" }), item("fight", { group: "attack" })], {
    groups: ["attack", "move", "gear"],
  });
  const found = sections(question).map(({ group, bundles }) => [
    group,
    bundles.map(({ lines }) => lines.map(({ number }) => number)),
  ]);
  expect(found).toEqual([
    ["attack", [[2]]],
    ["move", [[1]]],
  ]);
});

test("three lines alike are folded, two are not", () => {
  const go = (answer: string) => item(answer, { alike: say("go") });
  const three = sections(asked([go("a"), go("b"), item("x"), go("c")]))[0]!.bundles;
  expect(three.map(({ lines }) => lines.length)).toEqual([3, 1]);
  const two = sections(asked([go("a"), go("b")]))[0]!.bundles;
  expect(two.map(({ alike, lines }) => [alike, lines.length])).toEqual([
    [null, 1],
    [null, 1],
  ]);
});

test("touching somebody finds what can be done to them and what cannot", () => {
  const question = asked([item("fight", { figures: ["b"] }), item("end")], {
    closed: [{ label: say("shoot"), reason: say("empty"), rule: "r", figures: ["b"] }],
  });
  expect(doneTo(question, "b").map(({ number }) => number)).toEqual([1]);
  expect(closedTo(question, "b")).toHaveLength(1);
  expect(doneTo(undefined, "b")).toEqual([]);
});

test("what can be done comes before headings under which nothing can", () => {
  const closed = [{ label: say("hit"), reason: say("far"), rule: "r", group: "fight" }];
  const question = asked([item("end", { group: "turn" })], { closed, groups: ["fight", "turn"] });
  expect(sections(question).map(({ group }) => group)).toEqual(["turn", "fight"]);
});

test("a heading with only what cannot be done is still shown", () => {
  const closed = [{ label: say("hide"), reason: say("seen"), rule: "r", group: "move" }];
  expect(sections(asked([], { closed })).map(({ group }) => group)).toEqual(["move"]);
});

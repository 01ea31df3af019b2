import { expect, test } from "vitest";
import type { Procedure } from "../../lib/server/api";
import { fromQuery, toQuery } from "./link";

const ATTACK: Procedure = {
  name: "attack",
  options: { skill: "d6", wild: false, ap: 0 },
  schema: {},
  circumstances: [],
};
const read = (query: string) => fromQuery(ATTACK, new URLSearchParams(query));

test("a link holds only what is not as usual, and brings it back", () => {
  const said = { skill: "d8", wild: true, ap: 0 };
  expect(toQuery(ATTACK, [said])).toBe("?skill=d8&wild=true");
  expect(read(toQuery(ATTACK, [said]))).toEqual([said]);
  expect(toQuery(ATTACK, [ATTACK.options])).toBe("");
});

test("two set-ups are told apart, also if the second is the usual one", () => {
  const setups = [{ ...ATTACK.options, ap: 2 }, { ...ATTACK.options, skill: "d10" }];
  expect(toQuery(ATTACK, setups)).toBe("?ap=2&b.skill=d10");
  expect(read("ap=2&b.skill=d10")).toEqual(setups);
  expect(read(toQuery(ATTACK, [ATTACK.options, ATTACK.options]))).toHaveLength(2);
});

test("what makes no sense is kept, for the server to say so", () => {
  expect(read("ap=much&foo=1&wild=perhaps")).toEqual([
    { skill: "d6", ap: "much", wild: "perhaps", foo: "1" },
  ]);
});

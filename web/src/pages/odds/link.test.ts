import { expect, test } from "vitest";
import type { Procedure } from "../../lib/server/api";
import { fromQuery, toQuery } from "./link";

const ATTACK: Procedure = {
  name: "attack",
  options: { skill: "d6", wild: false, ap: 0 },
  schema: {},
  circumstances: [],
};

test("a link holds only what is not as usual, and brings it back", () => {
  const said = { skill: "d8", wild: true, ap: 0 };
  expect(toQuery(ATTACK, said)).toBe("?skill=d8&wild=true");
  expect(fromQuery(ATTACK, new URLSearchParams(toQuery(ATTACK, said)))).toEqual(said);
  expect(toQuery(ATTACK, ATTACK.options)).toBe("");
});

test("what a link says wrong is left as usual", () => {
  expect(fromQuery(ATTACK, new URLSearchParams("ap=much&foo=1"))).toEqual(ATTACK.options);
});

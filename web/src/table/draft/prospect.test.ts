import { expect, test } from "vitest";
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Item } from "../../lib/server/wire";
import { Prospect } from "./prospect.svelte";

const asked = { number: 4, seat: 0 } as Asked;
const step = { answer: "strike" } as Item;
const walk = { answer: ["move", [1, 2]] };

/** What follows a walk, at a server that says nothing of it. */
function prospect(): Prospect {
  const socket = {
    ask: () => Promise.resolve({ is: "foreseen", id: 0, number: 4 }),
    weigh: () => () => undefined,
  };
  const ahead = new Prospect(socket as unknown as Socket);
  ahead.look(asked, walk);
  ahead.plan(step);
  return ahead;
}

test("what is to be done stays when the same answer is looked at again", () => {
  const ahead = prospect();
  ahead.look(asked, { ...walk });
  expect(ahead.then).toEqual(["strike"]);
});

test("after another answer, to another question or after none, nothing is to be done yet", () => {
  for (const [question, waiting] of [
    [asked, { answer: ["move", [2, 2]] }],
    [{ ...asked, number: 5 }, walk],
    [undefined, undefined],
  ] as const) {
    const ahead = prospect();
    ahead.look(question, waiting);
    expect(ahead.then).toEqual([]);
  }
});

import { expect, test, vi } from "vitest";
import type { Socket } from "../../lib/server/socket.svelte";
import type { Asked, Item, Saying, Way } from "../../lib/server/wire";
import { mostOf, numbered, wayAt } from "./lines";
import { Unfolding } from "./unfolding.svelte";

vi.mock("../../lib/words/say.svelte", () => ({ say: (key: string) => key }));

const message = { key: "turn" };
const item = (answer: string, deed: string): Item => ({ answer, label: message, deed });
const way = (name: string): Way => ({ name, kind: "route", domain: {}, folded: 3, key: name });
const walk = way("move");
const question = (number: number): Asked => ({
  number,
  seat: 0,
  message,
  kind: "either",
  items: [item("shoot", "shoot"), item("end", "end")],
  ways: [walk, way("leap")],
});

/** A server that lists two places for every way, what it was asked, and what has come. */
function server(): { said: Saying[]; came: Item[]; unfolding: Unfolding } {
  const said: Saying[] = [];
  const came: Item[] = [];
  const ask = (saying: Saying) => {
    said.push(saying);
    const { way } = saying as { way: string };
    const items = [item(`${way} north`, way), item(`${way} south`, way)];
    return Promise.resolve({ is: "unfolded", id: 1, number: 1, items });
  };
  const unfolding = new Unfolding({ ask } as unknown as Socket, (items) => came.push(...items));
  return { said, came, unfolding };
}

const answers = (asked: Asked) => numbered(asked).map(({ item, number }) => [number, item.answer]);

test("the lines of a way are asked for once, and only when it is unfolded", async () => {
  const { said, came, unfolding } = server();
  const asked = question(3);
  expect(unfolding.known(asked, walk)).toBe(false);
  expect(unfolding.within(asked)).toBe(asked);
  await Promise.all([unfolding.want(asked, walk), unfolding.want(asked, walk)]);
  expect(said).toEqual([{ do: "unfold", number: 3, seat: 0, way: "move" }]);
  expect(unfolding.known(asked, walk)).toBe(true);
  expect(came.map(({ answer }) => answer)).toEqual(["move north", "move south"]);
});

test("lines that come later change no number that was shown before", async () => {
  const { unfolding } = server();
  const asked = question(3);
  expect(answers(asked)).toEqual([
    [7, "shoot"],
    [8, "end"],
  ]);
  expect([1, 3, 4, 6, 7].map((number) => wayAt(asked, number)?.name)).toEqual([
    ...["move", "move", "leap", "leap"],
    undefined,
  ]);
  expect(mostOf(asked)).toBe(8);
  await unfolding.want(asked, way("leap"));
  await unfolding.want(asked, walk);
  expect(answers(unfolding.within(asked))).toEqual([
    [4, "leap north"],
    [5, "leap south"],
    [1, "move north"],
    [2, "move south"],
    [7, "shoot"],
    [8, "end"],
  ]);
});

test("a way that came with its lines is not asked about", async () => {
  const { said, unfolding } = server();
  const asked = question(3);
  const open = { ...walk, folded: 0 };
  await unfolding.want(asked, open);
  await unfolding.want(asked, undefined);
  expect(said).toEqual([]);
  expect(unfolding.known(asked, open) && unfolding.known(asked, undefined)).toBe(true);
});

test("lines of a question that was answered meanwhile are dropped", async () => {
  const { came, unfolding } = server();
  const first = question(3);
  const late = unfolding.want(first, walk);
  const next = question(4);
  await Promise.all([late, unfolding.want(next, walk)]);
  expect(unfolding.within(first)).toBe(first);
  expect(unfolding.within(next).items).toHaveLength(4);
  expect(came).toHaveLength(2);
});

test("a server that lists nothing keeps nobody waiting", async () => {
  const ask = () => Promise.reject(new Error("busy"));
  const unfolding = new Unfolding({ ask } as unknown as Socket, () => undefined);
  const asked = question(3);
  await unfolding.want(asked, walk);
  expect(unfolding.known(asked, walk)).toBe(true);
  expect(unfolding.within(asked).items).toHaveLength(2);
});

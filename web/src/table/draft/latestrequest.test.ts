import { expect, test } from "vitest";
import { LatestRequest } from "./latestrequest";

/** A server whose replies the test gives by hand, in any order. */
function desk() {
  const asked: { wish: number; reply: (text: string) => void }[] = [];
  const shown: string[] = [];
  const latest = new LatestRequest<number, string>(
    (wish) => new Promise((reply) => asked.push({ wish, reply })),
    (reply) => shown.push(reply),
  );
  return { asked, shown, latest };
}

const soon = () => new Promise((done) => setTimeout(done));

test("while one wish is on its way only the latest of the others is asked", async () => {
  const { asked, shown, latest } = desk();
  for (const wish of [1, 2, 3, 4]) latest.want(wish);
  expect(asked.map(({ wish }) => wish)).toEqual([1]);
  asked[0]!.reply("one");
  await soon();
  expect(asked.map(({ wish }) => wish)).toEqual([1, 4]);
  asked[1]!.reply("four");
  await soon();
  expect(shown).toEqual(["one", "four"]);
});

test("what was dropped is not shown when it comes after all", async () => {
  const { asked, shown, latest } = desk();
  latest.want(1);
  latest.drop();
  asked[0]!.reply("late");
  await soon();
  expect(shown).toEqual([]);
});

test("a refusal does not keep the next wish from being asked", async () => {
  let calls = 0;
  const shown: number[] = [];
  const latest = new LatestRequest<number, number>(
    async (wish) => {
      if (++calls === 1) throw new Error("lost");
      return wish;
    },
    (reply) => shown.push(reply),
  );
  latest.want(1);
  await soon();
  latest.want(2);
  await soon();
  expect(shown).toEqual([2]);
});

test("it has settled once the last wish has its reply", async () => {
  const { asked, shown, latest } = desk();
  latest.want(1);
  latest.want(2);
  const settled = latest.settled().then(() => [...shown]);
  asked[0]!.reply("one");
  await soon();
  asked[1]!.reply("two");
  expect(await settled).toEqual(["one", "two"]);
  await latest.settled();
});

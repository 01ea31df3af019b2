import { expect, test, vi } from "vitest";
import type { Asked, Item, Way, Weighed } from "../../../lib/server/wire";
import { ending, keyed, leading, leadsOf, type Rank } from "./leads";
import { sections } from "../lines";
import { Ranking } from "./ranking.svelte";

vi.mock("../../../lib/words/say.svelte", () => ({ say: (key: string) => key }));

const say = (key: string) => ({ key });
const item = (answer: string, more: Partial<Item> = {}): Item => ({
  answer,
  label: say(answer),
  ...more,
});
const shot = (at: string) => item(`shoot ${at}`, { deed: "shoot.0", key: "s", figures: [at] });
const go = (where: string) => item(`go ${where}`, { deed: "move", key: "g" });
const ASKED: Asked = {
  number: 1,
  seat: 0,
  message: say("q"),
  kind: "either",
  items: [
    go("north"),
    go("south"),
    shot("near"),
    shot("far"),
    item("stow", { deed: "stow.0" }),
    item("hold", { deed: "hold", key: "h" }),
    item("end", { deed: "end", key: "e", ends: true }),
  ],
  leads: ["move", "shoot.0"],
};
const CHANCES: Record<string, number> = { "shoot near": 0.2, "shoot far": 0.6 };
const weigh = (answer: unknown) =>
  ({ headline: { chance: CHANCES[answer as string] } }) as unknown as Weighed;
const ranked = (weighed: (answer: unknown) => Weighed | undefined) => {
  const ranking = new Ranking(weighed);
  ranking.take(ASKED);
  return ranking.rank.bind(ranking);
};
const answers = (rank: Rank) => leadsOf(ASKED, rank)[1]!.lines.map(({ item }) => item.answer);

test("a deed is offered at the target with the best chance", () => {
  expect(answers(ranked(weigh))).toEqual(["shoot far", "shoot near"]);
});

test("until chances are known, targets stand as the game gives them", () => {
  const rank = ranked(() => undefined);
  expect(answers(rank)).toEqual(["shoot near", "shoot far"]);
  expect(leadsOf(ASKED, rank)[1]!.settled).toBe(false);
});

test("targets hold still once they were shown, whatever chances come later", () => {
  vi.useFakeTimers();
  let late: typeof weigh | undefined;
  const rank = ranked((answer) => late?.(answer));
  vi.runAllTimers();
  expect(leadsOf(ASKED, rank)[1]!.settled).toBe(true);
  late = weigh;
  expect(answers(rank)).toEqual(["shoot near", "shoot far"]);
  vi.useRealTimers();
});

test("places are not ranked: they are shown to be chosen from", () => {
  const lead = leadsOf(ASKED, ranked(weigh))[0]!;
  expect([lead.placed, lead.lines.length]).toEqual([true, 2]);
});

test("what stands in the bar, and the end of the turn, is not repeated under more", () => {
  const rest = sections(ASKED, leading(ASKED));
  const answers = rest.flatMap(({ bundles }) => bundles.map(({ lines }) => lines[0]!.item.answer));
  expect(answers).toEqual(["stow", "hold"]);
});

test("a letter picks its deed, in the bar or under more, and one without a deed none", () => {
  expect(keyed(ASKED, "s", ranked(weigh))[0]!.lines[0]!.item.answer).toBe("shoot far");
  expect(keyed(ASKED, "h", ranked(weigh))[0]!.lines[0]!.item.answer).toBe("hold");
  expect(keyed(ASKED, "z", ranked(weigh))).toEqual([]);
});

test("the end of the turn is known by its mark and never by its place", () => {
  expect(ending(ASKED)?.answer).toBe("end");
  expect(ending({ ...ASKED, items: [go("north")] })).toBeUndefined();
});

const WALK: Way = { name: "move", kind: "route", domain: {}, folded: 4, key: "g" };
const FOLDED: Asked = {
  ...ASKED,
  items: ASKED.items!.filter(({ deed }) => deed !== "move"),
  ways: [WALK],
};

test("a way whose lines are folded stands in the bar and is unfolded by its letter", () => {
  const [lead] = leadsOf(FOLDED, ranked(weigh));
  expect([lead!.deed, lead!.key, lead!.placed, lead!.lines]).toEqual(["move", "g", true, []]);
  expect(keyed(FOLDED, "g", ranked(weigh)).map(({ deed }) => deed)).toEqual(["move"]);
});

test("a way is one deed, also once its lines have come", () => {
  const open = { ...ASKED, ways: [WALK] };
  const found = keyed(open, "g", ranked(weigh));
  expect(found.map(({ lines }) => lines.length)).toEqual([2]);
});

import { expect, test } from "vitest";
import type { Asked, Item, Weighed } from "../../../lib/server/wire";
import { ending, keyed, leading, leadsOf } from "./leads";
import { sections } from "../lines";

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
  ({ headline: CHANCES[answer as string] ?? null }) as unknown as Weighed;

test("a deed is offered at the target with the best chance", () => {
  const lead = leadsOf(ASKED, weigh)[1]!;
  expect(lead.lines.map(({ item }) => item.answer)).toEqual(["shoot far", "shoot near"]);
});

test("until chances are known, targets stand as the game gives them", () => {
  const lead = leadsOf(ASKED, () => undefined)[1]!;
  expect(lead.lines.map(({ item }) => item.answer)).toEqual(["shoot near", "shoot far"]);
});

test("places are not ranked: they are shown to be chosen from", () => {
  const lead = leadsOf(ASKED, weigh)[0]!;
  expect([lead.placed, lead.lines.length]).toEqual([true, 2]);
});

test("what stands in the bar, and the end of the turn, is not repeated under more", () => {
  const rest = sections(ASKED, leading(ASKED));
  const answers = rest.flatMap(({ bundles }) => bundles.map(({ lines }) => lines[0]!.item.answer));
  expect(answers).toEqual(["stow", "hold"]);
});

test("a letter picks its deed, in the bar or under more, and one without a deed none", () => {
  expect(keyed(ASKED, "s", weigh)[0]!.lines[0]!.item.answer).toBe("shoot far");
  expect(keyed(ASKED, "h", weigh)[0]!.lines[0]!.item.answer).toBe("hold");
  expect(keyed(ASKED, "z", weigh)).toEqual([]);
});

test("the end of the turn is known by its mark and never by its place", () => {
  expect(ending(ASKED)?.answer).toBe("end");
  expect(ending({ ...ASKED, items: [go("north")] })).toBeUndefined();
});

import { expect, test } from "vitest";
import type { Kept } from "../../lib/browser/drafts";
import { bring, broughtOptions, ownValue } from "./sides";

const kept = (id: string): Kept => ({ id, game: "punk", workshop: "bands", name: id, draft: {}, at: 0 });
const usual = () => ["gangers", "mutards"];
const written = async (drafts: Kept[]) => ({
  own: Object.fromEntries(drafts.map(({ id }, at) => [`own-${at + 1}`, `name = "${id}"`])),
});

test("what nobody changed is left to the scenario", async () => {
  expect(await broughtOptions({}, usual, [])).toEqual({});
  expect(await broughtOptions({ bands: ["", ""] }, usual, [])).toEqual({});
});

test("one seat's choice leaves the other as usual", async () => {
  const brought = bring({}, "bands", 1, "junkers");
  expect(await broughtOptions(brought, usual, [], async () => ({}))).toEqual({
    bands: ["gangers", "junkers"],
  });
});

test("a band of one's own is written out and named", async () => {
  const brought = bring({}, "bands", 1, ownValue(kept("b")));
  expect(await broughtOptions(brought, usual, [kept("a"), kept("b")], written)).toEqual({
    bands: ["gangers", "own-1"],
    own: { "own-1": 'name = "b"' },
  });
});

test("the same band can fight itself", async () => {
  const mine = ownValue(kept("a"));
  const brought = bring(bring({}, "bands", 0, mine), "bands", 1, mine);
  const { bands } = await broughtOptions(brought, usual, [kept("a")], written);
  expect(bands).toEqual(["own-1", "own-2"]);
});

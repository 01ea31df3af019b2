import { expect, test } from "vitest";
import { orderKey } from "./orderkeys";

const label = { key: "" };

test("each standing order has a letter of its own", () => {
  const spans = ["deed", "round", "match"] as const;
  const keys = spans.map((span) => orderKey({ span, label }));
  expect([...keys, orderKey({ span: "match", guarded: true, label })]).toEqual(["n", "r", "x", "h"]);
});

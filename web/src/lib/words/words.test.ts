import { expect, test } from "vitest";
import { familiesOf, flowing, Words } from "./words";

function words(language: "es" | "en", text: string): Words {
  const spoken = new Words(language);
  spoken.read("t", text);
  return spoken;
}

test("an article within a sentence is small, and contracts in Spanish", () => {
  expect(flowing("Ana golpea a El dueño de El Faisán", "es")).toBe("Ana golpea al dueño de El Faisán");
  expect(flowing("She hits The owner", "en")).toBe("She hits the owner");
  expect(flowing("The owner falls", "en")).toBe("The owner falls");
});

test("people count seats from 1, and lengths in their own units", () => {
  const spoken = words("es", "t-a = { SEAT($s) } { MM($m) } { INCHES($i) } { CM($c) }\n");
  const args: [string, number][] = [["s", 0], ["m", 25], ["i", 381], ["c", 1234]];
  expect(spoken.say({ key: "t.a", args })).toBe("1 2,5 1,5 12,3");
});

test("messages within messages are said, and lists joined", () => {
  const spoken = words("en", "t-in = one\nt-out = { $x } and { $y }\n");
  const inner = { key: "t.in", args: [] };
  expect(spoken.say({ key: "t.out", args: [["x", inner], ["y", [inner, inner]]] })).toBe(
    "one and one, one",
  );
});

test("sentences of a list just follow each other", () => {
  const spoken = words("en", "t-in = It is dear.\nt-out = No: { $x }\n");
  const inner = { key: "t.in", args: [] };
  expect(spoken.say({ key: "t.out", args: [["x", [inner, inner]]] })).toBe(
    "No: It is dear. It is dear.",
  );
});

test("a key without words is shown, so that it is noticed", () => {
  expect(words("en", "").say({ key: "t.none" })).toBe("⟦t.none⟧");
});

test("the families of a message are those of all within it", () => {
  const message = { key: "a.b", args: [["x", [{ key: "c.d" }]]] as [string, { key: string }[]][] };
  expect([...familiesOf(message)]).toEqual(["a", "c"]);
});

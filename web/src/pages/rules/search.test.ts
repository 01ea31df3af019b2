import { expect, test } from "vitest";
import type { Rule } from "../../lib/server/api";
import { kindsOf, folded, found } from "./search";

function rule(id: string, es: string, en: string, kind: Rule["kind"] = "rule"): Rule {
  const text = { es, en };
  const search = { es: folded(`${id} ${es}`), en: folded(`${id} ${en}`) };
  return { id, kind, title: text, text, search, chapter: id.split(".")[1] ?? "" };
}

const AIM = rule("savage.combat.aim", "Apuntar: +2 en la próxima acción", "Aim: +2 next action");
const PRONE = rule("savage.state.prone", "Cuerpo a tierra", "Prone");
const GAP = rule("savage.ruling.gap", "¿Y si no?", "What if not?", "ruling");

test("accents and capitals do not matter, nor which language", () => {
  expect(found([AIM, PRONE], "PROXIMA")).toEqual([AIM]);
  expect(found([AIM, PRONE], "próxima acción")).toEqual([AIM]);
  expect(found([AIM, PRONE], "prone")).toEqual([PRONE]);
});

test("every word must occur, in one language", () => {
  expect(found([AIM, PRONE], "next accion")).toEqual([]);
  expect(found([AIM, PRONE], "next aim")).toEqual([AIM]);
});

test("nothing typed finds everything, with rulings apart", () => {
  const kinds = kindsOf(found([GAP, AIM, PRONE], " "));
  expect(kinds).toEqual([
    ["rule", [AIM, PRONE]],
    ["ruling", [GAP]],
  ]);
});

/** Messages read here as they do on the server; tests/words/test_client.py runs this. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Message } from "../server/wire";
import { type Language, Words } from "./words";

interface Cases {
  files: Record<string, string>;
  cases: { language: Language; message: Message; said: string }[];
}

const given = process.env.TAPETE_CASES;

test.skipIf(!given)("says what Python says", () => {
  const { files, cases }: Cases = JSON.parse(readFileSync(given!, "utf-8"));
  const spoken = { es: new Words("es"), en: new Words("en") };
  for (const [name, file] of Object.entries(files)) {
    const [language, family] = name.split("/") as [Language, string];
    spoken[language].read(family, readFileSync(file, "utf-8"));
  }
  const wrong = cases
    .map((one) => ({ ...one, here: spoken[one.language].say(one.message) }))
    .filter(({ said, here }) => said !== here)
    .map((one) => `${one.language} ${JSON.stringify(one.message)}: ${one.said} | ${one.here}`);
  expect(cases.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

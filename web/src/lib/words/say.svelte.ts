/** Messages in the player's language. Whatever uses `say` changes when the language does. */
import { SvelteSet } from "svelte/reactivity";
import { preferences } from "../browser/preferences.svelte";
import type { Arg, Message } from "../server/wire";
import { familiesOf, familyOf, type Language, Words } from "./words";

const spoken: Record<Language, Words> = { es: new Words("es"), en: new Words("en") };
const read = new SvelteSet<string>();
const asked = new Map<string, Promise<void>>();

/** Fetches the words of a family, once. */
export function learn(family: string, language: Language = preferences.language): Promise<void> {
  const name = `${language}/${family}`;
  let learning = asked.get(name);
  if (!learning) {
    learning = fetched(family, language).then(() => void read.add(name));
    learning.catch(() => asked.delete(name));
    asked.set(name, learning);
  }
  return learning;
}

/** Fetches the words of several families. */
export async function learnAll(...families: string[]): Promise<void> {
  await Promise.all(families.map((family) => learn(family)));
}

async function fetched(family: string, language: Language): Promise<void> {
  const reply = await fetch(`/words/${language}/${family}.ftl`);
  if (!reply.ok) throw new Error(`/words/${language}/${family}.ftl: ${reply.status}`);
  spoken[language].read(family, await reply.text());
}

/** A message in words; empty until its words have come. */
export function sayIn(language: Language, message: Message | string, args?: Record<string, Arg>): string {
  const whole =
    typeof message === "string" ? { key: message, args: Object.entries(args ?? {}) } : message;
  const missing = [...familiesOf(whole)].filter((family) => !read.has(`${language}/${family}`));
  if (missing.length === 0) return spoken[language].say(whole);
  for (const family of missing) learn(family, language).catch(() => undefined);
  return "";
}

export function say(message: Message | string, args?: Record<string, Arg>): string {
  return sayIn(preferences.language, message, args);
}

/** True if the family of a key has been read and has words for it. */
export function knows(key: string): boolean {
  const name = `${preferences.language}/${familyOf(key)}`;
  return read.has(name) && spoken[preferences.language].knows(key);
}

/** A number as people of this language write it. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(preferences.language, options).format(value);
}

/** A chance as a percentage. What is not certain never reads as 0 % or 100 %. */
export function percent(chance: number): string {
  const percentage = new Intl.NumberFormat(preferences.language, {
    style: "percent",
    maximumFractionDigits: chance > 0.99 || chance < 0.01 ? 1 : 0,
  });
  if (chance > 0 && chance < 0.001) return `<${percentage.format(0.001)}`;
  if (chance < 1 && chance > 0.999) return `>${percentage.format(0.999)}`;
  return percentage.format(chance);
}

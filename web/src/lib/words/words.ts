/** Puts messages into words exactly as the server does. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../server/wire";

export type Language = "es" | "en";
export const LANGUAGES: readonly Language[] = ["es", "en"];

/** A number with its thousands set apart even below 10,000, as the server writes it. */
const counted = (value: number): FluentNumber =>
  new FluentNumber(value, { useGrouping: "always" } as Intl.NumberFormatOptions);

const number = (value: unknown): number => Number(value instanceof FluentNumber ? value.value : value);

const FUNCTIONS = {
  /** Programs count seats from 0, people from 1. */
  SEAT: ([seat]: unknown[]) => counted(number(seat) + 1),
  /** Lengths are kept in tenths of a millimetre. */
  MM: ([length]: unknown[]) => counted(number(length) / 10),
  CM: ([length]: unknown[]) => counted(Number((number(length) / 100).toFixed(1))),
  INCHES: ([length]: unknown[]) => counted(Number((number(length) / 254).toFixed(1))),
};

const ARTICLE = /(?<=[\p{L}\p{N}_,;] )(El|La|Los|Las|The) (?=[a-zà-ÿ])/gu;
const CONTRACTED = /(?<![\p{L}\p{N}_])([Aa]|[Dd]e) el (?=[a-zà-ÿ])/gu;

/** Puts the articles of names within a sentence right: not “hits The owner”, nor «de El dueño». */
export function flowing(text: string, language: Language): string {
  const lowered = text.replace(ARTICLE, (found) => found.toLowerCase());
  return language === "es" ? lowered.replace(CONTRACTED, "$1l ") : lowered;
}

export function familyOf(key: string): string {
  return key.split(".", 1)[0] ?? key;
}

/** Puts messages into one language. It knows the families of words that have been read. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #read = new Set<string>();

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle([language], { useIsolating: false, functions: FUNCTIONS });
  }

  read(family: string, text: string): void {
    this.#read.add(family);
    this.#bundle.addResource(new FluentResource(text));
  }

  has(family: string): boolean {
    return this.#read.has(family);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key.replaceAll(".", "-"));
  }

  /** A message in words. A key without words is shown as it is, so that it is noticed. */
  say(message: Message): string {
    const pattern = this.#bundle.getMessage(message.key.replaceAll(".", "-"))?.value;
    if (pattern == null) return `⟦${message.key}⟧`;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of message.args ?? []) given[name] = this.#argument(value);
    given.language = this.language;
    return flowing(this.#bundle.formatPattern(pattern, given, []), this.language);
  }

  #argument(value: Arg): FluentVariable {
    if (Array.isArray(value)) return listed(value.map((part) => this.#spoken(part)));
    if (typeof value === "boolean" || value === null) return String(value);
    if (typeof value === "object") return this.say(value);
    return typeof value === "number" ? counted(value) : value;
  }

  #spoken(value: Arg): string {
    return typeof value === "number" ? String(value) : String(this.#argument(value));
  }
}

/** Several things in one text, with commas; but sentences just follow each other. */
function listed(parts: string[]): string {
  const sentences = parts.every((part) => part.includes(" ") && part.endsWith("."));
  return parts.join(sentences ? " " : ", ");
}

/** The families of words a message needs: its own and those of the messages within it. */
export function familiesOf(message: Message, found = new Set<string>()): Set<string> {
  found.add(familyOf(message.key));
  const visit = (value: Arg): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === "object") familiesOf(value, found);
  };
  for (const [, value] of message.args ?? []) visit(value);
  return found;
}

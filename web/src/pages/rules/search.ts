import type { Rule } from "../../lib/server/api";

/** A text in lower case and without accents, so that `apuntar` finds `Apuntár`. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The rules in which every word occurs, in one language or the other. */
export function found(all: Rule[], wanted: string): Rule[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  return words.length === 0 ? all : all.filter(({ search }) => has(search.es) || has(search.en));
}

/** Rules by their kind: those of the book, its assumptions, and rulings. */
export function kindsOf(rules: Rule[]): [Rule["kind"], Rule[]][] {
  const kinds: Rule["kind"][] = ["rule", "core", "ruling"];
  return kinds
    .map((kind): [Rule["kind"], Rule[]] => [kind, rules.filter((rule) => rule.kind === kind)])
    .filter(([, found]) => found.length > 0);
}

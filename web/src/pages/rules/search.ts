import type { Rule } from "../../lib/api";

/** Lower case without accents: `apuntar` finds `Apuntár`. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The rules in which every word occurs, in one language or the other. */
export function found(all: Rule[], wanted: string): Rule[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  return words.length === 0 ? all : all.filter(({ search }) => has(search.es) || has(search.en));
}

/** By chapter, in the order in which they first come; what the book presumes and rulings last. */
export function chaptersOf(rules: Rule[]): [string, Rule[]][] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = rule.kind === "rule" ? (rule.chapter ?? "") : rule.kind;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters];
}

import type { Rule } from "../server/api";
import type { Language } from "./words";

/** The title of a rule. A ruling is called by its question. */
export function headingOf(rule: Pick<Rule, "title">, language: Language): string {
  return rule.title[language];
}

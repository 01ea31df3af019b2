import type { Rule } from "../server/api";
import type { Language } from "./words";

/** The title of a rule. A ruling has none and is called by its question. */
export function headingOf(rule: Rule, language: Language): string {
  if (rule.kind !== "ruling") return rule.title[language];
  const text = rule.text[language];
  const end = text.indexOf("?");
  return end > 0 ? text.slice(0, end + 1) : text;
}

/** The text of a rule without its heading. */
export function bodyOf(rule: Rule, language: Language): string {
  const text = rule.text[language];
  return rule.kind !== "ruling" ? text : text.slice(headingOf(rule, language).length).trim() || text;
}

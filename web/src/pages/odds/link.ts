import type { Circumstances, Procedure } from "../../lib/server/api";

type Value = string | number | boolean;

/** The prefix of what is said of the second set-up; it stands alone if that is as usual. */
const SECOND = "b";

/** The set-ups an address states: one, or two to be compared. */
export function fromQuery(procedure: Procedure, query: URLSearchParams): Circumstances[] {
  const entries = [...query];
  const isSecond = ([name]: [string, string]): boolean => name === SECOND || name.startsWith(`${SECOND}.`);
  const second = entries.filter(isSecond);
  const first = read(procedure, entries.filter((entry) => !isSecond(entry)));
  if (second.length === 0) return [first];
  const said = second.filter(([name]) => name !== SECOND);
  return [first, read(procedure, said.map(([name, text]) => [name.slice(SECOND.length + 1), text]))];
}

/** What is said, and the usual for the rest. What makes no sense is kept: the server says why. */
function read(procedure: Procedure, said: [string, string][]): Circumstances {
  const given = said.map(([name, text]): [string, Value] => [name, valueOf(text, procedure.options[name])]);
  return { ...procedure.options, ...Object.fromEntries(given) };
}

function valueOf(text: string, usual: Value | undefined): Value {
  if (typeof usual === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (typeof usual === "number" && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

/** The set-ups as the query of an address: only what is not as usual. */
export function toQuery(procedure: Procedure, setups: Circumstances[]): string {
  const [first = {}, second] = setups.map((said) => changed(procedure, said));
  const query = new URLSearchParams(first as Record<string, string>);
  const others = Object.entries(second ?? {});
  for (const [name, text] of others) query.set(`${SECOND}.${name}`, text);
  if (second && others.length === 0) query.set(SECOND, "");
  return query.size > 0 ? `?${query}` : "";
}

/** The circumstances that are not the usual ones, as texts. */
function changed(procedure: Procedure, said: Circumstances): Record<string, string> {
  const unusual = Object.entries(said).filter(([name, value]) => value !== procedure.options[name]);
  return Object.fromEntries(unusual.map(([name, value]) => [name, String(value)]));
}

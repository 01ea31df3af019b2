import type { Circumstances, Procedure } from "../../lib/server/api";

type Value = string | number | boolean;

/** The circumstances an address states, and the usual ones for the rest. */
export function fromQuery(procedure: Procedure, query: URLSearchParams): Circumstances {
  const entries = Object.entries(procedure.options).map(([name, usual]): [string, Value] => {
    const text = query.get(name);
    return [name, text === null ? usual : read(text, usual)];
  });
  return Object.fromEntries(entries);
}

function read(text: string, usual: Value): Value {
  if (typeof usual === "boolean") return text === "true";
  if (typeof usual === "number") return Number.isInteger(Number(text)) ? Number(text) : usual;
  return text;
}

/** The circumstances that are not the usual ones, as the query of an address. */
export function toQuery(procedure: Procedure, said: Circumstances): string {
  const changed = Object.entries(said).filter(([name, value]) => value !== procedure.options[name]);
  const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : "";
}

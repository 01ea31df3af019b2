import type { Option, Procedure, Schema } from "../../lib/server/api";

export type Kind = "written" | "chosen" | "counted" | "switched" | "spare";

function kindOf(procedure: Procedure, option: Option): Kind {
  if ((option.choices ?? []).length > 0) return "chosen";
  const usual = procedure.options[option.name];
  if (typeof usual === "boolean") return "switched";
  if (typeof usual === "number") return "counted";
  return usual === "" ? "spare" : "written";
}

/** Circumstances by the kind of control they need. Those that may be left empty come last. */
export function kindsOf(procedure: Procedure): [Kind, Option[]][] {
  const kinds: Kind[] = ["written", "chosen", "counted", "switched", "spare"];
  const of = (kind: Kind): Option[] =>
    procedure.circumstances.filter((option) => kindOf(procedure, option) === kind);
  return kinds
    .map((kind): [Kind, Option[]] => [kind, of(kind)])
    .filter(([, options]) => options.length > 0);
}

/** The schema of one circumstance. */
export function fieldOf({ schema }: Procedure, name: string): Schema {
  const [whole] = Object.values(schema.$defs ?? {});
  return whole?.properties?.[name] ?? {};
}

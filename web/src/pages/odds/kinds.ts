import type { Option, Procedure, Schema } from "../../lib/server/api";

export type Kind = "written" | "chosen" | "counted" | "switched" | "spare";

function kindOf(procedure: Procedure, option: Option): Kind {
  if ((option.choices ?? []).length > 0) return "chosen";
  const usual = procedure.options[option.name];
  if (typeof usual === "boolean") return "switched";
  if (typeof usual === "number") return "counted";
  return usual === "" ? "spare" : "written";
}

/** Circumstances of a kind stand together, each kind with its own controls; what need not be
 * written at all comes last. */
export function kindsOf(procedure: Procedure): [Kind, Option[]][] {
  const kinds: Kind[] = ["written", "chosen", "counted", "switched", "spare"];
  const of = (kind: Kind): Option[] =>
    procedure.circumstances.filter((option) => kindOf(procedure, option) === kind);
  return kinds
    .map((kind): [Kind, Option[]] => [kind, of(kind)])
    .filter(([, options]) => options.length > 0);
}

/** What the schema says of one of them. */
export function fieldOf({ schema }: Procedure, name: string): Schema {
  const [whole] = Object.values(schema.$defs ?? {});
  return whole?.properties?.[name] ?? {};
}

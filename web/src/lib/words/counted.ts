/** The name of a unit, in the singular or plural as a number wants it: 1 zone, 2 zones. */
import type { Message } from "../server/wire";

export function counted(unit: Message, count: number): Message {
  return { ...unit, args: [...(unit.args ?? []), ["count", count]] };
}

/** The answer that waits to be confirmed: drawn on the board, chosen, or put together. */
import { say } from "../../lib/words/say.svelte";
import type { Table } from "../context";

export interface Waiting {
  /** What its button says. */
  label: string;
  /** True if it can be given as it is. */
  ready: boolean;
}

/** Kinds of questions whose answer is put together in the panel. */
export const PICKED = ["some", "order", "amount", "faces", "text"];

export function waiting(table: Table): Waiting | undefined {
  const { question, draft, attention, prepared } = table;
  if (!question) return undefined;
  if (draft.tried && draft.rests) return { label: confirming(table), ready: draft.allowed };
  if (attention.item) return { label: say("table.do_it"), ready: true };
  if (!PICKED.includes(question.kind)) return undefined;
  return { label: say("table.do_it"), ready: prepared !== undefined };
}

/** The words with which a drawn answer is confirmed. */
function confirming({ draft: { way, onto }, prospect }: Table): string {
  const charges = way?.domain["targets"] || (onto && prospect.steps.length);
  return say("table.draft.confirm", { kind: charges ? "onto" : (way?.kind ?? "") });
}

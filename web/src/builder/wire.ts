/** What players make for a game: see src/tapete/workshop. */
import type { Schema } from "../lib/server/api";
import type { Message } from "../lib/server/wire";

export interface Pick {
  id: string;
  name: Message;
  about?: Message;
  facts?: Message[];
  /** Of a die: what everybody has of it without picking. */
  start?: number;
  /** The key of the words under which it is listed. */
  group?: string;
  /** It is offered only where one of these was picked; always if there are none. */
  needs?: string[];
}

export interface Shelf {
  field: string;
  title: Message;
  kind: "text" | "one" | "many" | "dice" | "number" | "counts" | "rows";
  picks?: Pick[];
  values?: number[];
  /** Of dice: what everybody has without picking; 0 is nothing. */
  start?: number;
  repeats?: boolean;
  /** Letters of a text, or the highest number. */
  most?: number;
  /** Of rows: the shelves of each. */
  row?: Shelf[];
  /** It is shown only where one of these was picked; always if there are none. */
  needs?: string[];
}

export type Draft = Record<string, unknown>;

/** Whatever holds a draft that shelves are filled from: the bench, or one row of a shelf on it. */
export interface Holder {
  readonly draft: Draft;
  /** What everything is before anything is picked. */
  readonly usual: Draft;
  /** The draft a row is part of. */
  readonly above: Draft;
  readonly verdict: Verdict | undefined;
  change: (draft: Draft) => void;
}

export interface Workshop {
  name: string;
  title: Message;
  shelves: Shelf[];
  examples: { name: Message; draft: Draft }[];
  schema: Schema;
  /** The media type of a sheet on paper; empty where there is none. */
  printed_as: string;
}

export interface Fault {
  rule: string;
  message: Message;
  field?: string;
  pick?: string;
}

export interface Purse {
  name: Message;
  spent: number;
  most: number;
  /** The shelf it is spent on. */
  field?: string;
}

export interface Value {
  name: Message;
  value: string;
}

export interface Verdict {
  sound: boolean;
  faults: Fault[];
  purses: Purse[];
  values: Value[];
}

/** A draft read from a text, and what could not be kept of it. */
export interface Reading {
  draft: Draft;
  notes: Message[];
}

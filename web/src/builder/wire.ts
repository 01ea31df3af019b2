/** Workshops as the server sends them: see src/tapete/workshop. */
import type { Schema } from "../lib/server/api";
import type { Message } from "../lib/server/wire";

export interface Pick {
  id: string;
  name: Message;
  about?: Message;
  facts?: Message[];
  /** For a die: the sides everybody has without picking. */
  start?: number;
  /** The key of the heading under which it is listed. */
  group?: string;
  /** It is offered only if one of these was picked, or if there are none. */
  needs?: string[];
}

export interface Shelf {
  field: string;
  title: Message;
  kind: "text" | "one" | "many" | "dice" | "number" | "counts" | "rows";
  picks?: Pick[];
  values?: number[];
  /** For dice: the sides everybody has without picking; 0 if none. */
  start?: number;
  repeats?: boolean;
  /** True if texts of the player's own may be among the picks: each is its own id and name. */
  own?: boolean;
  /** The most letters of a text, or the highest number. */
  most?: number;
  /** For rows: the shelves of each row. */
  row?: Shelf[];
  /** It is shown only if one of these was picked, or if there are none. */
  needs?: string[];
}

export type Draft = Record<string, unknown>;

/** What holds the draft that shelves change: the bench, or one row of a shelf on it. */
export interface Holder {
  readonly draft: Draft;
  /** The draft before anything is picked. */
  readonly usual: Draft;
  /** The draft that a row is part of. */
  readonly above: Draft;
  readonly verdict: Verdict | undefined;
  change: (draft: Draft) => void;
}

export interface Workshop {
  name: string;
  title: Message;
  shelves: Shelf[];
  examples: Example[];
  schema: Schema;
  /** The media type of the printed sheet; empty if there is none. */
  printed_as: string;
  /** The suffixes of the files whose content a draft can bring; none if it cannot. */
  brings: string[];
}

/** Something to begin with. */
export interface Example {
  name: Message;
  draft: Draft;
}

/** Drafts that bring the content of a player's files, and what was not understood of it. */
export interface Brought {
  examples: Example[];
  notes: Message[];
}

export interface Fault {
  rule: string;
  message: Message;
  field?: string;
  pick?: string;
}

/** Something to know about a pick; it is no fault. */
export interface Remark {
  field: string;
  pick: string;
  message: Message;
}

export interface Purse {
  name: Message;
  spent: number;
  most: number;
  /** The shelf on which it is spent. */
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
  /** What it says about itself that is not a rule. */
  texts: Message[];
  remarks: Remark[];
}

/** A draft read from a text, and what could not be kept of it. */
export interface Reading {
  draft: Draft;
  notes: Message[];
  /** Those of others in the same text. */
  others: Reading[];
}

/** What players make for a game: see src/tapete/workshop. */
import type { Schema } from "../lib/api";
import type { Message } from "../lib/wire";

export interface Pick {
  id: string;
  name: Message;
  about?: Message;
  facts?: Message[];
  /** Of a die: what everybody has of it without picking. */
  start?: number;
  /** The key of the words under which it is listed. */
  group?: string;
}

export interface Shelf {
  field: string;
  title: Message;
  kind: "text" | "one" | "many" | "dice";
  picks?: Pick[];
  values?: number[];
  /** Of dice: what everybody has without picking; 0 is nothing. */
  start?: number;
  repeats?: boolean;
  /** Letters of a text. */
  most?: number;
}

export type Draft = Record<string, unknown>;

export interface Workshop {
  name: string;
  title: Message;
  shelves: Shelf[];
  examples: { name: Message; draft: Draft }[];
  schema: Schema;
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

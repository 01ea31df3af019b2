/** What travels between the server and this client: see docs/protocol.md. */

export type Seat = number;
export type Pair = [number, number];
export type Arg = Message | string | number | boolean | null | Arg[];

/** A key with arguments; the words come from the Fluent files. */
export interface Message {
  key: string;
  args?: [string, Arg][];
}

export type ShapeKind =
  | "wall"
  | "door"
  | "window"
  | "block"
  | "low"
  | "rough"
  | "water"
  | "hazard"
  | "barrier"
  | "floor";

export interface Shape {
  kind: ShapeKind;
  points: Pair[];
  name?: Message;
  notes?: Message[];
  height?: number;
  material?: string;
  open?: boolean;
}

export interface Lamp {
  at: Pair;
  radius: number;
  level: number;
}

export interface Board {
  width: number;
  height: number;
  unit: number;
  unit_name: Message;
  grid?: "" | "squares" | "hexes";
  shapes?: Shape[];
  lamps?: Lamp[];
  ambient?: number;
}

export interface Mark {
  kind: string;
  label: Message;
  amount?: number;
  rule?: string;
  tone?: "good" | "bad" | "";
}

export interface Token {
  id: string;
  at: Pair;
  radius: number;
  name: Message;
  sign?: string;
  side?: number;
  silhouette?: string;
  rank?: "leader" | "";
  facing?: number;
  acting?: boolean;
  out?: Message;
  wounds?: number;
  most?: number;
  marks?: Mark[];
  on?: string;
}

export interface Side {
  name: Message;
  seat: Seat;
  score?: number;
  facts?: Message[];
  goals?: Message[];
}

export interface Place {
  tokens: string[];
  label?: Message;
  now?: boolean;
}

export interface Zone {
  points: Pair[];
  label: Message;
  side?: number;
}

export interface Scene {
  head: Message;
  board?: string;
  turn?: number;
  sides?: Side[];
  tokens?: Token[];
  order?: Place[];
  zones?: Zone[];
}

export interface Section {
  title: Message;
  lines: [Message, string][];
}

export interface Card {
  name: Message;
  subtitle?: Message;
  sections?: Section[];
}

export interface Cue {
  kind: "move" | "attack" | "hit" | "miss" | "harm" | "down" | "help" | "turn" | "note";
  figure?: string;
  target?: string;
  path?: Pair[];
  area?: Pair[];
}

export interface Ray {
  start: Pair;
  end: Pair;
  hidden: number;
}

export interface Look {
  rays?: Ray[];
  distance?: number;
  notes?: [Message, string][];
  circles?: [Pair, number, Message][];
}

export interface Setting {
  id: string;
  name: Message;
  about: Message;
  options?: Record<string, unknown>;
  minutes?: number;
  first?: boolean;
}

export interface Detail {
  name: string;
  values: [unknown, Message][];
}

export interface Item {
  answer: unknown;
  label: Message;
  group?: string;
  alike?: Message;
  own?: Message;
  figures?: string[];
  details?: Detail[];
}

export interface Closed {
  label: Message;
  reason: Message;
  rule: string;
  group?: string;
  figures?: string[];
}

export interface Way {
  name: string;
  kind: string;
  domain: Record<string, unknown>;
}

/** The open question, to one of this client's seats. */
export interface Asked {
  number: number;
  seat: Seat;
  message: Message;
  kind: string;
  rule?: string;
  items?: Item[];
  closed?: Closed[];
  ways?: Way[];
  groups?: string[];
  least?: number;
  most?: number;
  dice?: number[];
  aces?: boolean;
  weighable?: boolean;
  more?: boolean;
}

export interface Term {
  rule: string;
  amount: number;
}

export interface Dice {
  dice: number[];
  faces: number[];
  values: number[];
  by?: Seat;
  terms?: Term[];
}

export interface News {
  at: number;
  event: string;
  message: Message;
  rule?: string;
  cue?: Cue;
  dice?: Dice;
  quiet?: boolean;
  back_to?: number;
}

export interface Chair {
  seat: Seat;
  kind: "open" | "person" | "bot";
  name?: string;
  bot?: string;
  ready?: boolean;
  here?: boolean;
  since?: number;
}

export interface End {
  winners: Seat[];
  reason: Message;
  scores?: number[];
  resigned?: Seat;
}

export interface Room {
  id: string;
  game: string;
  stage: "gathering" | "playing" | "over";
  options: Record<string, unknown>;
  setting: string;
  chairs: Chair[];
  created: number;
  commitment: string;
  answers?: number;
  watchers?: number;
  listed?: boolean;
  title?: Message;
  seed?: string;
  rematch?: string;
  branched?: [string, number];
  result?: End;
}

export interface Said {
  id: number;
  name: string;
  text: string;
  at: number;
  seat?: Seat;
}

export interface Wish {
  by: Seat;
  waiting: Seat[];
  answers: number;
}

export interface Outcome {
  chance: number;
  gist: Message[];
}

export interface Welcome {
  is: "welcome";
  id?: number;
  room: Room;
  seats: Seat[];
  brief?: Message[];
  said?: Said[];
  clock: number;
}

export interface Lobby {
  is: "room";
  room: Room;
}

export interface Update {
  is: "update";
  since: number;
  upto: number;
  number: number;
  news?: News[];
  scene: Scene;
  board?: Board;
  view?: Seat;
  question?: Asked;
  waiting?: Seat[];
  wish?: Wish;
  answered?: [Seat, Message];
  over?: boolean;
}

export interface Accepted {
  is: "accepted";
  id: number;
}

export interface Refused {
  is: "refused";
  id: number;
  error: string;
  message: Message;
  rule?: string;
}

export interface Weighed {
  is: "weighed";
  id: number;
  number: number;
  answer: unknown;
  outcomes: Outcome[];
  exact: boolean;
  error?: number;
  terms?: Term[];
}

export interface Tried {
  is: "tried";
  id: number;
  number: number;
  answer: unknown;
  cost?: number;
  path?: Pair[];
  area?: Pair[];
  touched?: string[];
  notes?: Message[];
  reason?: Message;
  rule?: string;
}

export interface Reached {
  is: "reached";
  id: number;
  number: number;
  cell: number;
  places: [number, number, number][];
}

export interface Looked {
  is: "looked";
  id: number;
  look: Look;
}

export interface CardRead {
  is: "card";
  id: number;
  card: Card;
}

export interface Talk {
  is: "chat";
  said: Said;
}

export interface Pong {
  is: "pong";
  id: number;
  clock: number;
}

export type ToClient =
  | Welcome
  | Lobby
  | Update
  | Accepted
  | Refused
  | Weighed
  | Tried
  | Reached
  | Looked
  | CardRead
  | Talk
  | Pong;

/** What a client may say after hello; the socket adds the id. */
export type Saying =
  | { do: "answer"; number: number; seat: Seat; answer: unknown }
  | { do: "weigh"; number: number; seat: Seat; answers: unknown[]; close?: boolean }
  | { do: "try"; number: number; seat: Seat; answer: unknown }
  | { do: "head"; number: number; seat: Seat; way?: string; to: Pair[] }
  | { do: "reach"; number: number; seat: Seat; way?: string }
  | { do: "look"; figure: string; target?: string; place?: Pair }
  | { do: "read"; figure: string }
  | { do: "undo"; seat: Seat }
  | { do: "consent"; seat: Seat; agrees: boolean }
  | { do: "ready"; seat: Seat; ready: boolean }
  | { do: "resign"; seat: Seat }
  | { do: "hand_over"; seat: Seat; bot?: string }
  | { do: "rematch" }
  | { do: "chat"; text: string; seat?: Seat }
  | { do: "ping" };

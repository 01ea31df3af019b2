/**
 * The messages between the server and this client: see docs/protocol.md. `make check` writes
 * schema.d.ts from the server's own description.
 */
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** A message as it is sent: empty fields are left out, and never sent as null. */
export type Sent<T> = T extends object ? { [Key in keyof T]: Sent<Exclude<T[Key], null>> } : T;

export type Seat = number;
export type Pair = [number, number];
export type Arg = Message | string | number | boolean | null | Arg[];

/** A key with arguments; the words come from the Fluent files. */
export interface Message {
  key: string;
  args?: [string, Arg][];
}

export type Shape = Sent<Schemas["Shape"]>;
/** The names of pictures, of scenery and of ground. */
export type Drawing = Exclude<NonNullable<Schemas["Shape"]["look"]>, "">;
export type Soil = Exclude<NonNullable<Schemas["Board"]["look"]>, "">;
export type Lamp = Sent<Schemas["Lamp"]>;
export type Board = Sent<Schemas["Board"]>;
export type Token = Sent<Schemas["Token"]>;
export type Side = Sent<Schemas["Side"]>;
export type Place = Sent<Schemas["Place"]>;
export type Zone = Sent<Schemas["Zone"]>;
export type Area = Sent<Schemas["Area"]>;
export type Scene = Sent<Schemas["Scene"]>;
export type Section = Sent<Schemas["Section"]>;
export type Card = Sent<Schemas["Card"]>;
export type Cue = Sent<Schemas["Cue"]>;
export type Beat = Sent<Schemas["Beat"]>;
export type Ray = Sent<Schemas["Ray"]>;
export type Setting = Sent<Schemas["Setting"]>;
export type Detail = Sent<Schemas["Detail"]>;
export type Item = Sent<Schemas["Item"]>;
export type Closed = Sent<Schemas["Closed"]>;
export type Way = Sent<Schemas["Way"]>;
export type Asked = Sent<Schemas["Asked"]>;
export type Term = Sent<Schemas["Term"]>;
export type Dice = Sent<Schemas["Dice"]>;
export type News = Sent<Schemas["News"]>;
export type Noted = Sent<Schemas["Noted"]>;
export type Order = Sent<Schemas["StandingOrder"]>;
export type Chair = Sent<Schemas["Chair"]>;
export type End = Sent<Schemas["End"]>;
export type Room = Sent<Schemas["Room"]>;
export type Said = Sent<Schemas["Said"]>;
export type Wish = Sent<Schemas["Wish"]>;
export type Hope = Sent<Schemas["Hope"]>;
export type Outcome = Sent<Schemas["Outcome"]>;
export type Welcome = Sent<Schemas["Welcome"]>;
export type Lobby = Sent<Schemas["Lobby"]>;
export type LessonAt = Sent<Schemas["LessonAt"]>;
export type Update = Sent<Schemas["Update"]>;
export type Accepted = Sent<Schemas["Accepted"]>;
export type Refused = Sent<Schemas["Refused"]>;
export type Weighed = Sent<Schemas["Weighed"]>;
export type Tried = Sent<Schemas["Tried"]>;
export type Fall = Sent<Schemas["Fall"]>;
export type Foreseen = Sent<Schemas["Foreseen"]>;
export type Reached = Sent<Schemas["Reached"]>;
export type Explained = Sent<Schemas["Explained"]>;
export type Unfolded = Sent<Schemas["Unfolded"]>;
export type Looked = Sent<Schemas["Looked"]>;
export type CardRead = Sent<Schemas["CardRead"]>;
export type Talk = Sent<Schemas["Talk"]>;
export type Pong = Sent<Schemas["Pong"]>;
export type ShapeKind = Shape["kind"];
export type Mark = Sent<Schemas["Mark"]>;
export type Look = Sent<Schemas["tapete.scene.look.Look"]>;
export type ToClient = Sent<Schemas["ToClient"]>;

type Unnumbered<T> = T extends object ? Omit<T, "id"> : never;
/** What a client may say after hello; the socket adds the id. */
export type Saying = Exclude<Unnumbered<Sent<Schemas["FromClient"]>>, { do: "hello" }>;

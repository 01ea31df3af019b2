/** Finished matches as the server sends them: see src/tapete/server/wire/replay.py. */
import type { Board, Message, News, Scene, Seat } from "../lib/server/wire";

/** The table after so many answers and undos. Frame 0 is the start. */
export interface Frame {
  index: number;
  scene: Scene;
  news?: News[];
  seat?: Seat;
  answered?: Message;
  undone?: boolean;
  board?: Board;
}

export interface Frames {
  match: string;
  total: number;
  since: number;
  frames: Frame[];
}

export type MarkKind = "turn" | "harm" | "down" | "roll" | "undo" | "end";

/** A moment to jump to. */
export interface Mark {
  index: number;
  kind: MarkKind;
  message: Message;
  turn?: number;
  figure?: string;
  percentile?: number;
}

export interface Timeline {
  match: string;
  total: number;
  marks: Mark[];
}

/** How well a seat stood at each frame that counts, from -1 (lost) to 1 (won). */
export interface Standing {
  seat: Seat;
  scores: number[];
}

/** A moment that changed much in favour of a seat. */
export interface Turning {
  index: number;
  seat: Seat;
  change: number;
  message: Message;
  by?: Seat;
  turn?: number;
}

export interface Course {
  match: string;
  frames: number[];
  sides: Standing[];
  turnings: Turning[];
}

/** A roll compared with all the ways its dice can fall. */
export interface RollLuck {
  at: number;
  index: number;
  dice: number[];
  faces: number[];
  total: number;
  expected: number;
  percentile: number;
  drift: number;
  aces?: boolean;
  rule?: string;
  /** True if low rolls are better. */
  low?: boolean;
}

export interface FaceCount {
  sides: number;
  counts: number[];
  expected: number;
}

export interface SideLuck {
  seat: Seat | null;
  total: number;
  expected: number;
  percentile: number;
  rolls: RollLuck[];
  faces: FaceCount[];
}

export interface Luck {
  match: string;
  sides: SideLuck[];
}

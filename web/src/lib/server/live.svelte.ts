/** A match as this client knows it: the room, our seats, and the last update of the table. */
import { markOver, tokensOf } from "../browser/heldseats";
import { preferences } from "../browser/preferences.svelte";
import { Socket } from "./socket.svelte";
import type { Message, Refused, Room, Said, Seat, ToClient, Update } from "./wire";

export class Live {
  room = $state.raw<Room>();
  /** The seats this client may answer for. */
  seats = $state.raw<Seat[]>([]);
  brief = $state.raw<Message[]>([]);
  said = $state.raw<Said[]>([]);
  /** The last line of chat that this player has had in sight. */
  heard = $state(0);
  /** The last update. */
  update = $state.raw<Update>();
  /** Seconds the server's clock is ahead of this one's. */
  ahead = $state(0);
  /** Why the server refused this client. */
  refusal = $state.raw<Refused>();
  readonly socket: Socket;
  #listeners = new Set<(update: Update) => void>();
  /** The updates that came before anybody listened. */
  #unheard: Update[] = [];

  constructor(readonly match: string) {
    this.socket = new Socket(match, () => tokensOf(match), (telling) => this.#told(telling));
  }

  /**
   * Calls a listener with every update, in order; the first one also with those that came before
   * it. Returns the function that stops it.
   */
  onUpdate(listener: (update: Update) => void): () => void {
    for (const update of this.#unheard.splice(0)) listener(update);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The name of the player in a seat; empty if there is none. */
  nameOf(seat: Seat): string {
    return this.room?.chairs.find((chair) => chair.seat === seat)?.name ?? "";
  }

  /** What others have said since this player had the chat in sight. */
  get unread(): Said[] {
    return this.said.filter(
      ({ id, seat }) => id > this.heard && (seat === undefined || !this.seats.includes(seat)),
    );
  }

  close(): void {
    this.socket.close();
  }

  #told(telling: ToClient): void {
    switch (telling.is) {
      case "welcome":
        this.refusal = undefined;
        this.seats = telling.seats;
        this.brief = telling.brief ?? [];
        this.ahead = telling.clock - Date.now() / 1000;
        if (!this.room) this.heard = telling.said?.at(-1)?.id ?? 0;
        this.#chat(telling.said ?? []);
        this.#enter(telling.room);
        break;
      case "room":
        this.brief = telling.brief ?? this.brief;
        this.#enter(telling.room);
        break;
      case "update":
        this.update = telling;
        if (!this.#listeners.size) this.#unheard.push(telling);
        for (const listener of this.#listeners) listener(telling);
        break;
      case "chat":
        this.#chat([telling.said]);
        break;
      case "refused":
        this.refusal = telling;
    }
  }

  #enter(room: Room): void {
    this.room = room;
    if (room.stage === "over") markOver(room);
  }

  #chat(lines: Said[]): void {
    const known = new Set(this.said.map((line) => line.id));
    this.said = [...this.said, ...lines.filter((line) => !known.has(line.id))];
  }
}

/** The name this player sits down with. */
export function ownName(): string {
  return preferences.name.trim();
}

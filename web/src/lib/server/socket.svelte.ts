/** The socket to a match. It reconnects by itself and goes on where it was. */
import type { Refused, Saying, ToClient, Update, Weighed, Welcome } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** The server refused what was said, and why. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.error);
  }
}

/** The connection was lost before the reply came. */
export class LostError extends Error {}

type Reply<Is extends ToClient["is"]> = Extract<ToClient, { is: Is }>;
interface Waiting {
  resolve: (reply: ToClient) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;

export class Socket {
  state = $state<Connection>("connecting");
  /** When the next attempt to reconnect is made, while the connection is lost. */
  retryAt = $state(0);

  #socket: WebSocket | undefined;
  #ids = 0;
  /** The number of what was said first over this connection. */
  #hi = 0;
  #waiting = new Map<number, Waiting>();
  #weighing = new Map<number, (weighed: Weighed) => void>();
  #since = 0;
  #chat = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #done = false;
  #greeting: Promise<void> = Promise.resolve();
  #greeted = (): void => undefined;

  constructor(
    readonly match: string,
    readonly tokens: () => string[],
    readonly told: (telling: ToClient) => void,
    readonly address: string = socketAddress(),
  ) {
    this.#connect();
    globalThis.addEventListener?.("online", this.#hurry);
  }

  close(): void {
    this.#done = true;
    this.state = "closed";
    this.#greeted();
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    globalThis.removeEventListener?.("online", this.#hurry);
    this.#socket?.close();
    this.#fail(new LostError("closed"));
  }

  /** Says something once the server has greeted us, and returns the reply. Throws refusals. */
  async ask<Is extends ToClient["is"]>(saying: Saying): Promise<Reply<Is>> {
    if (this.state === "connecting") await this.#greeting;
    return new Promise((resolve, reject) => {
      const id = this.#send(saying);
      if (id === undefined) return reject(new LostError("lost"));
      this.#waiting.set(id, { resolve: resolve as (reply: ToClient) => void, reject });
    });
  }

  /** Asks for weighings, which come one by one. Returns the function that stops listening. */
  weigh(saying: Extract<Saying, { do: "weigh" }>, each: (weighed: Weighed) => void): () => void {
    const id = this.#send(saying);
    if (id === undefined) return () => undefined;
    this.#weighing.set(id, each);
    return () => this.#weighing.delete(id);
  }

  /** Connects anew, with the seats held now. */
  again(): void {
    this.#attempts = 0;
    this.#connect();
  }

  #hurry = (): void => {
    if (this.state === "lost") this.again();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#greeted();
    this.#greeting = new Promise((done) => (this.#greeted = done));
    this.state = this.#attempts > 0 ? "lost" : "connecting";
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#lose(socket);
  }

  #drop(): void {
    const before = this.#socket;
    this.#socket = undefined;
    if (before) {
      before.onclose = before.onmessage = before.onopen = null;
      before.close();
      this.#fail(new LostError("lost"));
    }
  }

  #hello(socket: WebSocket): void {
    this.#hi = ++this.#ids;
    const hello = { do: "hello", id: this.#hi, match: this.match, tokens: this.tokens() };
    socket.send(JSON.stringify({ ...hello, since: this.#since, chat: this.#chat }));
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#send({ do: "ping" }), BEAT);
  }

  #lose(socket: WebSocket): void {
    if (this.#done || socket !== this.#socket) return;
    this.#greeted();
    clearInterval(this.#beat);
    this.#fail(new LostError("lost"));
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6);
    this.#attempts += 1;
    this.state = "lost";
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(saying: Saying): number | undefined {
    if (this.#socket?.readyState !== WebSocket.OPEN) return undefined;
    const id = ++this.#ids;
    this.#socket.send(JSON.stringify({ ...saying, id }));
    return id;
  }

  #hear(telling: ToClient): void {
    if (telling.is === "welcome") this.#welcome(telling);
    if (telling.is === "update" && !this.#fresh(telling)) return;
    if (telling.is === "chat") this.#chat = Math.max(this.#chat, telling.said.id);
    if (telling.is === "weighed") return this.#weighing.get(telling.id)?.(telling);
    if ("id" in telling && telling.id) this.#reply(telling.id, telling);
    if (!("id" in telling) || telling.is === "welcome") this.told(telling);
    else if (telling.is === "refused" && [0, this.#hi].includes(telling.id)) this.told(telling);
  }

  #welcome(welcome: Welcome): void {
    this.#attempts = 0;
    this.state = "open";
    this.#greeted();
    for (const said of welcome.said ?? []) this.#chat = Math.max(this.#chat, said.id);
  }

  /**
   * Leaves out news that was told before. News that only some of our seats may know can come late.
   */
  #fresh(update: Update): boolean {
    const news = (update.news ?? []).filter(({ at, only }) => at >= this.#since || only?.length);
    update.news = news;
    this.#since = Math.max(this.#since, update.upto);
    return true;
  }

  #reply(id: number, telling: ToClient): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (telling.is === "refused") waiting?.reject(new RefusedError(telling));
    else waiting?.resolve(telling);
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.#weighing.clear();
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}

// A match of ours between two clients, who answer at random, with the library for sockets that
// boardgame.io's clients use.
const { WebSocket } = require("ws");

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Somebody at a seat: the last update it was sent, and who waits for the next. */
class Player {
  constructor(port, match, token) {
    this.update = undefined;
    this.waiting = [];
    this.said = 1;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    this.socket.on("open", () => this.say({ do: "hello", match, tokens: [token], since: 0 }));
    this.socket.on("message", (text) => this.hear(JSON.parse(text)));
  }

  say(message) {
    this.socket.send(JSON.stringify({ ...message, id: this.said++ }));
  }

  hear(message) {
    if (message.is === "refused") throw new Error(JSON.stringify(message));
    if (message.is !== "update") return;
    this.update = message;
    this.waiting = this.waiting.filter(({ than, done }) => message.number <= than || done());
  }

  /** Until it is shown a question later than that. */
  newer(than) {
    return new Promise((done) => {
      if (this.update && this.update.number > than) done();
      else this.waiting.push({ than, done });
    });
  }
}

const any = (some) => some[Math.floor(Math.random() * some.length)];

function answerTo({ kind, items, least, most }) {
  const lines = (items ?? []).map(({ answer }) => answer);
  if (kind === "amount") return least + Math.floor(Math.random() * (most - least + 1));
  if (kind === "some") return lines.slice(0, least ?? 0);
  return kind === "order" ? lines : any(lines);
}

/**
 * Sits down; returns what gives an answer and how many milliseconds it takes to be shown, or
 * nothing once the match is over.
 */
async function tapete(port, match, tokens) {
  const players = tokens.map((token) => new Player(port, match, token));
  await Promise.all(players.map((player) => player.newer(-1)));
  const asked = () => players.find(({ update }) => update.question);
  return async () => {
    while (!asked()) {
      if (players[0].update.over) return undefined;
      await pause(1); // what has only one answer, the server gives by itself
    }
    const player = asked();
    const { question, number } = player.update;
    const shown = players.map((one) => one.newer(number));
    const answer = answerTo(question);
    const start = performance.now();
    player.say({ do: "answer", number: question.number, seat: question.seat, answer });
    await shown[players.indexOf(player)];
    const taken = performance.now() - start;
    await Promise.all(shown);
    return taken;
  };
}

module.exports = { tapete };

// `node tapete.cjs PORT ANSWERS MATCH TOKEN TOKEN`: two clients answer at random over our socket, with
// the library that boardgame.io's clients use; the milliseconds of each answer as JSON.
const { WebSocket } = require("ws");

const [port, answers, match, ...tokens] = process.argv.slice(2);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Somebody at a seat: the last update it was sent, and who waits for the next. */
class Player {
  constructor(token) {
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

async function main() {
  const players = tokens.map((token) => new Player(token));
  await Promise.all(players.map((player) => player.newer(-1)));
  const taken = [];
  while (taken.length < answers && !players[0].update.over) {
    const asked = players.find(({ update }) => update.question);
    if (!asked) {
      await pause(5); // what has only one answer, the server gives by itself
      continue;
    }
    const { question, number } = asked.update;
    const shown = players.map((player) => player.newer(number));
    const answer = answerTo(question);
    const start = performance.now();
    asked.say({ do: "answer", number: question.number, seat: question.seat, answer });
    await shown[players.indexOf(asked)];
    taken.push(performance.now() - start);
    await Promise.all(shown);
    await pause(5);
  }
  process.stdout.write(JSON.stringify({ taken }));
  process.exit(0);
}

main();

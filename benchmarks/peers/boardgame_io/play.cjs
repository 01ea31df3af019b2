// `node play.cjs PORT MOVES`: two clients take turns; the milliseconds of each move as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Skirmish, WIDTH, HEIGHT, BAND } = require("./skirmish.cjs");

const [port, moves] = process.argv.slice(2).map(Number);
const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
const clients = ["0", "1"].map((playerID) =>
  Client({ game: Skirmish, multiplayer, playerID, matchID: "one", numPlayers: 2, debug: false }),
);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Until a client's state is newer than that. */
function newer(client, than) {
  return new Promise((done) => {
    const leave = client.subscribe((state) => {
      if (state && state._stateID > than) {
        setImmediate(() => leave());
        done(state);
      }
    });
  });
}

async function main() {
  for (const client of clients) client.start();
  await Promise.all(clients.map((client) => newer(client, -1)));
  const taken = [];
  for (let number = 0; number < moves; number++) {
    const seat = number % 2;
    const client = clients[seat];
    const before = client.getState()._stateID;
    const shown = clients.map((one) => newer(one, before));
    const place = 2 * Math.floor(Math.random() * BAND) + seat;
    const start = performance.now();
    client.moves.walk(
      place,
      Math.floor(Math.random() * WIDTH),
      Math.floor(Math.random() * HEIGHT),
    );
    await shown[seat];
    taken.push(performance.now() - start);
    await Promise.all(shown);
    await pause(5);
  }
  const state = JSON.stringify(clients[0].getState().G).length;
  process.stdout.write(JSON.stringify({ taken, state }));
  process.exit(0);
}

main();

// A match of boardgame.io between two clients, who take turns.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Skirmish, WIDTH, HEIGHT, BAND } = require("./skirmish.cjs");

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

/** Sits down; returns what makes a move and how many milliseconds it takes to be shown. */
async function boardgame(port) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const clients = ["0", "1"].map((playerID) =>
    Client({ game: Skirmish, multiplayer, playerID, matchID: "one", numPlayers: 2, debug: false }),
  );
  for (const client of clients) client.start();
  await Promise.all(clients.map((client) => newer(client, -1)));
  let seat = 1;
  return async () => {
    seat = 1 - seat;
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
    const taken = performance.now() - start;
    await Promise.all(shown);
    return taken;
  };
}

module.exports = { boardgame };

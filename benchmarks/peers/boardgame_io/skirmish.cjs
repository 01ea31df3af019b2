// Two bands on a grid, for boardgame.io: about as much state as a table of ours, and hardly a rule.
const WIDTH = 24;
const HEIGHT = 16;
const BAND = 6;

const figure = (place) => ({
  id: `figure${place}`,
  seat: place % 2,
  name: `Figure number ${place}`,
  x: 2 + (place % 2) * 18,
  y: 2 + 2 * Math.floor(place / 2),
  facing: 90,
  wounds: 0,
  marks: ["ready", "standing"],
  items: ["knife", "revolver", "hat", "rope"].map((name) => ({ name, hand: 1, shots: 6 })),
});

const setup = () => ({
  ground: Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell % 7),
  figures: Array.from({ length: 2 * BAND }, (_, place) => figure(place)),
  told: [],
});

function walk({ G, random, playerID }, place, x, y) {
  const one = G.figures[place];
  if (!one || String(one.seat) !== playerID || x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) {
    return "INVALID_MOVE";
  }
  const faces = random.D6(2);
  Object.assign(one, { x, y, facing: (one.facing + 60) % 360 });
  G.told = [{ event: "walked", figure: one.id, to: [x, y], faces }];
}

const Skirmish = {
  name: "skirmish",
  setup,
  // The server's state is what is waited for, not the client's guess at it.
  moves: { walk: { move: walk, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
};

module.exports = { Skirmish, WIDTH, HEIGHT, BAND };

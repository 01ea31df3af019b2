// `node race.cjs ANSWERS THEIR_PORT OUR_PORT MATCH TOKEN TOKEN`: an answer of ours and a move of
// theirs by turns, so that whatever else the machine does meets both; the milliseconds as JSON.
const { boardgame } = require("./play.cjs");
const { tapete } = require("./tapete.cjs");

const [answers, theirPort, ourPort, match, ...tokens] = process.argv.slice(2);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function main() {
  const [answer, move] = await Promise.all([tapete(ourPort, match, tokens), boardgame(theirPort)]);
  const taken = { ours: [], theirs: [] };
  while (taken.ours.length < answers) {
    const milliseconds = await answer();
    if (milliseconds === undefined) break;
    taken.ours.push(milliseconds);
    await pause(3);
    taken.theirs.push(await move());
    await pause(3);
  }
  process.stdout.write(JSON.stringify(taken));
  process.exit(0);
}

main();

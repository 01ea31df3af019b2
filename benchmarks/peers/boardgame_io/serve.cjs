// `node serve.cjs`: boardgame.io's own server with its own store in memory; says its port.
const { Server, Origins } = require("boardgame.io/server");
const { Skirmish } = require("./skirmish.cjs");

console.error = console.log = console.info = () => {};
const server = Server({ games: [Skirmish], origins: [Origins.LOCALHOST] });
server.run(0).then((running) => {
  process.stdout.write(`${running.appServer.address().port}\n`);
});

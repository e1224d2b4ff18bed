/** Where programs inside find the proxy. Their network is their own: the port is always free. */
export const PROXY_PORT = 3128;

/**
 * A program for Node that runs inside, between a network of its own and the proxy's socket: programs can call a proxy by TCP only.
 * Arguments: the socket, then the command. It starts the command once it listens, and ends as that ended.
 */
export const relayProgram = `
const net = require('node:net');
const { spawn } = require('node:child_process');
const [socket, file, ...args] = process.argv.slice(1);
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {});
const server = net.createServer({ allowHalfOpen: true }, (client) => {
  const proxy = net.connect({ path: socket, allowHalfOpen: true });
  for (const [from, to] of [[client, proxy], [proxy, client]]) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroyed || to.end());
    from.pipe(to);
  }
});
server.listen(${PROXY_PORT}, '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', (error) => { process.stderr.write(error.message + '\\n'); process.exit(127); });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(1), 1000);
  });
});
`;

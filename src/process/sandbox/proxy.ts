import { lookup } from 'node:dns/promises';
import { chmodSync, closeSync, constants, openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { messageOf } from '../systemError.js';
import { type AllowedHosts, allowedHosts, parseTarget, type Target } from './allowedHosts.js';

const CONNECTIONS = 64;
const CONNECT_MS = 10_000;
const HEADER_BYTES = 8_192;
/** What a socket's address has room for. */
const SOCKET_PATH_BYTES = 100;

export interface HostProxy {
  readonly close: () => Promise<void>;
}

const refuse = (client: Duplex, status: string, text: string): void => {
  client.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${text}\n`);
};

const addressesOf = async (target: Target): Promise<readonly string[]> =>
  isIP(target.host) !== 0 ? [target.host] : (await lookup(target.host, { all: true })).map(({ address }) => address);

/** Tries the addresses one after the other. They are called as they were judged: no name is looked up twice. */
const connectTo = async (addresses: readonly string[], port: number): Promise<Socket> => {
  let last: unknown = new Error('no address');
  for (const host of addresses) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect({ host, port });
        socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('no answer')));
        socket.once('error', reject);
        socket.once('connect', () => {
          socket.setTimeout(0);
          socket.off('error', reject);
          resolve(socket);
        });
      });
    } catch (error) {
      last = error;
    }
  }
  throw last;
};

const tunnel = async (authority: string, client: Duplex, head: Uint8Array, allowed: AllowedHosts, open: Set<Duplex>): Promise<void> => {
  const target = parseTarget(authority);
  if (target === undefined || !allowed.allows(target))
    return refuse(
      client,
      '403 Forbidden',
      `${target ? `${target.host}:${target.port}` : 'This address'} is not among the hosts that this run may call.`,
    );
  try {
    const addresses = allowed.reachable(target, await addressesOf(target));
    if (addresses.length === 0)
      return refuse(
        client,
        '403 Forbidden',
        `${target.host} leads into a private network. It may be called only when it is listed by address.`,
      );
    const server = await connectTo(addresses, target.port);
    open.add(server);
    server.once('close', () => {
      open.delete(server);
      client.destroy();
    });
    server.on('error', () => {});
    client.once('close', () => server.destroy());
    if (client.destroyed) return void server.destroy();
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.write(head);
    client.pipe(server);
    server.pipe(client);
  } catch (error) {
    refuse(client, '502 Bad Gateway', `${target.host} cannot be reached: ${messageOf(error)}`);
  }
};

const listenAt = async (server: Server, place: string): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
};

/** A long path does not fit into a socket's address; through an open folder it does. The folder stays open as long as the socket. */
const listen = async (server: Server, socketPath: string): Promise<() => void> => {
  const folder = openSync(path.dirname(socketPath), constants.O_RDONLY | constants.O_DIRECTORY);
  const long = Buffer.byteLength(socketPath) > SOCKET_PATH_BYTES;
  await listenAt(server, long ? path.join(`/proc/self/fd/${folder}`, path.basename(socketPath)) : socketPath);
  chmodSync(socketPath, 0o666); // its folder is private; inside, another user connects
  return () => closeSync(folder);
};

/** A proxy on a socket in the file system that opens connections to listed hosts, by CONNECT, and does nothing else. */
export const openProxy = async (socketPath: string, hosts: readonly string[]): Promise<HostProxy> => {
  const allowed = allowedHosts(hosts);
  const open = new Set<Duplex>();
  const server = createServer({ maxHeaderSize: HEADER_BYTES, requestTimeout: CONNECT_MS }, (_, response) => {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    response.end('This proxy only opens connections (CONNECT) to the hosts that this run may call.\n');
  });
  server.maxConnections = CONNECTIONS;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
  });
  server.on('connect', (request, client, head) => void tunnel(request.url ?? '', client, head, allowed, open));
  const release = await listen(server, socketPath);
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
      release();
    },
  };
};

import { BlockList, isIP } from 'node:net';

export interface Target {
  /** In lower case, without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORT = 443;

/** `name`, `name:port`, `[address]` or `[address]:port`. Undefined for anything else. */
export const parseTarget = (text: string, defaultPort?: number): Target | undefined => {
  const [, bracketed, plain, port] = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]{1,253}))(?::([0-9]{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const number = port === undefined ? defaultPort : Number(port);
  if (host === undefined || number === undefined || number < 1 || number > 65_535) return undefined;
  return bracketed !== undefined && isIP(bracketed) !== 6 ? undefined : { host: host.toLowerCase(), port: number };
};

const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const notPublic = new BlockList();
for (const [address, prefix, family] of PRIVATE) notPublic.addSubnet(address, prefix, family);

/** An address of the whole internet, not of this machine or of a network around it. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

export interface AllowedHosts {
  readonly allows: (target: Target) => boolean;
  /** Of the addresses that a listed name has: those that may be called. A name may lead into the private network only when it says so itself. */
  readonly reachable: (target: Target, addresses: readonly string[]) => readonly string[];
}

/** `listed`: `name` (port 443) or `name:port`. Exactly these, without regard to case; no subdomains. What cannot be read allows nothing. */
export const allowedHosts = (listed: readonly string[]): AllowedHosts => {
  const targets = listed.map((text) => parseTarget(text, DEFAULT_PORT)).filter((target) => target !== undefined);
  return {
    allows: ({ host, port }) => targets.some((target) => target.host === host && target.port === port),
    reachable: ({ host }, addresses) => (isIP(host) !== 0 || host === 'localhost' ? addresses : addresses.filter(isPublicAddress)),
  };
};

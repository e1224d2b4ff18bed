import path from 'node:path';
import { parseTarget } from './allowedHosts.js';
import { PROXY_PORT } from './relayProgram.js';

const SEARCH_PATH = ['/usr/local/bin', '/usr/bin', '/bin'];
const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];
const PROXY = `http://127.0.0.1:${PROXY_PORT}`;

/** A server on this machine is called through the proxy as well when it is among the hosts; otherwise these names mean the sandbox itself. */
const proxyVariables = (hosts: readonly string[]): Readonly<Record<string, string>> => {
  const listed = hosts.map((text) => parseTarget(text, 443)?.host ?? text);
  const direct = OWN_NAMES.filter((name) => !listed.includes(name)).join(',');
  return {
    HTTP_PROXY: PROXY,
    HTTPS_PROXY: PROXY,
    NODE_USE_ENV_PROXY: '1', // Node 24 looks at the others only then
    NO_PROXY: direct,
    http_proxy: PROXY,
    https_proxy: PROXY,
    no_proxy: direct,
  };
};

/** All that a process finds in its environment besides what its order adds. The folder of Node comes first where it is none of the system's. */
export const environmentOf = (place: {
  readonly node: string;
  readonly home: string;
  readonly temporary: string;
  /** What may be called by the proxy, when there is one. */
  readonly hosts: readonly string[] | undefined;
}): Readonly<Record<string, string>> => {
  const nodeFolder = path.dirname(place.node);
  return {
    PATH: [...(SEARCH_PATH.includes(nodeFolder) ? [] : [nodeFolder]), ...SEARCH_PATH].join(':'),
    HOME: place.home,
    TMPDIR: place.temporary,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    ...(place.hosts && proxyVariables(place.hosts)),
  };
};

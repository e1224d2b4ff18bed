import type { PlanSet } from '../contracts/generated/types.js';
import { NETWORK_HOSTS } from '../contracts/limits.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';
import { oneOf } from './taskFlags.js';

const SANDBOX = { auto: 'preferred', require: 'required', none: 'none' } as const;
const SANDBOX_WORDS = ['auto', 'require', 'none'] as const;
const NETWORK_WORDS = ['none', 'proxied', 'open'] as const;

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$/;

const networkHosts = (inputs: Inputs): readonly string[] => {
  const hosts = [...new Set(inputs.values('network-host'))].sort();
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new UsageError(`--network-host takes a host name in lower case, with :PORT unless 443, not ${JSON.stringify(wrong)}`);
  if (hosts.length > NETWORK_HOSTS) throw new UsageError(`--network-host can be given ${NETWORK_HOSTS} times`);
  return hosts;
};

/**
 * What attempts will ask for, from `--sandbox`, `--network` and `--network-host`. Free adapters get no network unless it is asked for;
 * for one that costs money somebody has to say where it may go.
 * @throws UsageError
 */
export const planIsolation = (inputs: Inputs, adapters: readonly LoadedAdapter[]): PlanSet['isolation'] => {
  const sandbox = SANDBOX[oneOf(inputs, 'sandbox', SANDBOX_WORDS) ?? 'auto'];
  const hosts = networkHosts(inputs);
  const asked = oneOf(inputs, 'network', NETWORK_WORDS) ?? (hosts.length > 0 ? 'proxied' : undefined);
  const costly = adapters.find(({ document }) => document.cost_posture !== 'free');
  if (asked === undefined && costly !== undefined) {
    throw new UsageError(
      `${costly.document.adapter_id} is no free adapter, so it needs a network: name its hosts with --network-host HOST, or say --network open or --network none`,
    );
  }
  const network = asked ?? 'none';
  if (network === 'proxied' && hosts.length === 0)
    throw new UsageError('--network proxied needs the hosts: --network-host HOST (repeatable)');
  if (network !== 'proxied' && hosts.length > 0) throw new UsageError(`--network-host goes with --network proxied, not with ${network}`);
  return { sandbox, network, ...(network === 'proxied' ? { hosts: [...hosts] } : {}) };
};

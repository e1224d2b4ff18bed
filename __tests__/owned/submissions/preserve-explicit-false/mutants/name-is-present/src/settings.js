import { DEFAULTS, SETTING_NAMES } from './defaults.js';

const has = (layer, name) => Object.hasOwn(layer ?? {}, name);

export function resolveSettings({ workspace, user } = {}) {
  const resolved = {};
  for (const name of SETTING_NAMES) {
    resolved[name] = has(user, name) ? user[name] : has(workspace, name) ? workspace[name] : DEFAULTS[name];
  }
  return resolved;
}

export function settingSources({ workspace, user } = {}) {
  const sources = {};
  for (const name of SETTING_NAMES) {
    sources[name] = has(user, name) ? 'user' : has(workspace, name) ? 'workspace' : 'default';
  }
  return sources;
}

import { DEFAULTS, SETTING_NAMES } from './defaults.js';

export function resolveSettings({ workspace, user } = {}) {
  return { ...DEFAULTS, ...workspace, ...user };
}

export function settingSources({ workspace, user } = {}) {
  const sources = {};
  for (const name of SETTING_NAMES) {
    sources[name] = user?.[name] != null ? 'user' : workspace?.[name] != null ? 'workspace' : 'default';
  }
  return sources;
}

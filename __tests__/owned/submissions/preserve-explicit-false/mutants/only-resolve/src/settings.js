import { DEFAULTS, SETTING_NAMES } from './defaults.js';

/**
 * The settings in force for one user. The user's own value wins over the one of the
 * workspace, which wins over the default. `undefined` and `null` mean "not set here".
 */
export function resolveSettings({ workspace, user } = {}) {
  const resolved = {};
  for (const name of SETTING_NAMES) {
    resolved[name] = user?.[name] ?? workspace?.[name] ?? DEFAULTS[name];
  }
  return resolved;
}

/** For the settings page: which layer a value comes from. */
export function settingSources({ workspace, user } = {}) {
  const sources = {};
  for (const name of SETTING_NAMES) {
    if (user?.[name]) sources[name] = 'user';
    else if (workspace?.[name]) sources[name] = 'workspace';
    else sources[name] = 'default';
  }
  return sources;
}

import { DEFAULTS, SETTING_NAMES } from './defaults.js';

const given = (value) => value === false || Boolean(value);

export function resolveSettings({ workspace, user } = {}) {
  const resolved = {};
  for (const name of SETTING_NAMES) {
    resolved[name] = given(user?.[name]) ? user[name] : given(workspace?.[name]) ? workspace[name] : DEFAULTS[name];
  }
  return resolved;
}

export function settingSources({ workspace, user } = {}) {
  const sources = {};
  for (const name of SETTING_NAMES) {
    sources[name] = given(user?.[name]) ? 'user' : given(workspace?.[name]) ? 'workspace' : 'default';
  }
  return sources;
}

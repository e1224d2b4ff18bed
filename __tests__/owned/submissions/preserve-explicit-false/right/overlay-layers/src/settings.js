import { DEFAULTS, SETTING_NAMES } from './defaults.js';

/** The known settings of a layer that really hold something. */
function onlySet(layer) {
  return Object.fromEntries(Object.entries(layer || {}).filter(([name, value]) => SETTING_NAMES.includes(name) && value != null));
}

export function resolveSettings({ workspace, user } = {}) {
  return { ...DEFAULTS, ...onlySet(workspace), ...onlySet(user) };
}

export function settingSources({ workspace, user } = {}) {
  const paint = (layer, label) => Object.fromEntries(Object.keys(onlySet(layer)).map((name) => [name, label]));
  return { ...paint(DEFAULTS, 'default'), ...paint(workspace, 'workspace'), ...paint(user, 'user') };
}

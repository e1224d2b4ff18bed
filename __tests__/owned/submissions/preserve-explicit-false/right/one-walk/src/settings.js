import { DEFAULTS, SETTING_NAMES } from './defaults.js';

function decide(name, layers) {
  for (const [source, values] of layers) {
    const value = values?.[name];
    if (value !== undefined && value !== null) return { source, value };
  }
  return { source: 'default', value: DEFAULTS[name] };
}

const pick = (layers = {}, field) => {
  const order = [['user', layers.user], ['workspace', layers.workspace]];
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, decide(name, order)[field]]));
};

/** The settings in force for one user: user, then workspace, then default. */
export const resolveSettings = (layers) => pick(layers, 'value');

/** For the settings page: which layer a value comes from. */
export const settingSources = (layers) => pick(layers, 'source');

import { elements } from '../shape.js';
import { type Check, error, type Rule } from './form.js';
import { columnOf, type Place, partOf } from './place.js';

/** `isolated` is a claim: it needs a sandbox, and a probe of which every answer holds. */
export const isolationRule = (isolation: (document: unknown) => Place): Rule => {
  const check: Check = (document, report) => {
    const place = isolation(document);
    const { pointer, value } = partOf(place, 'isolated');
    if (value !== true) return;
    const probe = partOf(place, 'probe');
    if (partOf(place, 'mode').value === 'none') report(pointer, 'must be false: there was no sandbox');
    else if (Array.isArray(probe.value) && elements(probe.value).length === 0) report(pointer, 'must be false: nothing was probed');
    else if (columnOf(probe, 'holds').some(({ value: holds }) => holds === false))
      report(pointer, 'must be false: an answer of the probe does not hold');
  };
  return error('isolation.isolated', check);
};

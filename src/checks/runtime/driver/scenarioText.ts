import { CheckTrouble } from './checkErrors.js';

const compiles = (text: string): boolean => {
  try {
    new Function(`"use strict";${text}`);
    return true;
  } catch {
    return false;
  }
};

/** A scenario's source as one expression: it runs in the subject, so it closes over nothing. */
export const scenarioText = (scenario: unknown): string => {
  if (typeof scenario !== 'function') throw new CheckTrouble('observe: the scenario is not a function');
  const source = Function.prototype.toString.call(scenario);
  // The second and third spelling: a method in shorthand.
  const spellings = [source, `function ${source}`, `async function ${source.replace(/^async\s+/, '')}`];
  const found = spellings.map((text) => `(${text})`).find(compiles);
  if (found === undefined) throw new CheckTrouble('observe: the scenario cannot be sent as text; write it as an arrow function');
  return found;
};

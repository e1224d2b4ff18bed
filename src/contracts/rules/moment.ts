import { excerpt } from '../plainText.js';
import { error, type Rule } from './form.js';
import type { Place } from './place.js';

const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;

/** February 30 and 24:00 have the form of a time, and are read as another one. */
const exists = (time: string): boolean => {
  const moment = Date.parse(time);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, SECONDS) === time.slice(0, SECONDS);
};

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

/** Times are moments of the calendar. Their form is the matter of the schema. */
export const moments = (times: (document: unknown) => readonly Place[]): Rule =>
  error('document.moment', (document, report) => {
    for (const { pointer, value } of times(document)) {
      if (typeof value === 'string' && value.length <= 40 && TIME.test(value) && !exists(value))
        report(pointer, `${excerpt(value)} is no moment of the calendar`);
    }
  });

import { describe, expect, test } from '@jest/globals';
import { endings } from './support/endings.js';
import { isolatingMakes, makesHere } from './support/sandboxes.js';

test('a machine that runs the battery isolates in some way, or says that it does not', () => {
  expect(makesHere).toEqual([...isolatingMakes, ...makesHere.filter((make) => make === 'contained' || make === 'followed')]);
});

for (const make of isolatingMakes) describe(`in ${make}`, () => endings(make));

import { add, compare, exactText, fromNumber, multiply, rational, shownText } from '../../../src/scoring/dx/rational.js';

test('a point sum that prints as 60.0 can still be below 60', () => {
  const value = rational(5996n, 100n);
  expect(shownText(value)).toBe('60.0');
  expect(compare(value, fromNumber(60))).toBeLessThan(0);
});

test.each([
  [59.95, '60.0'],
  [0.05, '0.1'],
  [0.049, '0.0'],
  [-0.05, '-0.1'],
  [-0.04, '0.0'],
  [87.5, '87.5'],
  [1e21, '1000000000000000000000.0'],
])('%d is shown as %s', (value, shown) => expect(shownText(fromNumber(value))).toBe(shown));

test('a number is taken as it is written', () => {
  expect(exactText(fromNumber(2.5))).toBe('5/2');
  expect(exactText(fromNumber(0.1))).toBe('1/10');
  expect(exactText(add(fromNumber(0.1), fromNumber(0.2)))).toBe('3/10');
  expect(exactText(fromNumber(1e-7))).toBe('1/10000000');
});

test('fractions are kept in lowest terms', () => {
  expect(exactText(multiply(rational(45n), rational(2n, 6n)))).toBe('15');
  expect(exactText(rational(3n, -6n))).toBe('-1/2');
});

test('what is no number is refused', () => {
  expect(() => rational(1n, 0n)).toThrow(RangeError);
  expect(() => fromNumber(NaN)).toThrow(RangeError);
});

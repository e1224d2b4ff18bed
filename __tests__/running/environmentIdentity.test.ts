import { environmentSha256 } from '../../src/running/environmentIdentity.js';

const VECTORS = [
  [{}, '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'],
  [{ API_TOKEN: 's3cret' }, 'c059e5a67632f150fc01513c4b6c79891e9082ff8289f337451137f7db194378'],
  [{ API_TOKEN: '', ORG_ID: 'Ünï ✓' }, '56d45092fb39aec6685b7b681c17455749f2cd817d8fab56c2cbfdfae08bbd30'],
] as const;

test.each(VECTORS)('the values %j have the identity %s', (values, expected) => {
  expect(environmentSha256(Object.entries(values).map(([name, value]) => ({ name, value })))).toBe(expected);
});

import { type Finding, sortFindings } from '../../src/contracts/finding.js';

const finding = (file: string, pointer: string, rule = 'r', message = 'm'): Finding => ({
  file,
  pointer,
  rule,
  message,
  severity: 'error',
});

test('findings are sorted by file, pointer, rule and message, by code unit', () => {
  const sorted = [
    finding('B.json', '/a'),
    finding('a.json', ''),
    finding('a.json', '/a', 'r', 'm'),
    finding('a.json', '/a', 'r', 'n'),
    finding('a.json', '/a', 's', 'a'),
    finding('a.json', '/a/b'),
    finding('a.json', '/a-b'),
    finding('a.json', '/ä'),
  ];
  expect(sortFindings([...sorted].reverse())).toEqual(sorted);
});

test('array indices are sorted as numbers, names are not', () => {
  const pointers = ['/files/2/path', '/files/10/path', '/files/010/path', '/files/x/path'];
  expect(sortFindings(pointers.map((pointer) => finding('f', pointer))).map(({ pointer }) => pointer)).toEqual([
    '/files/2/path',
    '/files/10/path',
    '/files/010/path',
    '/files/x/path',
  ]);
});

test('the same finding is kept once, with what the first one adds to it', () => {
  const first = { ...finding('f', '/a'), line: 3 };
  expect(sortFindings([first, finding('f', '/b'), finding('f', '/a')])).toEqual([first, finding('f', '/b')]);
});

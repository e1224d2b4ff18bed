import { type OptionSpec, readInputs, wholeNumber } from '../../src/commands/inputs.js';
import { UsageError } from '../../src/commands/outcome.js';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'root', value: 'DIR', summary: 'a folder' },
  { name: 'task', value: 'ID', many: true, summary: 'a task' },
  { name: 'jobs', value: 'N', summary: 'a number' },
  { name: 'json', summary: 'a switch' },
];

const read = (words: readonly string[], positionals = 0) => readInputs(words, OPTIONS, positionals);

test('flags are separate words, in any order', () => {
  const inputs = read(['--json', '--root', 'a', '--task', 'x']);
  expect([inputs.has('json'), inputs.has('root'), inputs.has('jobs')]).toEqual([true, true, false]);
  expect([inputs.value('root'), inputs.value('jobs')]).toEqual(['a', undefined]);
});

test('the last value of a flag wins, and all are kept in their order', () => {
  const inputs = read(['--root', 'a', '--task', 'x', '--root', 'b', '--task', 'y', '--root', 'c']);
  expect(inputs.value('root')).toBe('c');
  expect(inputs.values('task')).toEqual(['x', 'y']);
  expect(inputs.values('jobs')).toEqual([]);
});

test.each([['.'], ['-'], ['-x'], ['a=b'], [' '], ['a b'], ['ü'], ['0'], ['$(x)'], ['a\nb']])('%j is a value', (value) => {
  expect(read(['--root', value]).value('root')).toBe(value);
});

test.each([
  [['--root'], '--root needs a value: --root DIR'],
  [['--root', ''], '--root needs a value: --root DIR'],
  [['--root', '--json'], '--root needs a value: --root DIR'],
  [['--root', '--'], '--root needs a value: --root DIR'],
  [['--root', '--root', 'a'], '--root needs a value: --root DIR'],
  [['--json', '--root'], '--root needs a value: --root DIR'],
  [['--root=a'], 'write --root and its value as separate words'],
  [['--root='], 'write --root and its value as separate words'],
  [['--json=true'], '--json takes no value'],
  [['--strict'], 'unknown flag "--strict"'],
  [['--strict=x'], 'unknown flag "--strict"'],
  [['--no-json'], 'unknown flag "--no-json"'],
  [['--JSON'], 'unknown flag "--JSON"'],
  [['--roo', 'a'], 'unknown flag "--roo"'],
  [['-r', 'a'], 'unknown flag "-r"'],
  [['-rj'], 'unknown flag "-r"'],
  [['--__proto__', 'a'], 'unknown flag "--__proto__"'],
  [['--constructor'], 'unknown flag "--constructor"'],
  [['--json', '--'], 'unexpected word "--"'],
  [['--', '--'], 'unexpected word "--"'],
  [['--', '--', '--json'], 'unexpected word "--"'],
  [['a'], 'unexpected word "a"'],
  [['--json', 'true'], 'unexpected word "true"'],
  [['--root', 'a', 'b'], 'unexpected word "b"'],
  [['-'], 'unexpected word "-"'],
  [[''], 'unexpected word ""'],
  [['\u001b[2J'], 'unexpected word "\\u001b[2J"'],
])('the words %j are refused with %j', (words, message) => {
  expect(() => read(words)).toThrow(new UsageError(message));
});

test('a bare -- before the flags is skipped, as package managers add it', () => {
  expect(read(['--', '--root', 'a']).value('root')).toBe('a');
  expect(read(['--']).has('json')).toBe(false);
});

test('as many words as a command takes are its positionals, wherever they stand', () => {
  expect(read(['one', '--json', 'two'], 2).positionals).toEqual(['one', 'two']);
  expect(() => read(['one', 'two', 'three'], 2)).toThrow('unexpected word "three"');
  expect(read(['1', '2', '3'], Number.POSITIVE_INFINITY).positionals).toHaveLength(3);
});

test.each([
  ['1', 1],
  ['8', 8],
])('the whole number %s is read', (text, number) => {
  expect(wholeNumber(read(['--jobs', text]), 'jobs', 1, 8)).toBe(number);
});

test('a number that is not given is undefined', () => {
  expect(wholeNumber(read([]), 'jobs', 1, 8)).toBeUndefined();
});

test.each([['0'], ['9'], ['-1'], ['1.0'], ['01'], ['1e0'], ['0x1'], [' 1'], ['1 '], ['+1'], ['NaN'], ['١'], ['99999999999999999999']])(
  '%j is no whole number from 1 to 8',
  (text) => {
    expect(() => wholeNumber(read(['--jobs', text]), 'jobs', 1, 8)).toThrow(new UsageError('--jobs takes a whole number from 1 to 8'));
  },
);

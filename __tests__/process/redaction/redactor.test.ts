import { describe, expect, test } from '@jest/globals';
import { redactor } from '../../../src/process/redaction/redactor.js';
import { seeded } from './support/random.js';

const one = redactor([{ name: 'Z_ONE', value: 'hunter2' }]);

describe('the rows of the specification (8.6), with the gaps of W-10 closed', () => {
  test.each([
    // As printed there.
    ['MY_TOKEN=abc def', 'MY_TOKEN=[REDACTED] def'],
    ['my_secret_2=a=b,c', 'my_secret_2=[REDACTED]'],
    ['éMY_TOKEN=abc', 'éMY_TOKEN=[REDACTED]'],
    ['MY_TOKEN =abc', 'MY_TOKEN =abc'],
    ['MY_TOKEN=', 'MY_TOKEN='],
    ['xAPI_KEY=1;yPASSWORD=2', 'xAPI_KEY=[REDACTED]'],
    ['say hunter2 twice hunter2!', 'say [REDACTED] twice [REDACTED]!'],
    ['PWD_A=hunter2', 'PWD_A=[REDACTED]'],
    ['A_TOKEN=1\u00a0B_TOKEN=2', 'A_TOKEN=[REDACTED]\u00a0B_TOKEN=[REDACTED]'],
    ['APIKEY=9', 'APIKEY=9'],
    ['MYAPI_KEY=9', 'MYAPI_KEY=[REDACTED]'],
    // W-10: bare names.
    ['TOKEN=abc', 'TOKEN=[REDACTED]'],
    // W-10: names after `_` or a digit.
    ['_MY_TOKEN=abc', '_MY_TOKEN=[REDACTED]'],
    ['1MY_TOKEN=abc', '1MY_TOKEN=[REDACTED]'],
    // W-10: `Bearer …`.
    ['AUTH=Bearer qq', 'AUTH=Bearer [REDACTED]'],
    // W-10: quoted values with blanks.
    ['GIT_TOKEN="a b"', 'GIT_TOKEN=[REDACTED]'],
  ])('%j becomes %j', (given, expected) => {
    expect(one.text(given)).toBe(expected);
  });
});

describe('an assignment', () => {
  test.each([
    ['SECRET=abc', 'SECRET=[REDACTED]'],
    ['PASSWORD=abc', 'PASSWORD=[REDACTED]'],
    ['API_KEY=abc', 'API_KEY=[REDACTED]'],
    ['myToken: abc def', 'myToken: [REDACTED] def'],
    ['password:abc', 'password:[REDACTED]'],
    ['password: "a b" c', 'password: [REDACTED] c'],
    ['password:\nabc', 'password:\nabc'],
    ['{"api_key":"v","b":1}', '{"api_key":"[REDACTED]","b":1}'],
    ['{"api_key" : "a \\" b", "b": 1}', '{"api_key" : "[REDACTED]", "b": 1}'],
    ["{'api_key': 'a b'}", "{'api_key': '[REDACTED]'}"],
    ['{"input_tokens":12,"tokens":["x"],"token":null}', '{"input_tokens":12,"tokens":["x"],"token":null}'],
    ['{"token":""}', '{"token":""}'],
    ['["token", "b"]', '["token", "b"]'],
    ['TOKEN=a\u2003b', 'TOKEN=[REDACTED]\u2003b'],
    ['TOKEN="never closed\nnext', 'TOKEN=[REDACTED]\nnext'],
    ["TOKEN='a b'c d", 'TOKEN=[REDACTED] d'],
    ['A_TOKEN=1;B_TOKEN="x y" z', 'A_TOKEN=[REDACTED] z'],
    ['authorization: bearer  abc.d-e_f~g+h/i=, x', 'authorization: bearer  [REDACTED], x'],
    ['{"Authorization":"Bearer abc"}', '{"Authorization":"Bearer [REDACTED]"}'],
    ['A_TOKEN=Bearer abc', 'A_TOKEN=[REDACTED] [REDACTED]'],
    ['forbearer abc, bearers abc', 'forbearer abc, bearers abc'],
    ['tokenizer.js:10:3 tokens', 'tokenizer.js:10:3 tokens'],
  ])('%j becomes %j', (given, expected) => {
    expect(one.text(given)).toBe(expected);
  });

  test('in JSON inside of JSON ends at the quote that ends it there', () => {
    const inner = JSON.stringify({ api_key: 'a "b" c', other: 'stays' });
    const redacted = one.text(JSON.stringify({ line: inner }));
    expect(redacted).not.toContain('b');
    expect(redacted).toContain('stays');
  });
});

describe('declared values', () => {
  test('are hidden longest first, and as one where they overlap', () => {
    const both = redactor([
      { name: 'A', value: 'abc' },
      { name: 'B', value: 'abcdef-more' },
      { name: 'C', value: 'more-and' },
    ]);
    expect(both.text('abcdef-more')).toBe('[REDACTED]');
    expect(both.text('abcdef-more-and')).toBe('[REDACTED]');
    expect(both.text('abc abcdef')).toBe('[REDACTED] [REDACTED]def');
  });

  test('that only touch are hidden one by one', () => {
    expect(one.text('hunter2hunter2')).toBe('[REDACTED][REDACTED]');
  });

  test('that overlap themselves leave nothing over', () => {
    expect(redactor([{ name: 'A', value: 'aaaaaa' }]).text('aaaaaaaaa b')).toBe('[REDACTED] b');
  });

  test('are hidden whatever their length, but short ones only as they are', () => {
    const short = redactor([{ name: 'FLAG', value: 'on' }]);
    expect(short.text('flag on, b24=')).toBe('flag [REDACTED], b24=');
    expect(short.reveals(Buffer.from('on').toString('hex'))).toBe(false);
  });

  test('that are empty are none', () => {
    const empty = redactor([{ name: 'A', value: '' }]);
    expect(empty.text('abc')).toBe('abc');
    expect(empty.reveals('abc')).toBe(false);
  });

  test('with a blank are hidden whole, also where they are assigned', () => {
    expect(redactor([{ name: 'A', value: 'abc def' }]).text('MY_TOKEN=abc def')).toBe('MY_TOKEN=[REDACTED]');
  });

  test('with a line break at the end are hidden without it, too', () => {
    expect(redactor([{ name: 'A', value: 'abcdefgh\n' }]).text('got abcdefgh.')).toBe('got [REDACTED].');
  });

  test('of several lines, such as a private key, are hidden line by line as well', () => {
    const random = seeded(7);
    const line = (): string => Array.from({ length: 64 }, () => random.of([...'abcdefghijklmnopqrstuvwxyz+/'])).join('');
    const lines = Array.from({ length: 60 }, line);
    const key = redactor([{ name: 'KEY', value: `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n` }]);
    expect(key.text(`x ${lines[17]} y ${lines[3]}`)).toBe('x [REDACTED] y [REDACTED]');
    expect(key.text(lines.join('\n'))).not.toMatch(/[a-z]{6}/);
  });

  test('in the bytes of a file are hidden, and all else of it stays byte for byte', () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfe, 0]), Buffer.from('MY_TOKEN=x hunter2'), Buffer.from([0x80])]);
    expect(Buffer.from(one.bytes(file)).toString('latin1')).toBe('\u00ff\u00fe\0MY_TOKEN=x [REDACTED]\u0080');
  });

  test('are found by name-free questions about texts, and not in what is already hidden', () => {
    expect(one.reveals('\\u0068unter2')).toBe(true);
    expect(one.reveals('hunter')).toBe(false);
    expect(redactor([{ name: 'A', value: 'ACTED' }]).reveals('[REDACTED]')).toBe(false);
  });
});

describe('what is no secret', () => {
  test('stays as it is, whatever it consists of', () => {
    const random = seeded(11);
    const pieces = [
      ...'abcxyz0189+/=%&\\"\'`$#;:,.()<>{}| \n\r\té✓🔑-_[]',
      '\\u00',
      '\\x',
      '&#x',
      '&amp;',
      '%4',
      '[REDACTED]',
      '\ud800',
      '\ufffd',
    ];
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random.below(200) }, () => random.of(pieces)).join('');
      expect(one.text(text)).toBe(text);
    }
  });

  test('is not looked for inside of what was hidden before', () => {
    expect(redactor([{ name: 'A', value: 'E' }]).text('[REDACTED] E')).toBe('[REDACTED] [REDACTED]');
  });

  test('means that redacting twice changes nothing more', () => {
    const random = seeded(13);
    const secrets = ['hunter2', 'a b"c', ' lead', 'trail ', 'x=1', '\n\nline', '"q', 'TOKEN', 'ab', 'b'];
    const all = redactor(secrets.map((value, at) => ({ name: `N${at}`, value })));
    const pieces = [
      ...secrets,
      ...'acx=:"\'\\ \n,;',
      'TOKEN=',
      'token: ',
      '"api_key": "',
      '\\"secret\\":\\"',
      'Bearer ',
      '\\u0068unter2',
      '[REDACTED]',
    ];
    for (let round = 0; round < 3_000; round++) {
      const text = Array.from({ length: random.below(14) }, () => random.of(pieces)).join('');
      const once = all.text(text);
      if (all.text(once) !== once) throw new Error(JSON.stringify({ text, once, twice: all.text(once) }));
    }
  });
});

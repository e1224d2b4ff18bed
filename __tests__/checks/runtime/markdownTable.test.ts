import { table } from '../../../src/checks/runtime/driver/markdownTable.js';

const TABLE = '| Name | Value |\n| --- | --: |\n| `a` | 1 |\n| b \\| c | |\n';
const ROWS = [
  { Name: 'a', Value: '1' },
  { Name: 'b | c', Value: '' },
];

describe('a table of a Markdown text', () => {
  it.each([
    ['under its heading', `# Title\n## Limits\ntext\n\n${TABLE}\n## Next\n`],
    ['beside a table under another heading', `## Limits ##\n${TABLE}\n## Other\n${TABLE}`],
    ['beside one in a comment', `## Limits\n<!--\n${TABLE}\n-->\n${TABLE}`],
    ['beside one in a fence', `## Limits\n~~~md\n${TABLE}\n~~~\n${TABLE}`],
    ['beside a heading in a fence', `## Limits\n\`\`\`\n## Other\n\`\`\`\n${TABLE}`],
    ['with Windows line ends', `## Limits\n${TABLE}`.replaceAll('\n', '\r\n')],
    ['without closing bars', '## Limits\n| Name | Value\n|---|---\n| `a` | 1\n| b \\| c |'],
  ])('is found %s', (_where, markdown) => {
    expect(table(markdown, 'Limits')).toEqual(ROWS);
  });

  it('is found in a text made to keep a pattern busy', () => {
    const long = ' '.repeat(200_000);
    const text = `#${long}x${long}\n| ${'`'.repeat(200_000)}x |\n|${'-'.repeat(200_000)}x\n## Limits\n${TABLE}`;
    expect(table(text, 'Limits')).toEqual(ROWS);
  });

  it('is found without a heading when it is the only one', () => {
    expect(table(TABLE)).toEqual(ROWS);
  });

  it.each([
    ['none', '## Limits\nno table', 0],
    ['two', `## Limits\n${TABLE}\n${TABLE}`, 2],
    ['one under each of two headings of that name', `## Limits\n${TABLE}\n## Limits\n${TABLE}`, 2],
    ['only one in a comment that never ends', `## Limits\n<!--\n${TABLE}`, 0],
  ])('fails the check when there is %s', (_what, markdown, count) => {
    expect(() => table(markdown, 'Limits')).toThrow(`expected one table under "Limits", found ${count}`);
  });
});

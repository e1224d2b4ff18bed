// C0 and C1 controls, line and paragraph separators, and the marks that turn text around or hide it.
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text from a document as one line that cannot move the cursor, colour the terminal or read backwards: unsafe units become `\uXXXX`. */
export const plainText = (text: string): string => text.replace(UNSAFE, escaped);

/** A value of a document, quoted for a message: as plain text, cut after `units` UTF-16 units. */
export const excerpt = (value: unknown, units = 80): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `"${plainText(text.length > units ? `${text.slice(0, units)}…` : text)}"`;
};

import { DECODED_FILE_BYTES } from '../limits.js';
import { sha256 } from '../sha256.js';
import { member, textMember } from '../shape.js';
import { type Check, error, type Rule, warning } from './form.js';
import { elementColumn, placeOf } from './place.js';
import { remembered } from './remembered.js';

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;

export const isBase64 = (text: string): boolean => text.length % 4 === 0 && ALPHABET.test(text);

/** Bytes behind a text that is base64. */
export const decodedSize = (text: string): number => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The list whose entries have content (`files` when it is not named), and their members that hold it and its hash. */
interface ContentFields {
  readonly list?: string;
  readonly content: string;
  readonly hash: string;
}

interface Content {
  readonly at: number;
  readonly text: string;
  readonly isBase64: boolean;
  readonly hash: unknown;
}

const contentsOf =
  ({ list = 'files', content, hash }: ContentFields) =>
  (document: unknown): Content[] =>
    elementColumn(placeOf(document, list)).values.flatMap((file, at) => {
      const text = textMember(file, content);
      return text === undefined ? [] : [{ at, text, isBase64: isBase64(text), hash: member(file, hash) }];
    });

/** What is wrong with a content, or with the hash beside it; undefined when nothing is. */
type Judge = (content: Content) => string | undefined;

const base64: Judge = (content) =>
  content.isBase64 ? undefined : 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks';

const size: Judge = (content) => {
  const bytes = decodedSize(content.text);
  return content.isBase64 && bytes > DECODED_FILE_BYTES ? `the file has ${bytes} bytes, the limit is ${DECODED_FILE_BYTES}` : undefined;
};

const hashAgrees: Judge = ({ hash, text, isBase64: readable }) => {
  if (typeof hash !== 'string' || !readable) return undefined;
  const actual = sha256(Buffer.from(text, 'base64'));
  return actual === hash ? undefined : `the content has the SHA-256 ${actual}; correct the hash, or restore the content`;
};

const paddingBits: Judge = ({ text, isBase64: readable }) =>
  readable && text !== '' && !ZERO_BITS.test(text.slice(-4))
    ? 'the unused bits at the end of the base64 text are not zero; encode the file again'
    : undefined;

/** What has to hold for the content of every entry of `files`. */
export const contentRules = (fields: ContentFields): Rule[] => {
  const contents = remembered(contentsOf(fields));
  const each =
    (judge: Judge, field: string): Check =>
    (document, report) => {
      for (const content of contents(document)) {
        const wrong = judge(content);
        if (wrong !== undefined) report(`/${fields.list ?? 'files'}/${content.at}/${field}`, wrong);
      }
    };
  return [
    error('content.base64', each(base64, fields.content)),
    error('content.size', each(size, fields.content)),
    error('content.hash', each(hashAgrees, fields.hash)),
    warning('content.padding-bits', each(paddingBits, fields.content)),
  ];
};

/** Whether one content is base64 as we would write it, within its bound, and has the hash that stands beside it. */
export const isPlainContent = (text: string, hash: string): boolean => {
  if (decodedSize(text) > DECODED_FILE_BYTES) return false;
  const bytes = Buffer.from(text, 'base64');
  return sha256(bytes) === hash && bytes.toString('base64') === text;
};

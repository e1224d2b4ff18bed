import { DECODED_FILE_BYTES } from '../limits.js';
import { sha256 } from '../sha256.js';
import { type Check, error, type Rule, warning } from './form.js';
import { elementsOf, type Place, partOf, placeOf } from './place.js';

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;

const isBase64 = (text: string): boolean => text.length % 4 === 0 && ALPHABET.test(text);

const decodedSize = (text: string): number => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** The members of an entry of `files` that hold its content and the hash of that. */
interface ContentFields {
  readonly content: string;
  readonly hash: string;
}

type EachContent = (content: Place & { readonly value: string }, hash: Place, report: Parameters<Check>[1]) => void;

const eachContent =
  ({ content, hash }: ContentFields, check: EachContent): Check =>
  (document, report) => {
    for (const file of elementsOf(placeOf(document, 'files'))) {
      const { pointer, value } = partOf(file, content);
      if (typeof value === 'string') check({ pointer, value }, partOf(file, hash), report);
    }
  };

const base64: EachContent = ({ pointer, value }, _hash, report) => {
  if (!isBase64(value)) report(pointer, 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks');
};

const size: EachContent = ({ pointer, value }, _hash, report) => {
  if (isBase64(value) && decodedSize(value) > DECODED_FILE_BYTES) {
    report(pointer, `the file has ${decodedSize(value)} bytes, the limit is ${DECODED_FILE_BYTES}`);
  }
};

const hashAgrees: EachContent = ({ value }, hash, report) => {
  if (typeof hash.value !== 'string' || !isBase64(value)) return;
  const actual = sha256(Buffer.from(value, 'base64'));
  if (actual !== hash.value) report(hash.pointer, `the content has the SHA-256 ${actual}; correct the hash, or restore the content`);
};

const paddingBits: EachContent = ({ pointer, value }, _hash, report) => {
  if (isBase64(value) && !ZERO_BITS.test(value))
    report(pointer, 'the unused bits at the end of the base64 text are not zero; encode the file again');
};

/** What has to hold for the content of every entry of `files`. */
export const contentRules = (fields: ContentFields): Rule[] => [
  error('content.base64', eachContent(fields, base64)),
  error('content.size', eachContent(fields, size)),
  error('content.hash', eachContent(fields, hashAgrees)),
  warning('content.padding-bits', eachContent(fields, paddingBits)),
];

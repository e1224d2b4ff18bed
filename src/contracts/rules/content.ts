import { DECODED_FILE_BYTES } from '../limits.js';
import { sha256 } from '../sha256.js';
import { type Check, error, type Rule, warning } from './form.js';
import { elementsOf, type Place, partOf, placeOf } from './place.js';
import { remembered } from './remembered.js';

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

interface Content {
  readonly place: Place;
  readonly hash: Place;
  readonly text: string;
  readonly isBase64: boolean;
}

const contentsOf =
  ({ content, hash }: ContentFields) =>
  (document: unknown): Content[] =>
    elementsOf(placeOf(document, 'files')).flatMap((file) => {
      const place = partOf(file, content);
      return typeof place.value === 'string'
        ? [{ place, hash: partOf(file, hash), text: place.value, isBase64: isBase64(place.value) }]
        : [];
    });

const eachContent =
  (contents: (document: unknown) => readonly Content[], check: EachContent): Check =>
  (document, report) => {
    for (const content of contents(document)) check(content, report);
  };

type EachContent = (content: Content, report: Parameters<Check>[1]) => void;

const base64: EachContent = (content, report) => {
  if (content.isBase64) return;
  report(content.place.pointer, 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks');
};

const size: EachContent = (content, report) => {
  const bytes = decodedSize(content.text);
  if (content.isBase64 && bytes > DECODED_FILE_BYTES)
    report(content.place.pointer, `the file has ${bytes} bytes, the limit is ${DECODED_FILE_BYTES}`);
};

const hashAgrees: EachContent = ({ hash, text, isBase64: readable }, report) => {
  if (typeof hash.value !== 'string' || !readable) return;
  const actual = sha256(Buffer.from(text, 'base64'));
  if (actual !== hash.value) report(hash.pointer, `the content has the SHA-256 ${actual}; correct the hash, or restore the content`);
};

const paddingBits: EachContent = ({ place, text, isBase64: readable }, report) => {
  if (readable && !ZERO_BITS.test(text.slice(-4)))
    report(place.pointer, 'the unused bits at the end of the base64 text are not zero; encode the file again');
};

/** What has to hold for the content of every entry of `files`. */
export const contentRules = (fields: ContentFields): Rule[] => {
  const contents = remembered(contentsOf(fields));
  return [
    error('content.base64', eachContent(contents, base64)),
    error('content.size', eachContent(contents, size)),
    error('content.hash', eachContent(contents, hashAgrees)),
    warning('content.padding-bits', eachContent(contents, paddingBits)),
  ];
};

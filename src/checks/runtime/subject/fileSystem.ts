/** What code under check gets for `node:fs`: the files of the workspace, read through the driver; everything else is refused. */
import { quote } from '../wire/frameText.js';
import { apply, PromiseIntrinsic, put } from '../wire/intrinsics.js';
import type { Channel } from './channel.js';

const ErrorIntrinsic = Error;
const BufferFrom: (text: string, encoding: 'hex') => Buffer = Buffer.from;
const { toString: bufferText } = Buffer.prototype;
const urlPath = Reflect.getOwnPropertyDescriptor(URL.prototype, 'pathname')?.get;
const tick = process.nextTick.bind(process);
const decode = decodeURIComponent;

const fileError = (code: string, what: string, path: string): Error => {
  const error = new ErrorIntrinsic(`${code}: ${what} '${path}'`);
  put(error, 'code', code);
  put(error, 'path', path);
  return error;
};
const pathText = (path: unknown): string => {
  if (typeof path === 'string') return path;
  try {
    return decode(apply(urlPath ?? noPath, path, []));
  } catch {
    return noPath();
  }
};
const noPath = (): never => {
  throw new ErrorIntrinsic('a path is a string or a file URL here');
};
const encodingOf = (options: unknown): BufferEncoding | undefined => {
  const encoding = typeof options === 'object' && options !== null ? Reflect.get(options, 'encoding') : options;
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : undefined;
};

interface FileSystem {
  readonly callbacks: object;
  readonly promises: object;
}

/** `real` tells only which functions there are, so that an import of any of them links. */
export const createFileSystem = (channel: Channel, real: object): FileSystem => {
  const read = (path: unknown, options?: unknown): Buffer | string => {
    const name = pathText(path);
    const reply = channel.ask('file', `,${quote(name)}`);
    if (reply[0] === 0) throw fileError(reply[1], 'no such file or directory, open', name);
    const bytes = BufferFrom(reply[1], 'hex');
    const encoding = encodingOf(options);
    return encoding === undefined ? bytes : apply(bufferText, bytes, [encoding]);
  };
  const later = (path: unknown, options?: unknown): Promise<Buffer | string> =>
    new PromiseIntrinsic((resolve) => {
      resolve(read(path, options));
    });
  const exists = (path: unknown): boolean => {
    try {
      read(path);
      return true;
    } catch {
      return false;
    }
  };
  const withCallback = (path: unknown, options: unknown, callback: unknown = options): void => {
    tick(() => {
      if (typeof callback !== 'function') return;
      let content: Buffer | string;
      try {
        content = read(path, options);
      } catch (error) {
        apply(callback, undefined, [error]);
        return;
      }
      apply(callback, undefined, [null, content]);
    });
  };
  const refusing = (name: string) => (): never => {
    throw fileError('EROFS', 'read-only file system,', name);
  };
  const refusals = (source: object): object =>
    Object.fromEntries(
      Object.entries(source)
        .filter(([, value]) => typeof value === 'function')
        .map(([name]) => [name, refusing(name)]),
    );
  const promises = {
    ...refusals(Reflect.get(real, 'promises')),
    readFile: later,
    access: (path: unknown) => later(path).then(() => undefined),
  };
  return { promises, callbacks: { ...refusals(real), readFileSync: read, existsSync: exists, readFile: withCallback, promises } };
};

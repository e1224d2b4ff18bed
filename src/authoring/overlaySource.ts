import { declaredFile, splitRelativePath } from '../source/relativePath.js';
import { failure, type Source } from '../source/source.js';

/**
 * A corpus as it would be with some files written: their bytes come from memory, all others from `base`. A file whose place is a
 * symbolic link stays refused, so that nothing is ever written through one.
 */
export const overlaySource = (base: Source, files: ReadonlyMap<string, Uint8Array>): Source => ({
  read: (declared, limit) => {
    const written = splitRelativePath(declared.path).ok ? files.get(declaredFile(declared.folder, declared.path)) : undefined;
    if (written === undefined) return base.read(declared, limit);
    const below = base.read(declared, limit);
    if (!below.ok && (below.rule === 'source.link' || below.rule === 'source.not-a-file')) return below;
    if (written.length < 1) return failure('source.size', 'the file is empty');
    if (written.length > limit) return failure('source.size', `the file has ${written.length} bytes, the limit is ${limit}`);
    return { ok: true, bytes: Buffer.from(written.buffer, written.byteOffset, written.length) };
  },
});

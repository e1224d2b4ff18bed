import { edited, valueAt } from '../../contracts/support/edit.js';
import { type Files, json, sha256 } from './sampleCorpus.js';

/** The text of a file as JSON; undefined when it is none. */
const parsed = (bytes: Buffer | undefined): unknown => {
  try {
    return JSON.parse(bytes?.toString() ?? '');
  } catch {
    return undefined;
  }
};

const indexPointer = (files: Files, field: 'manifest' | 'qualification', path: string): string => {
  const tasks = valueAt(parsed(files.get('corpus.json')), '/tasks');
  const at = Array.isArray(tasks) ? tasks.findIndex((entry) => valueAt(entry, `/${field}/path`) === path) : -1;
  return `/tasks/${at}/${field}/sha256`;
};

/** Who declares the hash of a file of a sample: documents and pointers. */
const declarations = (files: Files, path: string): readonly (readonly [owner: string, pointer: string])[] => {
  const [, id, name] = /^(?:tasks|qualifications)\/([^/]*?)(?:\.json$|\/(.*)$)/.exec(path) ?? [];
  const manifest = `tasks/${id}/task.json`;
  const receipt = `qualifications/${id}.json`;
  if (path === receipt) return [['corpus.json', indexPointer(files, 'qualification', receipt)]];
  switch (name) {
    case 'driver.mjs':
      return [[`tasks/${id}/acceptance.json`, '/driver/sha256']];
    case 'task.md':
      return [[manifest, '/artifacts/task_packet/sha256']];
    case 'fixture.json':
      return [
        [manifest, '/artifacts/fixture/sha256'],
        [receipt, '/fixture_sha256'],
      ];
    case 'acceptance.json':
      return [
        [manifest, '/artifacts/acceptance_contract/sha256'],
        [receipt, '/acceptance_contract_sha256'],
      ];
    case 'known-good.json':
      return [
        [manifest, '/artifacts/known_good_patch/sha256'],
        [receipt, '/known_good_sha256'],
      ];
    case 'task.json':
      return [
        [receipt, '/manifest_sha256'],
        ['corpus.json', indexPointer(files, 'manifest', manifest)],
      ];
    default:
      return [];
  }
};

/** Declares the hash of a changed file in the documents above it, up to the index. What no longer has the place is left as it is. */
export const rehash = (files: Files, path: string): void => {
  const bytes = files.get(path);
  if (bytes === undefined) return;
  for (const [owner, pointer] of declarations(files, path)) {
    const document = parsed(files.get(owner));
    if (typeof valueAt(document, pointer) !== 'string') continue;
    files.set(owner, json(edited(document, { [pointer]: sha256(bytes) })));
    rehash(files, owner);
  }
};

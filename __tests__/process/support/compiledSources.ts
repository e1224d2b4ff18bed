import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { scratch } from './scratch.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The sources as plain JavaScript in a folder that every user may read, for processes of their own: a tool that is to be killed, or
 * one that runs as another user. Returns the folder that `src` became.
 */
export const compiledSources = (rooms: readonly string[]): string => {
  const out = scratch();
  chmodSync(out, 0o755);
  writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
  for (const room of rooms) {
    for (const entry of readdirSync(path.join(root, 'src', room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:ts|js|json)$/.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const target = path.join(out, path.relative(path.join(root, 'src'), file)).replace(/\.ts$/, '.js');
      mkdirSync(path.dirname(target), { recursive: true });
      const source = readFileSync(file, 'utf8');
      const config = {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
      } as const;
      writeFileSync(target, file.endsWith('.ts') ? transformSync(source, { ...config, swcrc: false }).code : source);
    }
  }
  return out;
};

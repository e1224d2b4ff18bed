// Builds the sealed check runtime and the type hook out of the JavaScript that tsc has written.
//
// dist/check-runtime/check-runtime.mjs is one file: the driver's side, with the subject's program and the type stripper in it as texts.
// They are bundled first, each as a script, and put in place of two marks. The same sources give the same bytes in every folder.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import ncc from '@vercel/ncc';

/** One bundle out of an entry file; it may not have left anything beside it. */
const bundle = async (entry, esm) => {
  const { code, assets } = await ncc(entry, { esm, cache: false, minify: false, sourceMap: false, quiet: true, target: 'es2022' });
  const others = Object.keys(assets).filter((name) => name !== 'package.json');
  if (others.length > 0) throw new Error(`${entry}: the bundle needs other files (${others.join(', ')}); it has to be a single one`);
  return code;
};

/**
 * A program as a string literal: without comments and line breaks, in ASCII (on the wire one character is one byte). The subject's keeps
 * its names and its statements, as it is written for a place where a small change of form matters; the stripper is made as small as it gets,
 * because every driver reads past it.
 */
const embeddable = async (code, options) => {
  const { code: text } = await minify(code, { ...options, module: false, format: { comments: false, asciiOnly: true } });
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
};
const replaceOnce = (code, mark, text) => {
  const parts = code.split(`'${mark}'`);
  if (parts.length !== 2) throw new Error(`the mark ${mark} is in the bundle ${parts.length - 1} times; it has to be there once`);
  return parts.join(text);
};

/** Bundles are named after their place relative to the working folder: it has to be the same one in every checkout. */
const inFolder = async (folder, work) => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
};

const bundles = async (checks) => {
  const program = await bundle(path.join(checks, 'runtime/subject/main.js'), false);
  return {
    host: await embeddable(`(function (require, module) {${program}\n})`, { compress: false, mangle: false }),
    stripper: await embeddable(await bundle(path.join(checks, 'stripTypes.js'), false), { compress: true, mangle: true }),
    driver: await bundle(path.join(checks, 'runtime/driver/main.js'), true),
    typeHook: await bundle(path.join(checks, 'typeHook.js'), true),
  };
};

const write = async (file, text) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** `lib`: folder of the compiled sources, beside `node_modules`. `out`: folder that gets `check-runtime/` and `type-hook/`. */
export const buildRuntime = async ({ lib, out }) => {
  const folders = { lib: path.resolve(lib), out: path.resolve(out) };
  const { host, stripper, driver, typeHook } = await inFolder(path.dirname(folders.lib), () => bundles(path.join(folders.lib, 'checks')));
  const runtime = replaceOnce(replaceOnce(driver, '@@subject host@@', host), '@@type stripper@@', stripper);
  await write(path.join(folders.out, 'check-runtime/check-runtime.mjs'), runtime);
  await write(path.join(folders.out, 'type-hook/type-hook.mjs'), typeHook);
};

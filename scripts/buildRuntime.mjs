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

const READABLE = { compress: false, mangle: false };
const SMALLEST = { compress: true, mangle: true };

/**
 * A program as a string literal: a function of what it is given, without comments and line breaks, in ASCII (on the wire one character is
 * one byte). The programs keep their names and their statements, as the subject's is written for a place where a small change of form
 * matters; the stripper is made as small as it gets, because every driver reads past it.
 */
const embeddable = async (parameters, code, options) => {
  const { code: text } = await minify(code, { ...options, module: false, format: { comments: false, asciiOnly: true } });
  return JSON.stringify(`(function(${parameters}){${text}\n})`).replace(
    /[\u007f-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
  const program = (file) => bundle(path.join(checks, file), false);
  const [host, driver, stripper] = [
    await program('runtime/subject/main.js'),
    await program('runtime/driver/main.js'),
    await program('stripTypes.js'),
  ];
  return {
    // `hostRequire`: the bundler leaves no call of `require` with a name that is not known before.
    host: await embeddable('require, module, hostScript', `const hostRequire = require; ${host}`, READABLE),
    driver: await embeddable('require, module, shell', driver, READABLE),
    stripper: await embeddable('module, exports, __dirname', stripper, SMALLEST),
    shell: await bundle(path.join(checks, 'runtime/driver/shell.js'), true),
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
  const { host, driver, stripper, shell, typeHook } = await inFolder(path.dirname(folders.lib), () =>
    bundles(path.join(folders.lib, 'checks')),
  );
  const texts = [
    ['@@driver program@@', driver],
    ['@@subject host@@', host],
    ['@@type stripper@@', stripper],
  ];
  const runtime = texts.reduce((code, [mark, text]) => replaceOnce(code, mark, text), shell);
  await write(path.join(folders.out, 'check-runtime/check-runtime.mjs'), runtime);
  await write(path.join(folders.out, 'type-hook/type-hook.mjs'), typeHook);
};

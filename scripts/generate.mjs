// Writes src/contracts/generated from schemas/: the types, and one validator a schema. With --check it writes nothing and exits 1
// when a committed file differs from what the schemas give.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typesModule } from './generate/types.mjs';
import { validatorDeclaration, validatorModule } from './generate/validators.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const schemaFolder = join(root, 'schemas');
const target = join(root, 'src/contracts/generated');
const END = '.schema.json';

const generatedFiles = async () => {
  const files = readdirSync(schemaFolder)
    .filter((file) => file.endsWith(END))
    .sort();
  const schemas = new Map(files.map((file) => [file, JSON.parse(readFileSync(join(schemaFolder, file), 'utf8'))]));
  const names = files.map((file) => file.slice(0, -END.length)).filter((name) => name !== 'common');
  const texts = new Map([['types.ts', await typesModule(schemas, names)]]);
  for (const name of names) {
    texts.set(`validators/${name}.js`, validatorModule(schemas, name + END));
    texts.set(`validators/${name}.d.ts`, validatorDeclaration(schemas, name + END));
  }
  return texts;
};

const committedFiles = () => {
  try {
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const place = (entry) => join(entry.parentPath ?? entry.path, entry.name).slice(target.length + 1);
    return new Map(files.map((entry) => [place(entry).replaceAll('\\', '/'), readFileSync(join(target, place(entry)), 'utf8')]));
  } catch (error) {
    if (error.code === 'ENOENT') return new Map();
    throw error;
  }
};

const texts = await generatedFiles();
const committed = committedFiles();
const stale = [...new Set([...texts.keys(), ...committed.keys()])].filter((file) => texts.get(file) !== committed.get(file)).sort();

if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`src/contracts/generated/${file} is not what schemas/ gives; run npm run generate`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const file of stale) {
    const text = texts.get(file);
    if (text === undefined) {
      rmSync(join(target, file));
      continue;
    }
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  console.log(`${texts.size} generated files, ${stale.length} changed`);
}

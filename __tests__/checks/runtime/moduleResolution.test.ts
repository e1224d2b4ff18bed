import { resolveModule } from '../../../src/checks/runtime/driver/moduleResolution.js';

const manifest = (value: object): string => JSON.stringify(value);
const FILES: Readonly<Record<string, string>> = {
  'package.json': manifest({
    name: 'app',
    exports: { '.': './src/main.mjs', './feature/*': './src/feature/*.mjs', './feature/private/*': null, './up': './../outside.mjs' },
    imports: {
      '#config': { require: './src/config.cjs', default: './src/config.mjs' },
      '#dep': 'dep',
      '#lib/*': './src/lib/*.mjs',
      '#bad': './node_modules/dep/index.js',
    },
  }),
  'src/main.mjs': '',
  'src/a b.mjs': '',
  'src/config.mjs': '',
  'src/config.cjs': '',
  'src/plain.js': '',
  'src/data.json': '{}',
  'src/folder/index.js': '',
  'src/feature/one.mjs': '',
  'src/feature/private/two.mjs': '',
  'src/lib/tool.mjs': '',
  'node_modules/dep/package.json': manifest({ name: 'dep', main: 'lib/start' }),
  'node_modules/dep/lib/start.js': '',
  'node_modules/dep/extra.js': '',
  'node_modules/bare/index.js': '',
  'node_modules/conditional/package.json': manifest({
    exports: {
      '.': { node: { import: './esm.mjs', require: './common.cjs' }, default: './other.js' },
      './either': ['not-relative', './esm.mjs'],
      './only-browser': { browser: './esm.mjs' },
    },
  }),
  'node_modules/conditional/esm.mjs': '',
  'node_modules/conditional/common.cjs': '',
  'node_modules/conditional/other.js': '',
  'node_modules/@scope/pkg/package.json': manifest({ exports: './entry.js' }),
  'node_modules/@scope/pkg/entry.js': '',
  'node_modules/broken/package.json': '{ not json',
  'node_modules/broken/index.js': '',
  'src/node_modules/dep/index.js': '',
  'outside.mjs': '',
};
const text = (file: string): string | undefined => FILES[file];
const resolve = (specifier: string, manner: 'import' | 'require', parent = 'file:///task/main.mjs'): string => {
  const resolution = resolveModule(specifier, parent, manner, text);
  return 'code' in resolution ? resolution.code : resolution.file + resolution.query;
};

describe('an import is resolved as Node resolves it', () => {
  it.each([
    ['./src/main.mjs', 'src/main.mjs'],
    ['/task/src/main.mjs', 'src/main.mjs'],
    ['file:///task/src/main.mjs', 'src/main.mjs'],
    ['./src/../src/main.mjs', 'src/main.mjs'],
    ['./src/a%20b.mjs', 'src/a b.mjs'],
    ['./src/main.mjs?one#two', 'src/main.mjs?one#two'],
    ['./src/main', 'ERR_MODULE_NOT_FOUND'],
    ['./src/plain', 'ERR_MODULE_NOT_FOUND'],
    ['./src/folder', 'ERR_MODULE_NOT_FOUND'],
    ['./src/folder/', 'ERR_UNSUPPORTED_DIR_IMPORT'],
    ['../outside.mjs', 'ERR_MODULE_NOT_FOUND'],
    ['/etc/passwd', 'ERR_MODULE_NOT_FOUND'],
    ['file:///etc/passwd', 'ERR_MODULE_NOT_FOUND'],
    ['./src%2fmain.mjs', 'ERR_INVALID_MODULE_SPECIFIER'],
    ['./..%2f..%2fetc/passwd', 'ERR_INVALID_MODULE_SPECIFIER'],
    ['./%zz.mjs', 'ERR_INVALID_MODULE_SPECIFIER'],
    ['data:text/javascript,1', 'ERR_UNSUPPORTED_ESM_URL_SCHEME'],
    ['https://example.test/x.mjs', 'ERR_UNSUPPORTED_ESM_URL_SCHEME'],
    ['dep', 'node_modules/dep/lib/start.js'],
    ['dep/extra.js', 'node_modules/dep/extra.js'],
    ['dep/extra', 'ERR_MODULE_NOT_FOUND'],
    ['bare', 'node_modules/bare/index.js'],
    ['broken', 'node_modules/broken/index.js'],
    ['conditional', 'node_modules/conditional/esm.mjs'],
    ['conditional/either', 'node_modules/conditional/esm.mjs'],
    ['conditional/only-browser', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
    ['conditional/common.cjs', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
    ['@scope/pkg', 'node_modules/@scope/pkg/entry.js'],
    ['@scope/pkg/entry.js', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
    ['@scope', 'ERR_INVALID_MODULE_SPECIFIER'],
    ['missing', 'ERR_MODULE_NOT_FOUND'],
    ['app', 'src/main.mjs'],
    ['app/feature/one', 'src/feature/one.mjs'],
    ['app/feature/private/two', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
    ['app/feature/../../outside', 'ERR_INVALID_PACKAGE_TARGET'],
    ['app/up', 'ERR_INVALID_PACKAGE_TARGET'],
    ['app/unknown', 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
    ['#config', 'src/config.mjs'],
    ['#dep', 'node_modules/dep/lib/start.js'],
    ['#lib/tool', 'src/lib/tool.mjs'],
    ['#bad', 'ERR_INVALID_PACKAGE_TARGET'],
    ['#unknown', 'ERR_PACKAGE_IMPORT_NOT_DEFINED'],
    ['#', 'ERR_INVALID_MODULE_SPECIFIER'],
  ])('%s → %s', (specifier, expected) => {
    expect(resolve(specifier, 'import')).toBe(expected);
  });

  it('looks for a package from the folder of the file upwards', () => {
    expect(resolve('dep', 'import', 'file:///task/src/main.mjs')).toBe('src/node_modules/dep/index.js');
  });

  it('does not follow a parent outside of the workspace', () => {
    expect(resolve('./passwd', 'import', 'file:///etc/main.mjs')).toBe('ERR_MODULE_NOT_FOUND');
  });
});

describe('a require is resolved as Node resolves it', () => {
  it.each([
    ['./src/plain', 'src/plain.js'],
    ['./src/data', 'src/data.json'],
    ['./src/folder', 'src/folder/index.js'],
    ['./src/a b.mjs', 'src/a b.mjs'],
    ['./src/a%20b.mjs', 'MODULE_NOT_FOUND'],
    ['./src/config', 'MODULE_NOT_FOUND'],
    ['/task/src/plain.js', 'src/plain.js'],
    ['/etc/passwd', 'MODULE_NOT_FOUND'],
    ['../../etc/passwd', 'MODULE_NOT_FOUND'],
    ['dep', 'node_modules/dep/lib/start.js'],
    ['dep/extra', 'node_modules/dep/extra.js'],
    ['conditional', 'node_modules/conditional/common.cjs'],
    ['#config', 'src/config.cjs'],
    ['missing', 'MODULE_NOT_FOUND'],
  ])('%s → %s', (specifier, expected) => {
    expect(resolve(specifier, 'require')).toBe(expected);
  });
});

/**
 * The modules under check. An observation gets a graph of its own, so that module state never carries over.
 */
import nodeModule from 'node:module';
import vm from 'node:vm';
import {
  apply,
  bare,
  getterOf,
  isProxy,
  MapIntrinsic,
  mapGet,
  mapSet,
  ownData,
  ownKeys,
  PromiseIntrinsic,
  parse,
  put,
  slice,
  whenSettled,
} from '../wire/intrinsics.js';
import { codedError, type Locate, type Served } from './moduleLocator.js';

type Done = (namespace: object) => void;
type Failed = (error: unknown) => void;

/** A load that cannot go on before another one has. */
interface Waiting {
  readonly module: vm.Module;
  readonly done: Done;
  readonly failed: Failed;
  readonly next: Waiting | undefined;
}
interface Required {
  exports: unknown;
}

/** Loads and evaluates a file of the workspace in a graph of its own. */
export type LoadFile = (file: string, done: Done, failed: Failed) => void;

const { isBuiltin } = nodeModule;
const ROOT = 'file:///task/';
const { SourceTextModule, SyntheticModule, compileFunction } = vm;
const { link } = vm.SourceTextModule.prototype;
const { evaluate } = vm.SourceTextModule.prototype;
const { setExport } = vm.SyntheticModule.prototype;
const ModulePrototype = Object.getPrototypeOf(vm.SourceTextModule.prototype);
const namespaceOf = getterOf<object>(ModulePrototype, 'namespace');
const statusOf = getterOf<vm.ModuleStatus>(ModulePrototype, 'status');
const errorOf = getterOf<unknown>(ModulePrototype, 'error');
const identifierOf = getterOf<string>(ModulePrototype, 'identifier');
const decode = decodeURIComponent;
const ErrorIntrinsic = Error;
const TypeErrorIntrinsic = TypeError;

const pathOf = (url: string): string => {
  let end = 7;
  while (end < url.length && url[end] !== '?' && url[end] !== '#') end++;
  return decode(slice(url, 7, end));
};
const folderOf = (path: string): string => {
  let end = path.length - 1;
  while (end > 0 && path[end] !== '/') end--;
  return end > 0 ? slice(path, 0, end) : '/';
};
/** A promise that resolves with an object asks it for `then`: without an own one, the prototype would be handed the module. */
const withoutThen = <M extends vm.Module>(module: M): M => {
  put(module, 'then', undefined, false);
  return module;
};

/** `builtin` gives the exports of a built-in module, or throws. */
export const createModuleGraph = (locate: Locate, builtin: (name: string) => unknown): LoadFile => {
  const modules = new MapIntrinsic<string, vm.Module>();
  const required = new MapIntrinsic<string, Required>();
  let waiting: Waiting | undefined;
  let linking = false;

  const synthetic = (exported: unknown, url: string): vm.Module => {
    const names: string[] = [];
    put(names, 0, 'default');
    const from =
      (typeof exported === 'object' || typeof exported === 'function') && exported !== null && !isProxy(exported) ? exported : {};
    const keys = ownKeys(from);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (typeof key === 'string' && key !== 'default') put(names, names.length, key);
    }
    const module = new SyntheticModule(
      names,
      () => {
        apply(setExport, module, ['default', exported]);
        for (let i = 1; i < names.length; i++) {
          const name = names[i];
          if (name !== undefined) apply(setExport, module, [name, ownData(from, name)]);
        }
      },
      bare({ identifier: url }),
    );
    return module;
  };

  const require = (specifier: string, parent: string): unknown =>
    isBuiltin(specifier) ? builtin(specifier) : requireServed(locate(specifier, parent, 'require'));
  const requireServed = (served: Served): unknown => {
    const url = served[1];
    const known = mapGet(required, url);
    if (known !== undefined) return known.exports;
    if (served[2] === 'module')
      throw codedError(ErrorIntrinsic, 'ERR_REQUIRE_ESM', `require() of the ES module ${url} is not supported here`);
    if (served[2] === 'json') {
      const json: Required = { exports: parse(served[3]) };
      mapSet(required, url, json);
      return json.exports;
    }
    const filename = pathOf(url);
    const run = compileCommonJs(served);
    const module = { exports: {}, id: filename, filename, loaded: false };
    mapSet(required, url, module);
    const ownRequire = (specifier: string): unknown => require(`${specifier}`, url);
    apply(run, module.exports, [module.exports, ownRequire, module, filename, folderOf(filename)]);
    module.loaded = true;
    return module.exports;
  };
  const compileCommonJs = (served: Served) =>
    compileFunction(
      served[3],
      ['exports', 'require', 'module', '__filename', '__dirname'],
      bare({
        filename: pathOf(served[1]),
        importModuleDynamically: (specifier: string) => dynamicImport(specifier, served[1]),
      }),
    );
  /** A file without any sign of its format is CommonJS if it can be, as in Node 22 and later. */
  const isCommonJs = (served: Served): boolean => {
    if (served[2] !== 'ambiguous') return served[2] === 'commonjs';
    try {
      compileCommonJs(served);
      return true;
    } catch {
      return false;
    }
  };

  const sourceText = (served: Served): vm.Module =>
    new SourceTextModule(
      served[3],
      bare({
        identifier: served[1],
        importModuleDynamically: (specifier: string, _referrer: unknown, attributes: unknown) =>
          dynamicImport(specifier, served[1], attributes),
        initializeImportMeta: (meta: object) => {
          const filename = pathOf(served[1]);
          put(meta, 'dirname', folderOf(filename));
          put(meta, 'filename', filename);
          put(meta, 'resolve', (specifier: string) => (isBuiltin(specifier) ? specifier : locate(`${specifier}`, served[1], 'import')[1]));
          put(meta, 'url', served[1]);
        },
      }),
    );

  const make = (served: Served, json: boolean): vm.Module => {
    if (served[2] === 'json') {
      if (!json)
        throw codedError(
          TypeErrorIntrinsic,
          'ERR_IMPORT_ATTRIBUTE_MISSING',
          `Module "${served[1]}" needs an import attribute of "type: json"`,
        );
      return synthetic(parse(served[3]), served[1]);
    }
    return isCommonJs(served) ? synthetic(requireServed(served), served[1]) : sourceText(served);
  };
  const find = (specifier: string, parent: string, attributes: unknown): vm.Module => {
    const served = isBuiltin(specifier) ? undefined : locate(specifier, parent, 'import');
    const url = served === undefined ? `node:${specifier}` : served[1];
    const known = mapGet(modules, url);
    if (known !== undefined) return known;
    const json = typeof attributes === 'object' && attributes !== null && ownData(attributes, 'type') === 'json';
    const module = withoutThen(served === undefined ? synthetic(builtin(specifier), url) : make(served, json));
    mapSet(modules, url, module);
    return module;
  };
  const linker = (specifier: string, referrer: vm.Module, extra: object): vm.Module =>
    find(specifier, identifierOf(referrer), ownData(extra, 'attributes') ?? ownData(extra, 'assert'));

  /** Takes a load as far as it gets; one that depends on another load waits for any of them to move. */
  const step = (module: vm.Module, done: Done, failed: Failed): void => {
    switch (statusOf(module)) {
      case 'errored':
        failed(errorOf(module));
        return;
      case 'unlinked':
        if (linking) break;
        linking = true;
        whenSettled(
          apply(link, module, [linker]),
          () => {
            linking = false;
            step(module, done, failed);
            advance();
          },
          (error) => {
            linking = false;
            failed(error);
            advance();
          },
        );
        return;
      case 'linked':
      case 'evaluated':
        whenSettled(
          apply(evaluate, module, [bare({})]),
          () => {
            done(namespaceOf(module));
            advance();
          },
          (error) => {
            failed(error);
            advance();
          },
        );
        return;
      default:
        break;
    }
    waiting = { module, done, failed, next: waiting };
  };
  const advance = (): void => {
    let entry = waiting;
    waiting = undefined;
    for (; entry !== undefined; entry = entry.next) step(entry.module, entry.done, entry.failed);
  };
  /** Node takes a namespace where its types ask for a module. */
  const dynamicImport = (specifier: string, parent: string, attributes?: unknown): Promise<vm.Module> =>
    new PromiseIntrinsic((resolve, reject) => step(find(specifier, parent, attributes), resolve as Done, reject));

  return (file, done, failed) => {
    try {
      step(find(file, ROOT, undefined), done, failed);
    } catch (error) {
      failed(error);
    }
  };
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** @typedef {{ path: string, source: string, imports: string[] }} SourceFile imports are resolved */

const FOLDERS = [
  'contract/src',
  'server/src',
  'server/test',
  'web/src',
  'e2e/src',
  'bench/src',
  'scripts',
];

/**
 * Returns every source file of the repository with its imports, including `import()` and types.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readSourceFiles(root) {
  return FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const imports = specifiersIn(path, source).map((specifier) => resolve(path, specifier));
      return { path, source, imports };
    });
}

/**
 * @param {string} path names the language
 * @param {string} source
 * @returns {string[]} as written, in order
 */
export function specifiersIn(path, source) {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    .filter((text) => /^['"]/.test(text))
    .map((text) => text.slice(1, -1));
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...reExports,
    ...dynamic,
  ];
}

/**
 * @param {string} from
 * @param {string} specifier
 * @returns {string} a path of the repository, or the package's specifier
 */
export function resolve(from, specifier) {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('.')) return posix.join(dirname(from), bare);
  if (bare.startsWith('#')) return bare.replace(/^#(\w+)\//, '$1/src/');
  const workspace = /^@portal\/(\w+)\/(.+)$/.exec(bare);
  return workspace ? `${workspace[1]}/src/${workspace[2]}.ts` : bare;
}

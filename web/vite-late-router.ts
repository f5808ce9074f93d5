import type { ESTree, Plugin } from 'vite';

/** The file with React Router's engine, which performs navigations. */
const ENGINE = /\/node_modules\/react-router\/dist\/production\/lib\/router\/router\.js$/;

/** The declarations in it that React Router's components use. */
const SHARED: ReadonlySet<string> = new Set([
  'IDLE_NAVIGATION',
  'IDLE_FETCHER',
  'IDLE_BLOCKER',
  'clientErrors',
  'invalidProtocols',
  'hasInvalidProtocol',
]);

const PARTS = '?parts';

type Parse = (code: string) => ESTree.Program;

/**
 * Separates React Router's components from its engine, so that the engine is loaded after the first page is shown
 * (`src/app/first-router.ts`). The components use only some constants of the engine's file, but a file is never divided
 * by the bundler.
 */
export function lateRouter(): Plugin {
  return {
    name: 'late-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !source.endsWith('/router.js')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const isEngine = found !== null && ENGINE.test(found.id);
      return isEngine && !importer.endsWith(PARTS) ? `${found.id}${PARTS}` : null;
    },
    load(id) {
      if (!id.endsWith(PARTS)) return null;
      return this.fs.readFile(id.slice(0, -PARTS.length), { encoding: 'utf8' });
    },
    transform(code, id) {
      const isParts = id.endsWith(PARTS);
      const file = isParts ? id.slice(0, -PARTS.length) : id;
      if (!ENGINE.test(file)) return null;
      const divided = divideEngine(code, (text) => this.parse(text));
      return { code: isParts ? divided.parts : divided.engine, map: null };
    },
  };
}

/** The engine's file as two: the shared declarations, and the engine, which imports them. Throws if one is missing. */
export function divideEngine(code: string, parse: Parse): { parts: string; engine: string } {
  const shared = parse(code).body.filter((statement) => SHARED.has(nameOf(statement)));
  if (shared.length !== SHARED.size)
    throw new Error(`React Router's engine has changed: ${shared.map(nameOf).join(', ')}`);
  const names = [...SHARED].join(', ');
  const engine = shared.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    code,
  );
  return {
    parts: `${shared.map(({ start, end }) => code.slice(start, end)).join('\n')}
export { ${names} };
export * from './router.js';`,
    engine: `import { ${names} } from './router.js${PARTS}';\n${engine}`,
  };
}

function nameOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): string {
  if (statement.type === 'FunctionDeclaration') return statement.id?.name ?? '';
  if (statement.type !== 'VariableDeclaration') return '';
  const [declared] = statement.declarations;
  return declared?.id.type === 'Identifier' ? declared.id.name : '';
}

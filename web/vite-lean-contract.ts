import type { ESTree, Plugin } from 'vite';

/** The files of the contract. */
const CONTRACT = /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/;

/** Properties of a call that only the server reads, with the schemas and texts in them. */
const SERVER_ONLY: ReadonlySet<string> = new Set([
  'summary',
  'scope',
  'params',
  'query',
  'body',
  'response',
  'errors',
]);

/** A use of what is removed, in the sources of the web app. */
const USE =
  /\b\w+\.(?:params|query|body|response)\.(?:safeParse|parse|shape)\b|\b(?:schemaResolver|pick|extend)\(\w+\.body\b/;
const WEB = /[\\/]web[\\/]src[\\/](?!testing[\\/]).*(?<!\.test)\.tsx?$/;

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Removes from the build what browsers never read of the contract: the schemas of calls, and the declarations that no
 * page imports. What a form checks is a constant of its own. The bundler would keep them, because it cannot know that
 * building a schema has no other effect.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: [CONTRACT, WEB] },
      handler(code, id) {
        if (WEB.test(id)) {
          const use = USE.exec(code)?.[0];
          if (use !== undefined)
            this.error(`${id} reads ${use}, which the build removes from the contract`);
          return null;
        }
        return { code: withoutServerParts(code, this.parse(code, { lang: 'ts' })), map: null };
      },
    },
  };
}

/**
 * The code of a contract file in which each constant can be left out, and calls lack what only the server reads, and the
 * file what was imported only for that: the bundler puts an imported file beside those that import it.
 */
export function withoutServerParts(code: string, { body }: ESTree.Program): string {
  const edits = body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ init }) => (init === null ? [] : editsOf(init)))
      : [];
  });
  const lean = edited(code, edits);
  const unused = body.filter(
    (statement) => statement.type === 'ImportDeclaration' && !isUsed(statement, lean),
  );
  return edited(code, [...edits, ...unused.map(({ start, end }) => ({ start, end, text: '' }))]);
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: insert }) => text.slice(0, start) + insert + text.slice(end),
      code,
    );
}

/** Whether the code has a name of the import besides the import itself, or the import is for its effects. */
function isUsed({ specifiers }: ESTree.ImportDeclaration, code: string): boolean {
  if (specifiers.length === 0) return true;
  return specifiers.some(
    ({ local }) =>
      code.split(new RegExp(`(?<![\\w$])${RegExp.escape(local.name)}(?![\\w$])`)).length > 2,
  );
}

function editsOf(init: ESTree.Expression): Edit[] {
  if (init.type !== 'CallExpression' && init.type !== 'ObjectExpression') return [];
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    ...serverOnlyProperties(init).map(({ start, end }) => ({ start, end, text: '...{}' })),
    { start: init.end, end: init.end, text: '))()' },
  ];
}

/** The properties in `call({ … })` that only the server reads. */
function serverOnlyProperties(init: ESTree.Expression): ESTree.ObjectPropertyKind[] {
  if (init.type !== 'CallExpression') return [];
  const { callee, arguments: given } = init;
  const [declared] = given;
  if (callee.type !== 'Identifier' || callee.name !== 'call') return [];
  if (declared?.type !== 'ObjectExpression') return [];
  return declared.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      SERVER_ONLY.has(property.key.name),
  );
}

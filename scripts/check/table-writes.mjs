// Finds the tables that the server's files write, by the query builder or in raw SQL, and refuses writes by other
// features than the owner. Refuses reads of hidden rows in the same way: the tables `all_…` have them, the views do not.
import { parseSync, Visitor } from 'oxc-parser';
import { COLUMN_OWNERS, EXCEPTIONS, HIDDEN_ROW_READERS, OWNERS } from './table-owners.mjs';

/** @typedef {import('./imports.mjs').SourceFile} SourceFile */
/** @typedef {import('oxc-parser').CallExpression} CallExpression */
/** @typedef {import('oxc-parser').Expression | import('oxc-parser').Argument} Node */

/**
 * @typedef {object} Write
 * @property {string | null} table null if the code does not name it literally
 * @property {string[] | null} columns the columns that an update sets; null if they are not named literally
 */

const SCHEMA = 'server/src/platform/database/schema.ts';
const WRITERS = ['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'];
const HIDDEN_ROWS = 'all_';
const RAW_READ = /(?<!\bdelete\s+)\b(?:from|join|using)\s+"?(all_\w+)/gi;
const RAW_WRITE =
  /(?:\binsert(?:\s+or\s+\w+)?\s+into|\breplace\s+into|\bmerge\s+into|\bdelete\s+from|\btruncate(?:\s+table)?|(?<!\bfor\s+|\bkey\s+|\bdo\s+)\bupdate)\s+"?(\w*)/gi;

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each breach, with what to do instead
 */
export function findForeignTableUse(files) {
  const source = files.find(({ path }) => path === SCHEMA)?.source;
  return [
    ...(source === undefined ? [] : unownedTables(source)),
    ...files.filter(isChecked).flatMap(({ path, source }) => {
      const { writes, hiddenReads } = usesIn(path, source);
      return [
        ...writes
          .filter((write) => !mayWrite(path, write))
          .map(({ table }) => `${path} writes ${table ?? 'a table'}: ${instead(table)}`),
        ...hiddenReads
          .filter((table) => !mayReadHidden(path, table))
          .map((table) => `${path} reads ${table}: read the view ${viewOf(table)}`),
      ];
    }),
  ];
}

/** @param {string} table */
const viewOf = (table) => table.slice(HIDDEN_ROWS.length);

/**
 * @param {string} path
 * @param {string} folder
 */
const isIn = (path, folder) => path.startsWith(`server/src/${folder}/`);

/**
 * @param {string} path
 * @param {string} table
 */
function mayReadHidden(path, table) {
  const readers = HIDDEN_ROW_READERS.filter((entry) => entry.table === table);
  return [OWNERS[table], ...readers.map(({ reader }) => reader)].some(
    (folder) => folder && isIn(path, folder),
  );
}

/** @param {SourceFile} file */
function isChecked({ path }) {
  return (
    path.startsWith('server/src/') &&
    path !== SCHEMA &&
    !EXCEPTIONS.some(({ where }) => where.test(path))
  );
}

/**
 * @param {string} path
 * @param {Write} write
 */
function mayWrite(path, { table, columns }) {
  const owner = OWNERS[table ?? ''];
  if (owner && isIn(path, owner)) return true;
  return COLUMN_OWNERS.some(
    (part) =>
      part.table === table &&
      isIn(path, part.writer) &&
      columns?.every((column) => part.columns.includes(column)),
  );
}

/** @param {string | null} table */
function instead(table) {
  if (table === null) return 'name the table in the code, so that its owner can be checked';
  const owner = OWNERS[table];
  if (owner) return `${owner} owns it; call its service`;
  if (owner === undefined) return 'it has no owner in table-owners.mjs';
  return OWNERS[`${HIDDEN_ROWS}${table}`]
    ? `it is a view; write ${HIDDEN_ROWS}${table}`
    : 'only triggers write it';
}

/**
 * @param {string} schema source of the file that lists the tables
 * @returns {string[]}
 */
function unownedTables(schema) {
  /** @type {string[]} */
  const tables = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Tables' && id.name !== 'Views') return;
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
          tables.push(member.key.name);
    },
  }).visit(parse(SCHEMA, schema));
  const owned = Object.keys(OWNERS);
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `${table} is no table`),
  ].map((problem) => `${SCHEMA}: ${problem}: change scripts/check/table-owners.mjs`);
}

/**
 * @param {string} path names the language
 * @param {string} source
 * @returns {{ writes: Write[], hiddenReads: string[] }} the tables whose hidden rows are read
 */
function usesIn(path, source) {
  /** @type {Write[]} */
  const writes = [];
  /** @type {string[]} */
  const hiddenReads = [];
  /** @type {Set<Node>} */
  const written = new Set();
  /** @type {(text: string) => void} */
  const readText = (text) => {
    writes.push(...writesInText(text));
    hiddenReads.push(...[...text.matchAll(RAW_READ)].map(([, table]) => table ?? ''));
  };
  /** @type {Map<CallExpression, string[] | null>} */
  const columnsOf = new Map();
  new Visitor({
    CallExpression(call) {
      const name = methodOf(call);
      const [argument] = call.arguments;
      if (name === 'set') {
        const update = updateBelow(call);
        if (update !== null) columnsOf.set(update, columnsSet(argument));
      } else if (name !== null && WRITERS.includes(name)) {
        writes.push({ table: tableNamed(argument), columns: columnsOf.get(call) ?? null });
        if (argument) written.add(argument);
      } else if (name === 'raw') {
        readText(textOf(argument));
      }
    },
    Literal(literal) {
      const table = tableNamed(literal);
      if (table?.startsWith(HIDDEN_ROWS) && table in OWNERS && !written.has(literal))
        hiddenReads.push(table);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') readText(textOf(quasi));
    },
  }).visit(parse(path, source));
  return { writes, hiddenReads };
}

/**
 * @param {string} path
 * @param {string} source
 */
const parse = (path, source) => parseSync(path, source, { preserveParens: false }).program;

/** @param {CallExpression} call */
function methodOf({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  return callee.property.name;
}

/**
 * The `updateTable` that a call is chained to.
 * @param {CallExpression} call
 * @returns {CallExpression | null}
 */
function updateBelow({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return null;
  return methodOf(callee.object) === 'updateTable' ? callee.object : updateBelow(callee.object);
}

/** @param {Node | undefined} argument 'users' or 'users as u' */
function tableNamed(argument) {
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return null;
  return argument.value.split(' ')[0] ?? null;
}

/**
 * @param {Node | undefined} argument an object, or a function that returns one
 * @returns {string[] | null}
 */
function columnsSet(argument) {
  const object = argument?.type === 'ArrowFunctionExpression' ? argument.body : argument;
  if (object?.type !== 'ObjectExpression') return null;
  const columns = object.properties.map((property) =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
      ? property.key.name
      : null,
  );
  return columns.includes(null) ? null : columns.filter((column) => column !== null);
}

/** @param {Node | undefined} node */
function textOf(node) {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.raw).join('?')
    : '';
}

/**
 * @param {string} text SQL
 * @returns {Write[]}
 */
function writesInText(text) {
  return [...text.matchAll(RAW_WRITE)].map(([, table]) => ({
    table: table || null,
    columns: null,
  }));
}

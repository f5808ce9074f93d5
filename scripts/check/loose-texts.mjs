// Finds texts for readers that stand in the code instead of a catalogue (`texts/en.ts`): they would be English in every
// language.
import { parseSync } from 'oxc-parser';

/** @typedef {import('./imports.mjs').SourceFile} SourceFile */
/** @typedef {import('oxc-parser').Node} Node */

const INSTEAD =
  'it would be English in every language; put it into texts/en.ts and the other languages, and read it from the catalogue';

const SOURCE =
  /^web\/src\/(?!testing\/|ui\/workbench\/|app\/landing\/drawn-names\.ts$|.*\/texts\/[\w-]+\.ts$).*\.tsx?$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** Attributes and properties whose values are read to users, however short they are. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|heading|description|message|emptyText)$/;

/** Attributes and calls whose values are no words. */
const NO_WORDS = /(?:^c|C)lassNames?$|^(?:styles|cva|rel)$/;

/** A text of this form is meant for readers wherever it stands: it begins like a sentence, or it has several words. */
const PROSE = /^["'‘“]?\p{Lu}\p{Ll}+(?:[\s.,:…!?’'·(]|$)|\p{Ll}{2} \p{Ll}+ \p{Ll}{2}/u;

/** Classes of styles, such as 'px-4'. */
const STYLES = /(?:^|[\s:])[a-z]+-\d/;

/** Names of keys, headers and the like. */
const NAMES =
  /^(?:Enter|Escape|Tab|Home|End|Page(?:Up|Down)|Arrow\w+|Backspace|Delete|Shift|Control|Alt|Meta|Authorization|Accept|Range|Bearer|Etc|Training Portal)\b/;

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each text, with what to do instead
 */
export function findLooseTexts(files) {
  return files
    .filter(({ path }) => SOURCE.test(path) && !TEST.test(path))
    .flatMap(({ path, source }) =>
      looseTextsIn(path, source).map(({ start, text }) => {
        const line = source.slice(0, start).split('\n').length;
        return `${path}:${line} has the text ${JSON.stringify(text)}: ${INSTEAD}`;
      }),
    );
}

/**
 * @param {string} path
 * @param {string} source
 */
function looseTextsIn(path, source) {
  /** @type {{ start: number, text: string }[]} */
  const found = [];
  /** @type {(node: Node, isRead: boolean) => void} */
  const visit = (node, isRead) => {
    if (isLeftOut(node)) return;
    const text = textOf(node);
    if (text !== null) {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      const isProse = PROSE.test(words) && !STYLES.test(words);
      const isLoose = isRead ? /\p{L}{2}/u.test(words) : isProse;
      if (isLoose && !NAMES.test(words)) found.push({ start: node.start, text: words });
    }
    for (const [key, child] of childrenOf(node)) visit(child, isReadAt(node, key, isRead));
  };
  visit(parseSync(path, source).program, false);
  return found;
}

/**
 * @param {Node} node
 * @returns {string | null} the words of a text; null if the node is none
 */
function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('\u{2026}');
}

/**
 * Whether a child of the node is read to users, however short it is.
 * @param {Node} node
 * @param {string} key the place of the child
 * @param {boolean} isRead whether the node itself is
 */
function isReadAt(node, key, isRead) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return key === 'children';
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && READ.test(node.name.name);
    case 'ConditionalExpression':
      return isRead && key !== 'test';
    case 'LogicalExpression':
      return isRead && (key === 'right' || node.operator !== '&&');
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return isRead;
    default:
      return false;
  }
}

/** @param {Node} callee whether users do not read what it is called with */
function isWordless(callee) {
  if (callee.type === 'Identifier') return NO_WORDS.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const isAttribute =
    callee.property.type === 'Identifier' && callee.property.name === 'setAttribute';
  return isAttribute || callee.object.name === 'console';
}

/** @param {Node} node whether nothing in the node is read to users */
function isLeftOut(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return true;
    case 'NewExpression':
      return (
        node.callee.type === 'Identifier' && /(?:Error|Exception)$|^RegExp$/.test(node.callee.name)
      );
    case 'CallExpression':
      return isWordless(node.callee);
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && NO_WORDS.test(node.name.name);
    case 'BinaryExpression':
      return /^[!=]==?$|^in$/.test(node.operator);
    case 'VariableDeclarator':
      return (
        node.id.type === 'Identifier' && /[cC]lass(?:Names?|es)?$|[sS]tyles?$/.test(node.id.name)
      );
    default:
      return node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type);
  }
}

/**
 * @param {Node} node
 * @returns {[string, Node][]} its parts, without the names of properties
 */
function childrenOf(node) {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'key' || key === 'parent' || (key === 'test' && node.type === 'SwitchCase'))
      return [];
    const parts = Array.isArray(value) ? value : [value];
    return parts
      .filter((part) => typeof part === 'object' && part !== null && typeof part.type === 'string')
      .map((part) => /** @type {[string, Node]} */ ([key, part]));
  });
}

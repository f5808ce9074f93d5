// Finds texts in JSX that are not the only child of their element. A browser's translator replaces the text nodes of a
// page. React sets the text of an element that has no other child, whatever its nodes are. It keeps the node of any
// other text: it changes a node that is not shown any more, and fails when it removes it or inserts before it.
import { Visitor } from 'oxc-parser';
import { declarationsIn, elementsIn, isList, resultsOf } from './elements.mjs';

/** @typedef {import('./imports.mjs').SourceFile} SourceFile */
/** @typedef {import('./elements.mjs').AreElements} AreElements */
/** @typedef {import('./elements.mjs').Declarations} Declarations */
/** @typedef {import('oxc-parser').Node} Node */

/** Components of React that have no element of their own. */
const WITHOUT_ELEMENT =
  /^(?:React\.)?(?:Fragment|Suspense|StrictMode|Activity|Profiler)$|\.Provider$/;

const INSTEAD =
  'a page that a browser translates breaks here; give the text an element of its own, write several pieces as one template string, and give a prop that is never a text the type Elements (web/src/ui/elements.ts)';

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each text, with what to do instead
 */
export function findBareTexts(files) {
  const pages = files
    .filter(({ path }) => /^web\/src\/(?!testing\/).*(?<!\.test)\.tsx$/.test(path))
    .map(({ path, source }) => ({ path, source, file: declarationsIn(path, source) }));
  const contexts = new Set(pages.flatMap(({ file }) => file.contexts));
  const props = joined(pages.map(({ file }) => file.properties));
  return pages.flatMap(({ path, source, file }) => {
    const areElements = elementsIn(file, props);
    /** @param {string} name */
    const hasElement = (name) => !WITHOUT_ELEMENT.test(name) && !contexts.has(name);
    const starts = [
      ...textsBesideOthers(file.program, { source, areElements, hasElement }),
      ...textsOfComponents(file.program, areElements),
    ];
    return starts.map((start) => {
      const line = source.slice(0, start).split('\n').length;
      return `${path}:${line} has a text beside other children: ${INSTEAD}`;
    });
  });
}

/**
 * @param {Declarations[]} all
 * @returns {Declarations}
 */
function joined(all) {
  /** @type {Declarations} */
  const result = new Map();
  for (const [name, nodes] of all.flatMap((each) => [...each]))
    result.set(name, [...(result.get(name) ?? []), ...nodes]);
  return result;
}

/**
 * @param {import('oxc-parser').Program} program
 * @param {{ source: string, areElements: AreElements, hasElement: (name: string) => boolean }} file
 * @returns {number[]} where the texts begin
 */
function textsBesideOthers(program, { source, areElements, hasElement }) {
  /** @type {number[]} */
  const found = [];
  /** @type {(parts: import('oxc-parser').JSXChild[], hasElement: boolean) => void} */
  const look = (parts, hasElement) => {
    const children = parts.map(contentOf).filter((child) => child !== null);
    const isAlone = hasElement && children.length === 1;
    for (const child of children)
      if (!isSpace(child) && !areElements(child) && !(isAlone && !isList(child)))
        found.push(child.start + source.slice(child.start).search(/\S/));
  };
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      look(children, hasElement(source.slice(name.start, name.end)));
    },
    JSXFragment({ children }) {
      look(children, false);
    },
  }).visit(program);
  return found;
}

/**
 * @param {import('oxc-parser').Program} program
 * @param {AreElements} areElements
 * @returns {number[]} where components return a text without an element
 */
function textsOfComponents(program, areElements) {
  /** @type {number[]} */
  const found = [];
  /** @type {(name: string | undefined, value: Node | null) => void} */
  const look = (name, value) => {
    if (!/^[A-Z][a-z]/.test(name ?? '')) return;
    if (value?.type !== 'FunctionDeclaration' && value?.type !== 'ArrowFunctionExpression') return;
    for (const result of resultsOf(value)) if (!areElements(result)) found.push(result.start);
  };
  new Visitor({
    FunctionDeclaration: (node) => look(node.id?.name, node),
    VariableDeclarator({ id, init }) {
      look(id.type === 'Identifier' ? id.name : undefined, init);
    },
  }).visit(program);
  return found;
}

/**
 * @param {import('oxc-parser').JSXChild} child
 * @returns {Node | null} null for what JSX leaves out: comments, and spaces with a line break
 */
function contentOf(child) {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? null : child;
  if (child.type !== 'JSXExpressionContainer') return child;
  return child.expression.type === 'JSXEmptyExpression' ? null : child.expression;
}

/** @param {Node} node whether it is a text without words, which translators leave alone */
function isSpace(node) {
  const value = node.type === 'JSXText' || node.type === 'Literal' ? node.value : null;
  return typeof value === 'string' && value.trim() === '';
}

// Decides which expressions in JSX are elements and no texts, from the syntax of a file and the types of props in all
// files. An expression that may be a text counts as a text.
import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {import('oxc-parser').Node} Node */
/** @typedef {import('oxc-parser').Function | import('oxc-parser').ArrowFunctionExpression} AnyFunction */
/** @typedef {Map<string, Node[]>} Declarations the types, values and functions that a name has in a file */
/** @typedef {{ name: string, type: Node, within: AnyFunction }} Binding a parameter of a component, or a part of it */
/** @typedef {(node: Node) => boolean} AreElements */

/** The types of parts that are elements: a caller that passes a text fails the check of types. */
const ELEMENTS_TYPES = ['Elements', 'ReactElement'];

/** Functions whose results are what the function that they get returns. */
const FOR_EACH = ['map', 'flatMap', 'from'];

/**
 * @param {string} path names the language
 * @param {string} source
 */
export function declarationsIn(path, source) {
  const { program } = parseSync(path, source);
  const properties = /** @type {Declarations} */ (new Map());
  const values = /** @type {Declarations} */ (new Map());
  const contexts = /** @type {string[]} */ ([]);
  /** @type {(to: Declarations, name: string, node: Node) => void} */
  const add = (to, name, node) => void to.set(name, [...(to.get(name) ?? []), node]);
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      if (typeAnnotation) add(properties, nameOf(key), typeAnnotation.typeAnnotation);
    },
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      add(values, id.name, typeAnnotation);
    },
    TSInterfaceDeclaration({ id, body }) {
      add(values, id.name, body);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      if (init?.type === 'CallExpression' && nameOf(init.callee) === 'createContext')
        contexts.push(id.name);
      const value = id.typeAnnotation?.typeAnnotation ?? init;
      if (value) add(values, id.name, value);
    },
    FunctionDeclaration(node) {
      if (node.id) add(values, node.id.name, node);
    },
  }).visit(program);
  return { program, properties, values, contexts };
}

/**
 * @param {ReturnType<typeof declarationsIn>} file
 * @param {Declarations} propsOfAllFiles types of props that the file may have imported
 * @returns {AreElements}
 */
export function elementsIn({ program, properties, values }, propsOfAllFiles) {
  const bindings = bindingsIn(program, values);
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {string} name */
  function isNameOfElements(name) {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A function that calls itself returns elements if its other results are elements.
    known.set(name, true);
    const own = [...(values.get(name) ?? []), ...(properties.get(name) ?? [])];
    const nodes = own.length > 0 ? own : (propsOfAllFiles.get(name) ?? []);
    const result = nodes.length > 0 && nodes.every(areElements);
    known.set(name, result);
    return result;
  }

  /** @type {AreElements} */
  function areElements(node) {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'TSNullKeyword':
      case 'TSUndefinedKeyword':
        return true;
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean';
      case 'Identifier':
      case 'MemberExpression':
        return isReferenceToElements(node);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
        return areElements(node.expression);
      case 'ConditionalExpression':
        return areElements(node.consequent) && areElements(node.alternate);
      case 'LogicalExpression':
        return areElements(node.right) && (node.operator === '&&' || areElements(node.left));
      case 'CallExpression':
        return areResults(node);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return resultsOf(node).every(areElements);
      default:
        return isTypeOfElements(node);
    }
  }

  /** @type {AreElements} */
  function isTypeOfElements(node) {
    switch (node.type) {
      case 'TSTypeReference': {
        const name = nameOf(node.typeName);
        return ELEMENTS_TYPES.includes(name) || isNameOfElements(name);
      }
      case 'TSUnionType':
        return node.types.every(areElements);
      case 'TSParenthesizedType':
        return areElements(node.typeAnnotation);
      case 'TSFunctionType':
        return areElements(node.returnType.typeAnnotation);
      default:
        return false;
    }
  }

  /** @type {AreElements} */
  function isReferenceToElements(node) {
    const name = nameOf(node);
    if (name === 'undefined') return true;
    const type = typeOf(node, bindings, values);
    return type ? areElements(type) : isNameOfElements(name);
  }

  /** @param {import('oxc-parser').CallExpression} call */
  function areResults({ callee, arguments: args }) {
    const name = nameOf(callee);
    const [first, last] = [args[0], args.at(-1)];
    if (name === 'cloneElement') return true;
    if (name === 'createPortal') return first !== undefined && areElements(first);
    return FOR_EACH.includes(name) && last ? areElements(last) : areElements(callee);
  }

  return areElements;
}

/** @param {Node} node whether it is a list, whose texts are nodes of their own even if it is the only child */
export function isList(node) {
  const call = node.type === 'ChainExpression' ? node.expression : node;
  return call.type === 'CallExpression' && FOR_EACH.includes(nameOf(call.callee));
}

/**
 * @param {Node} node
 * @returns {string} the last part of a name; empty if the node is none
 */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
}

/**
 * @param {AnyFunction} node
 * @returns {Node[]} what the function returns
 */
export function resultsOf({ body }) {
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  /** @type {Node[]} */
  const results = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument) results.push(argument);
    },
  }).visit({ ...body, type: 'Program', sourceType: 'module', hashbang: null, parent: null });
  return results;
}

/**
 * @param {import('oxc-parser').Program} program
 * @param {Declarations} types
 * @returns {Binding[]} the parameters whose types the file declares, and the parts that they are taken apart into
 */
function bindingsIn(program, types) {
  /** @type {Binding[]} */
  const found = [];
  /** @type {AnyFunction[]} */
  const stack = [];
  /** @type {(pattern: Node, type: Node | undefined) => void} */
  const bind = (pattern, type) => {
    const within = stack.at(-1);
    if (!type || !within) return;
    if (pattern.type === 'Identifier') found.push({ name: pattern.name, type, within });
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, type);
    if (pattern.type !== 'ObjectPattern') return;
    for (const part of pattern.properties)
      if (part.type === 'Property') bind(part.value, memberOf(type, nameOf(part.key), types));
  };
  /** @param {AnyFunction} node */
  const enter = (node) => {
    stack.push(node);
    for (const param of node.params)
      if ('typeAnnotation' in param) bind(param, param.typeAnnotation?.typeAnnotation);
  };
  const leave = () => void stack.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init?.type === 'Identifier')
        bind(id, typeOf(init, found, types));
    },
  }).visit(program);
  return found;
}

/**
 * @param {Node} node
 * @param {Binding[]} bindings
 * @param {Declarations} types
 * @returns {Node | undefined}
 */
function typeOf(node, bindings, types) {
  if (node.type === 'MemberExpression') {
    const type = typeOf(node.object, bindings, types);
    return type && memberOf(type, nameOf(node), types);
  }
  const name = nameOf(node);
  const around = bindings.filter(
    ({ name: bound, within: { start, end } }) =>
      bound === name && start <= node.start && node.end <= end,
  );
  return around.at(-1)?.type;
}

/**
 * @param {Node} type
 * @param {string} name
 * @param {Declarations} types
 * @returns {Node | undefined} the type of a part; undefined if the file does not declare it
 */
function memberOf(type, name, types) {
  switch (type.type) {
    case 'TSTypeLiteral':
      return memberIn(type.members, name);
    case 'TSInterfaceBody':
      return memberIn(type.body, name);
    case 'TSIntersectionType':
      return type.types.map((part) => memberOf(part, name, types)).find(Boolean);
    case 'TSTypeReference':
      return types
        .get(nameOf(type.typeName))
        ?.map((declared) => memberOf(declared, name, types))
        .find(Boolean);
    default:
      return undefined;
  }
}

/**
 * @param {import('oxc-parser').TSSignature[]} members
 * @param {string} name
 */
function memberIn(members, name) {
  const found = members.find(
    (member) => member.type === 'TSPropertySignature' && nameOf(member.key) === name,
  );
  return found?.type === 'TSPropertySignature' ? found.typeAnnotation?.typeAnnotation : undefined;
}

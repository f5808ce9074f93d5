import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseAst } from 'vite';

/** The languages whose texts are replaced: one is read from left to right, the other from right to left. */
const CATALOGUE = /[\\/](?:texts|reasons)[\\/](de|ar)\.ts$/;

/** Calls whose arguments are no words: units and languages. */
const WORDLESS_CALL = /^(?:duration|formatsOf|startsWith|time)$/;

const LANGUAGE_OF_READER = /[\\/]session[\\/]own-language\.ts$/;

const ACCENTED: Readonly<Record<string, string>> = {
  ...{
    a: 'áà',
    e: 'éè',
    i: 'íì',
    o: 'óò',
    u: 'úù',
    y: 'ý',
    c: 'ç',
    d: 'đ',
    g: 'ğ',
    h: 'ĥ',
    k: 'ķ',
  },
  ...{ l: 'ľ', n: 'ñ', r: 'ř', s: 'š', t: 'ť', w: 'ŵ', z: 'ž' },
  ...{
    A: 'ÁÀ',
    E: 'ÉÈ',
    I: 'ÍÌ',
    O: 'ÓÒ',
    U: 'ÚÙ',
    Y: 'Ý',
    C: 'Ç',
    D: 'Đ',
    G: 'Ğ',
    H: 'Ĥ',
    K: 'Ķ',
  },
  ...{ L: 'Ľ', N: 'Ñ', R: 'Ř', S: 'Š', T: 'Ť', W: 'Ŵ', Z: 'Ž' },
};

/** Accents the letters of a text. Two vowels for each make it about 40 % longer. */
function accented(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
}

/**
 * Replaces the German and the Arabic texts by accented English ones. A text of a screen without accents is then one that
 * is in no catalogue, and a screen that has room for these texts has room for other languages.
 */
export function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    enforce: 'pre',
    async load(id) {
      const language = CATALOGUE.exec(id)?.[1];
      if (language === undefined) return null;
      const path = id.replace(/\w+\.ts$/, 'en.ts');
      return accentedTexts(await readFile(path, 'utf8'), language);
    },
    /** Lets the gallery change the language of an open screen, whose texts it has used in English to open it. */
    transform: (code, id) =>
      LANGUAGE_OF_READER.test(id)
        ? { code: `${code}\nglobalThis.showInLanguage = show;`, map: null }
        : null,
  };
}

type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** Returns the source of an English catalogue with accented texts, and with the formats of another language. */
export function accentedTexts(source: string, language: string): string {
  const replacements: Replacement[] = [];
  const visit = (node: ESTree.Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      replacements.push({ ...node, text: JSON.stringify(accented(node.value)) });
    if (node.type === 'TemplateElement')
      replacements.push({ ...node, text: accentedTemplate(source.slice(node.start, node.end)) });
    for (const part of partsOf(node)) visit(part);
  };
  visit(parseAst(source, { lang: 'ts' }, 'en.ts'));
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source)
    .replace("formatsOf('en')", `formatsOf('${language}')`);
}

/** Escapes of characters, such as `\n`, stay as they are. */
const accentedTemplate = (source: string) =>
  source.replaceAll(/\\u\{?[\da-f]+\}?|\\.|[^\\]+/gi, (part) =>
    part.startsWith('\\') ? part : accented(part),
  );

/** The parts of a node that may have texts. */
function partsOf(node: ESTree.Node): ESTree.Node[] {
  if (/^Import|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return [];
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) return [];
  if (node.type === 'CallExpression' && WORDLESS_CALL.test(calleeName(node))) return [node.callee];
  if (node.type === 'CallExpression' && calleeName(node) === 'list')
    return node.arguments.slice(0, 1);
  return Object.entries(node).flatMap(([key, value]) => {
    const isName = key === 'key' || (key === 'property' && 'computed' in node);
    if (isName) return [];
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter(isNode);
  });
}

function calleeName({ callee }: ESTree.CallExpression): string {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? name.name : '';
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

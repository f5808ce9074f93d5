/** Selects the rules of a style sheet that pages need for their first paint. */

type Rule = {
  /** The selector or at-rule. */
  readonly prelude: string;
  /** The text between the braces; null for a statement such as `@layer a, b`. */
  readonly body: string | null;
};

const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
/** Parts of a selector whose classes need not be on the page. */
const NOT = /:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]\\]*\]/g;
/** At-rules that contain rules. Others, such as `@font-face` and `@keyframes`, are kept as they are. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/** Returns the rules of the minified style sheet whose classes all occur in the HTML, and all rules without classes. */
export function criticalCss(css: string, html: string): string {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    unescapeHtml(names).split(/\s+/),
  );
  return select(css, new Set(classes));
}

function select(css: string, used: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (GROUP.test(prelude)) {
        const inner = select(body, used);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      const isUsed =
        prelude.startsWith('@') || selectorsOf(prelude).some((each) => fits(each, used));
      return isUsed ? `${prelude}{${body}}` : '';
    })
    .join('');
}

function fits(selector: string, used: ReadonlySet<string>): boolean {
  const names = [...selector.replaceAll(NOT, '').matchAll(CLASS)].map(([, name = '']) => name);
  return names.every((name) => used.has(unescapeCss(name)));
}

/** The parts of a list of selectors; commas in parentheses do not separate them. */
function selectorsOf(prelude: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of prelude.match(/\\?[\s\S]/g) ?? []) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The rules at the outermost level, in their order. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let brace = 0;
  // Strings and escaped characters are skipped as a whole: they may contain braces.
  for (const { 0: token, index } of css.matchAll(
    /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{};]/g,
  )) {
    if (token === '{') {
      if (depth === 0) brace = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, brace).trim(), body: css.slice(brace + 1, index) });
      start = index + 1;
    } else if (token === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  return rules;
}

function unescapeCss(name: string): string {
  return name.replaceAll(ESCAPE, (_all, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

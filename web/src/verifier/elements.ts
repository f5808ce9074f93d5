type Child = Node | string | null;
/** `true` is an attribute without a value; null is left out. */
type Attributes = Readonly<Record<string, string | boolean | null>>;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A name or another text from a proof: it has its own direction, and translators leave it alone. */
export const given = (text: string): HTMLElement => element('bdi', { translate: 'no' }, text);

/** A text of letters and digits without meaning, such as a code. */
export const code = (text: string): HTMLElement =>
  element('span', { class: 'code', translate: 'no' }, text);

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of lines in a square of 24 units, beside words that say the same. */
export function symbol(lines: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({
    class: 'symbol',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    focusable: 'false',
  }))
    drawing.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', lines);
  drawing.append(path);
  return drawing;
}

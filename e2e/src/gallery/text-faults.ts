/** Finds texts of a page that are cut or that overlap, and lists all texts that it shows or reads aloud. */
import type { Page } from '@playwright/test';

export interface MeasuredTexts {
  /** A line for each text that is cut, or that lies on another one or on a control. */
  readonly faults: readonly string[];
  readonly texts: readonly string[];
}

/** A part of the page that lies over others. */
const OVERLAYS =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-sonner-toast]';
/** Elements without texts of their own, and drawings of the product, which are not parts of it. */
const UNMEASURED =
  'script, style, noscript, option, [aria-hidden="true"] svg, svg[aria-hidden="true"]';
/** Also toasts and announcements, which stay in the language in which they began. */
const UNTRANSLATED =
  'script, style, noscript, template, [lang]:not(html), [translate="no"], [data-sonner-toast], .sr-only[aria-live]';
const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const TYPED_IN = /^(?:text|search|email|password|url|tel)$/;
/** A text may stand out of its box by this many pixels: fonts are higher than their letters. */
const TOLERANCE_X = 1.5;
const TOLERANCE_Y = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of a text, as far as it is seen. */
interface Piece {
  readonly node: Text;
  readonly box: Box;
  readonly layer: Element | null;
}

type Faults = Set<string>;

/** The functions run in the page, to which they are sent as their sources. */
export function measureTexts(page: Page): Promise<MeasuredTexts> {
  const constants = { OVERLAYS, UNMEASURED, UNTRANSLATED, READ, TOLERANCE_X, TOLERANCE_Y };
  const functions = [
    ...[shortened, isShown, common, isLarge, core, placeOf, layerOf, noteCut, cutBy, seenPart],
    ...[linesOf, noteOverlaps, isOver, noteControls, shownText, noteField, textsOf, measure],
  ];
  const source = [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    `const TYPED_IN = ${TYPED_IN};`,
    ...functions.map(String),
    'measure();',
  ].join('\n');
  return page.evaluate(`{ ${source} }`);
}

function measure(): MeasuredTexts {
  const faults: Faults = new Set();
  const overlays = [...document.querySelectorAll(OVERLAYS)].filter(isShown);
  const root = overlays.findLast((each) => !each.matches('[data-sonner-toast]')) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) pieces.push(...linesOf(walker.currentNode as Text, faults));
  noteOverlaps(pieces, faults);
  noteControls(root, pieces, faults);
  for (const field of root.querySelectorAll<HTMLElement>('input, select')) noteField(field, faults);
  const texts = [
    document.title,
    ...[...document.querySelectorAll('body, body *')].flatMap(textsOf),
  ];
  const words = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return { faults: [...faults], texts: [...new Set(words)].filter((text) => text !== '') };
}

function shortened(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 70);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function common(a: Box, b: Box): Box {
  const { max, min } = Math;
  return {
    ...{ left: max(a.left, b.left), right: min(a.right, b.right) },
    ...{ top: max(a.top, b.top), bottom: min(a.bottom, b.bottom) },
  };
}

function isLarge({ left, right, top, bottom }: Box, least: number): boolean {
  return right - left > least && bottom - top > least;
}

/** The box without the space above and below the letters. */
function core({ left, right, top, bottom }: Box): Box {
  const space = (bottom - top) * 0.2;
  return { left, right, top: top + space, bottom: bottom - space };
}

function placeOf(element: Element): string {
  return `<${element.localName} class="${element.getAttribute('class')?.slice(0, 90) ?? ''}">`;
}

/** The overlay of the element, or the bar that stays while the page scrolls. */
function layerOf(element: Element): Element | null {
  for (let holder: Element | null = element; holder !== null; holder = holder.parentElement)
    if (holder.matches(OVERLAYS) || /sticky|fixed/.test(getComputedStyle(holder).position))
      return holder;
  return null;
}

/** Whether the holder cuts off a part of the line. A line that is out of sight as a whole has no space on purpose. */
function cutBy(inner: Box, { left, right, top, bottom }: Box): boolean {
  if (top >= inner.bottom - TOLERANCE_Y) return false;
  const isWide = inner.left - left > TOLERANCE_X || right - inner.right > TOLERANCE_X;
  return isWide || inner.top - top > TOLERANCE_Y || bottom - inner.bottom > TOLERANCE_Y;
}

function noteCut(node: Text, holder: Element, faults: Faults): void {
  const { textOverflow, webkitLineClamp } = getComputedStyle(holder);
  const isEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  if (isEllipsis && holder.closest('[title], [aria-label]') !== null) return;
  const kind = isEllipsis ? 'shortened without title' : 'cut';
  faults.add(`${kind}: “${shortened(node.data)}” in ${placeOf(holder)}`);
}

/** The part of a line that is seen. */
function seenPart(node: Text, line: Box, faults: Faults): Box {
  let box = line;
  for (let holder = node.parentElement; holder !== null; holder = holder.parentElement) {
    const { overflowX, position } = getComputedStyle(holder);
    const inner = holder.getBoundingClientRect();
    const isClipped = overflowX !== 'visible' && holder !== document.body;
    // Only screen readers read what is in a pixel.
    const isCut = /hidden|clip/.test(overflowX) && inner.width > 1 && cutBy(inner, box);
    if (isClipped && isCut) noteCut(node, holder, faults);
    if (isClipped) box = common(box, inner);
    if (position === 'fixed') break;
  }
  return box;
}

function linesOf(node: Text, faults: Faults): Piece[] {
  const parent = node.parentElement;
  if (parent === null || !/[\p{L}\p{N}]/u.test(node.data) || !isShown(parent)) return [];
  if (parent.closest(UNMEASURED) !== null) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].map((line) => seenPart(node, line, faults));
  const seen = boxes.filter((box) => isLarge(box, 2));
  if (seen.some(({ left, right }) => left < -1 || right > innerWidth + 1))
    faults.add(`outside of the window: “${shortened(node.data)}”`);
  const layer = layerOf(parent);
  return seen.map((box) => ({ node, box, layer }));
}

function noteOverlaps(pieces: readonly Piece[], faults: Faults): void {
  for (const [place, { node, box, layer }] of pieces.entries()) {
    const others = pieces.slice(place + 1).filter((other) => other.node !== node);
    for (const other of others)
      if (other.layer === layer && isLarge(common(core(box), core(other.box)), 2))
        faults.add(`overlap: “${shortened(node.data)}” and “${shortened(other.node.data)}”`);
  }
}

/** Whether the control covers a part of the line, and is no link that covers its whole card. */
function isOver(control: Box, line: Box): boolean {
  const letters = core(line);
  const isWide = control.left <= letters.left && control.right >= letters.right;
  const isHigh = control.bottom - control.top > 2 * (letters.bottom - letters.top);
  return isLarge(common(letters, control), 3) && !(isWide && isHigh);
}

function noteControls(root: Element, pieces: readonly Piece[], faults: Faults): void {
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea')];
  // A link in a sentence has more space for fingers than its words.
  const boxed = controls.filter(
    (each) => isShown(each) && getComputedStyle(each).display !== 'inline',
  );
  for (const control of boxed) {
    const box = control.getBoundingClientRect();
    const layer = layerOf(control);
    const covered = pieces.filter(
      (piece) => piece.layer === layer && isOver(box, piece.box) && !control.contains(piece.node),
    );
    for (const { node } of covered)
      faults.add(`control over text: “${shortened(node.data)}”, ${placeOf(control)}`);
  }
}

/** The choice or the placeholder in a field; a text that is typed scrolls. */
function shownText(field: HTMLElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (!(field instanceof HTMLInputElement) || !TYPED_IN.test(field.type)) return '';
  return field.value === '' ? field.placeholder : '';
}

/** Fields show their texts in one line, and cut them. */
function noteField(field: HTMLElement, faults: Faults): void {
  const text = shownText(field);
  const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
  const inner =
    field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  // A choice of which only the icon is shown is narrower than a word.
  if (context === null || !isShown(field) || textOverflow === 'ellipsis' || inner < 20) return;
  context.font = font;
  if (context.measureText(text).width > inner + 1)
    faults.add(`cut field: “${shortened(text)}” in ${placeOf(field)}`);
}

/** The texts and the names that an element has itself. */
function textsOf(element: Element): string[] {
  const isOption = element instanceof HTMLOptionElement;
  if (element.closest(UNTRANSLATED) !== null) return [];
  if (!isOption && !element.checkVisibility()) return [];
  return [
    ...READ.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ];
}

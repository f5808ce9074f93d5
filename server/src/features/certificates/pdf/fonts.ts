/** The fonts of PDFs (server/fonts/README.md), and which of them draws a text. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { ROOT } from '#server/root.ts';

/** In the order in which they are tried. `leading`: the height of a line of it, in ems. */
const FONTS = {
  Inter: { file: 'Inter_400Regular.ttf', leading: 1.35 },
  Arabic: { file: 'NotoSansArabic_400Regular.ttf', leading: 1.7 },
  Hebrew: { file: 'NotoSansHebrew_400Regular.ttf', leading: 1.45 },
  Devanagari: { file: 'NotoSansDevanagari_400Regular.ttf', leading: 1.65 },
  Thai: { file: 'NotoSansThai_400Regular.ttf', leading: 1.7 },
  Korean: { file: 'NotoSansKR_400Regular.ttf', leading: 1.45 },
  Japanese: { file: 'NotoSansJP_400Regular.ttf', leading: 1.45 },
  Chinese: { file: 'NotoSansSC_400Regular.ttf', leading: 1.45 },
} as const;
export type FontName = keyof typeof FONTS;

const FONT_NAMES = Object.keys(FONTS) as readonly FontName[];
/** The only font with a second weight. */
const STRONG = 'Inter_600SemiBold.ttf';

export const leadingOf = (font: FontName): number => FONTS[font].leading;

const contents = new Map<string, Buffer>();

/** Read once in each thread. */
export function fontFile(font: FontName, isStrong: boolean): Buffer {
  const file = isStrong && font === 'Inter' ? STRONG : FONTS[font].file;
  const content = contents.get(file) ?? readFileSync(new URL(`server/fonts/${file}`, ROOT));
  contents.set(file, content);
  return content;
}

const opened = new Map<FontName, Font>();

/** Each font is opened once. Only the tables that are used are read: here the map of its characters. */
function openFont(name: FontName): Font {
  const font = opened.get(name) ?? open(fontFile(name, false));
  opened.set(name, font);
  return font;
}

function open(file: Buffer): Font {
  const font = create(file);
  if (font.type !== 'TTF') throw new Error(`A font is a ${font.type}`);
  return font;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Digits are written from left to right within a text that is written from right to left. */
const LEFT_TO_RIGHT =
  /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}])[\p{L}\p{M}]|\p{N}|\p{Sc}|%/u;
const MARK_OF_ANY_SCRIPT = /[\p{Script=Inherited}]/gu;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Without an algorithm for both directions, a text has only one of them. */
const mixesDirections = (text: string): boolean =>
  isRightToLeft(text) && LEFT_TO_RIGHT.test(text.replaceAll(MARK_OF_ANY_SCRIPT, ''));

/** As it is drawn: letters and their marks are one character where there is one. */
export const asDrawn = (text: string): string => text.normalize('NFC');

/** The first font with all characters of the text; null if there is none, or if the text has both directions. */
export function fontOf(text: string): FontName | null {
  const drawn = asDrawn(text);
  if (mixesDirections(drawn)) return null;
  const codes = [...drawn].map((character) => character.codePointAt(0) ?? 0);
  const hasAll = (font: FontName) =>
    codes.every((code) => openFont(font).hasGlyphForCodePoint(code));
  return FONT_NAMES.find(hasAll) ?? null;
}

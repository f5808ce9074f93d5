/** Writes single lines on pages, for which the place of each is known: the library would wrap them otherwise. */
import { asDrawn, type FontName, fontFile, fontOf, isRightToLeft, leadingOf } from './fonts.ts';

export interface Style {
  /** In points. */
  readonly size: number;
  readonly colour?: string;
  readonly isStrong?: boolean;
}

/** `x` is the distance from the side where lines begin. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'start' | 'end';
}

interface Line {
  readonly text: string;
  readonly width: number;
}

/** Lines of a text in the size in which they fit. */
export interface Fitted {
  readonly text: string;
  readonly font: FontName;
  readonly lines: readonly Line[];
  readonly style: Style;
  readonly lineHeight: number;
  readonly height: number;
}

export const INK = '#111827';
export const QUIET = '#4b5563';

/** The part of a line above the feet of its letters. */
export const ABOVE_BASELINE = 0.74;
const MEASURED_SIZE = 100;
const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = [];

export class Pen {
  readonly doc: PDFKit.PDFDocument;
  /** Lines begin on the right. */
  readonly isMirrored: boolean;

  constructor(doc: PDFKit.PDFDocument, isMirrored: boolean) {
    this.doc = doc;
    this.isMirrored = isMirrored;
  }

  /** The distance from the left of a box of this width. */
  left(x: number, width: number): number {
    return this.isMirrored ? this.doc.page.width - x - width : x;
  }

  /** Shrinks the text to `smallest` until it has `maxLines` and no broken word; then it gets as many as it needs. */
  fit(
    text: string,
    style: Style,
    { width, smallest = style.size, maxLines = 1 }: FitLimits,
  ): Fitted {
    const { font, isStrong } = this.#fontOf(text, style);
    for (let { size } = style; ; size = Math.max(smallest, size - 1)) {
      const { lines, isBroken } = this.#wrap(text, { isStrong, size, width });
      if ((isBroken || lines.length > maxLines) && size > smallest) continue;
      const lineHeight = size * leadingOf(font);
      const height = lines.length * lineHeight;
      return { text, font, lines, style: { ...style, size }, lineHeight, height };
    }
  }

  /** Returns the height. */
  draw(
    { lines, style, lineHeight, height }: Fitted,
    { x, y, width, align = 'start' }: Box,
  ): number {
    for (const [index, { text, width: own }] of lines.entries()) {
      const free = Math.max(0, width - own);
      const isRight = (align === 'end') !== this.isMirrored;
      const left = this.left(x, width) + (isRight ? free : 0);
      const baseline = y + lineHeight * (index + ABOVE_BASELINE);
      this.#use(text, style);
      this.doc.fillColor(style.colour ?? INK);
      this.doc.text(visual(text), left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(isRightToLeft(text) ? { features: WHOLE_RUN } : {}),
      });
    }
    return height;
  }

  /** One line. Returns its width. */
  line(text: string, style: Style, box: Omit<Box, 'width'> & { readonly width?: number }): number {
    const fitted = this.fit(text, style, { width: Number.POSITIVE_INFINITY });
    const own = fitted.lines[0]?.width ?? 0;
    this.draw(fitted, { width: own, ...box });
    return own;
  }

  measure(text: string, style: Style): number {
    this.#use(text, { ...style, size: MEASURED_SIZE });
    const options = isRightToLeft(text) ? { features: WHOLE_RUN } : {};
    return (this.doc.widthOfString(visual(asDrawn(text)), options) * style.size) / MEASURED_SIZE;
  }

  #fontOf(text: string, { isStrong = false }: Style) {
    const font = fontOf(text);
    if (font === null) throw new Error('A text of the certificate cannot be drawn.');
    return { font, isStrong };
  }

  #use(text: string, style: Style): void {
    const { font, isStrong } = this.#fontOf(text, style);
    const name = isStrong && font === 'Inter' ? 'Inter strong' : font;
    this.doc.registerFont(name, fontFile(font, isStrong));
    this.doc.font(name).fontSize(style.size);
  }

  /** Breaks at blanks; a word that is wider than a line is broken between its parts, then between characters. */
  #wrap(text: string, { size, width, isStrong }: Wrapping) {
    const style = { size, isStrong };
    let isBroken = false;
    const lines: Line[] = [];
    let line = '';
    const put = (piece: string, blank: string) => {
      const longer = line === '' ? piece : `${line}${blank}${piece}`;
      if (line !== '' && this.measure(longer, style) > width) {
        lines.push({ text: line, width: this.measure(line, style) });
        line = piece;
      } else line = longer;
    };
    for (const word of asDrawn(text).split(/\s+/).filter(Boolean)) {
      if (this.measure(word, style) <= width) {
        put(word, ' ');
        continue;
      }
      isBroken = true;
      for (const [index, piece] of this.#pieces(word, style, width).entries())
        put(piece, index === 0 ? ' ' : '');
    }
    if (line !== '') lines.push({ text: line, width: this.measure(line, style) });
    return { lines, isBroken };
  }

  #pieces(word: string, style: Style, width: number): string[] {
    return segments(word, 'word').flatMap((part) =>
      this.measure(part, style) <= width ? [part] : segments(part, 'grapheme'),
    );
  }
}

interface FitLimits {
  readonly width: number;
  readonly smallest?: number;
  readonly maxLines?: number;
}

interface Wrapping {
  readonly size: number;
  readonly width: number;
  readonly isStrong: boolean;
}

const segments = (text: string, granularity: 'word' | 'grapheme'): string[] =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);

/** A bracket of a text from right to left is drawn as its mirror image. */
const visual = (text: string): string =>
  isRightToLeft(text) ? text.replaceAll(/[()[\]{}«»]/g, (one) => BRACKETS[one] ?? one) : text;

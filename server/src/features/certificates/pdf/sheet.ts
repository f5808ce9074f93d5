/** The parts of a page that the others draw with: labels in two languages, structure for programs that read aloud, rules. */
import { type CertificateWords, texts as english } from '@portal/contract/certificates/texts/en';
import { formatsOf } from '@portal/contract/formats';
import { directionOf, type Language } from '@portal/contract/languages';
import { certificateWords } from '../words.ts';
import type { PdfContent } from './content.ts';
import { asDrawn } from './fonts.ts';
import { ABOVE_BASELINE, type Box, type Fitted, Pen, QUIET, type Style } from './pen.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 46 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

/** Month names of these languages have letters that other readers do not know, or another direction than digits. */
const WITH_DIGITS: ReadonlySet<Language> = new Set(['ar', 'uk']);

type WordOf = (words: CertificateWords) => string;
export type Struct = ReturnType<PDFKit.PDFDocument['struct']>;

/** With the options that the types of the library leave out. */
interface StructOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right and bottom. */
  readonly bbox?: readonly [number, number, number, number];
  readonly scope?: 'Column';
}

const LABEL: Style = { size: 8.5, colour: QUIET };
const BESIDE: Style = { size: 7.5, colour: '#6b7280' };
const GAP = 5;

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  readonly content: PdfContent;
  readonly #root: Struct;

  constructor(doc: PDFKit.PDFDocument, content: PdfContent) {
    this.doc = doc;
    this.content = content;
    this.pen = new Pen(doc, directionOf(content.language) === 'rtl');
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** A part of the structure, such as a paragraph; `draw` runs at once. */
  part(
    type: string,
    draw: () => void,
    { parent = this.#root, ...options }: PartOptions = {},
  ): void {
    const struct = this.doc.struct(type, options);
    parent.add(struct);
    struct.add(draw);
    struct.end();
  }

  /** A text as a part of its own. Returns the height. */
  write(fitted: Fitted, box: Box, { type = 'P', ...options }: TextOptions = {}): number {
    // Other scripts are drawn with parts of letters, and in another order than they are read.
    const actual = fitted.font === 'Inter' ? {} : { actual: asDrawn(fitted.text) };
    this.part(type, () => this.pen.draw(fitted, box), { ...actual, ...options });
    return fitted.height;
  }

  /** A part that has others; `fill` adds them. */
  group(
    type: string,
    fill: (group: Struct) => void,
    { parent = this.#root, ...options }: PartOptions = {},
  ): void {
    const struct = this.doc.struct(type, options);
    parent.add(struct);
    fill(struct);
    struct.end();
  }

  /** Lines and colours that say nothing. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, colour: string, { x = PAGE.margin, width = INNER, height = 0.75 } = {}): void {
    this.decoration(() => this.doc.rect(this.pen.left(x, width), y, width, height).fill(colour));
  }

  words(wordOf: WordOf): string {
    return wordOf(certificateWords[this.content.language]);
  }

  /** The word in English; null if it is the same. */
  besideOf(wordOf: WordOf): string | null {
    const word = wordOf(english);
    return word === this.words(wordOf) ? null : word;
  }

  date(civilDate: string): string {
    const { language } = this.content;
    return WITH_DIGITS.has(language) ? civilDate : formatsOf(language).date(civilDate);
  }

  /** The label, and beside it, or below if there is no room, the English one. Returns the height. */
  label(
    wordOf: WordOf,
    { x, y, width }: Box,
    { parent, style = LABEL }: LabelOptions = {},
  ): number {
    const { pen } = this;
    const inParent = parent === undefined ? {} : { parent };
    const own = pen.fit(this.words(wordOf), style, {
      width,
      maxLines: 2,
      smallest: style.size * 0.75,
    });
    this.write(own, { x, y, width }, inParent);
    const beside = this.besideOf(wordOf);
    if (beside === null) return own.height;
    const english = pen.fit(beside, BESIDE, { width, maxLines: 2 });
    const ownWidth = own.lines[0]?.width ?? 0;
    const hasRoom = own.lines.length === 1 && ownWidth + GAP + pen.measure(beside, BESIDE) <= width;
    // On the same line of letters.
    const drop = ABOVE_BASELINE * (own.lineHeight - english.lineHeight);
    const box = hasRoom
      ? { x: x + ownWidth + GAP, y: y + drop, width: width - ownWidth - GAP }
      : { x, y: y + own.height - 1, width };
    this.write(english, box, { lang: 'en', ...inParent });
    return hasRoom ? own.height : own.height + english.height - 1;
  }
}

interface TextOptions extends Pick<PartOptions, 'lang' | 'parent'> {
  /** Its part of the structure. */
  readonly type?: 'H1' | 'P' | 'Span';
}

interface LabelOptions {
  readonly parent?: Struct;
  readonly style?: Style;
}

interface PartOptions extends StructOptions {
  readonly parent?: Struct;
}

/** The top of a certificate: company, holder, what was completed, when. */
import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import type { Style } from './pen.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';

type WordOf = (words: CertificateWords) => string;

const LOGO = { width: 150, height: 54 } as const;
const HEADING: Style = { size: 25, isStrong: true };
const HEADING_BESIDE: Style = { size: 12, colour: '#4b5563' };
const NAME: Style = { size: 30, isStrong: true };
const SUBJECT: Style = { size: 16, isStrong: true };
const FACT: Style = { size: 11.5, isStrong: true };
const WARNING = '#b91c1c';
const FULL = { x: PAGE.margin, width: INNER } as const;
const COLUMN_GAP = 14;

/** Returns where the next part begins. */
export function drawHead(sheet: Sheet): number {
  const { content } = sheet;
  drawBand(sheet);
  let y = drawLogo(sheet, 40);
  y = drawHeading(sheet, y) + 20;
  y = drawNamed(sheet, y, { wordOf: ({ holder }) => holder, text: content.name, style: NAME }) + 10;
  y = drawSubject(sheet, y) + 14;
  y = drawFacts(sheet, y);
  if (content.isBeforeCertificates)
    y += 10 + sheet.label(({ beforeCertificates }) => beforeCertificates, { ...FULL, y: y + 10 });
  if (content.status !== 'valid') y = drawStatus(sheet, y + 12);
  return y + 20;
}

/** The colour of the company at the upper edge. */
export function drawBand(sheet: Sheet): void {
  sheet.decoration(() => sheet.doc.rect(0, 0, PAGE.width, 9).fill(sheet.content.colour));
}

function drawLogo(sheet: Sheet, y: number): number {
  const { doc, pen, content } = sheet;
  const { logo, company } = content;
  if (logo === null) return y;
  const x = pen.left(PAGE.margin, LOGO.width);
  drawPicture(sheet, { picture: logo, alt: company, x, y, ...LOGO });
  return Math.max(doc.y, y + LOGO.height) + 16;
}

interface Picture {
  readonly picture: Uint8Array;
  readonly alt: string;
  /** From the left. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** On the side where lines begin, at the bottom of its place. */
export function drawPicture(sheet: Sheet, { picture, alt, x, y, width, height }: Picture): void {
  const { doc, pen } = sheet;
  const options = {
    fit: [width, height] as [number, number],
    valign: 'bottom' as const,
    ...(pen.isMirrored ? { align: 'right' as const } : {}),
  };
  const draw = () => {
    doc.image(Buffer.from(picture), x, y, options);
  };
  sheet.part('Figure', draw, { alt, bbox: [x, y, x + width, y + height] });
}

function drawHeading(sheet: Sheet, y: number): number {
  const { pen } = sheet;
  const wordOf: WordOf = ({ heading }) => heading;
  const heading = pen.fit(sheet.words(wordOf), HEADING, { width: INNER, smallest: 16 });
  let end = y + sheet.write(heading, { ...FULL, y }, { type: 'H1' });
  const beside = sheet.besideOf(wordOf);
  if (beside !== null) {
    const english = pen.fit(beside, HEADING_BESIDE, { width: INNER });
    end += sheet.write(english, { ...FULL, y: end }, { lang: 'en' });
  }
  sheet.rule(end + 7, sheet.content.colour, { width: 64, height: 3 });
  return end + 10;
}

interface Named {
  readonly wordOf: WordOf;
  readonly text: string;
  readonly style: Style;
}

/** A label and its value below, which may have several lines. */
function drawNamed(sheet: Sheet, y: number, { wordOf, text, style }: Named): number {
  const top = y + sheet.label(wordOf, { ...FULL, y }) + 1;
  const value = sheet.pen.fit(text, style, { width: INNER, smallest: style.size / 2, maxLines: 2 });
  return top + sheet.write(value, { ...FULL, y: top });
}

/** The module, or the company of the whole training. */
function drawSubject(sheet: Sheet, y: number): number {
  const { moduleName, company } = sheet.content;
  return moduleName === null
    ? drawNamed(sheet, y, { wordOf: (words) => words.company, text: company, style: SUBJECT })
    : drawNamed(sheet, y, { wordOf: (words) => words.module, text: moduleName, style: SUBJECT });
}

function drawFacts(sheet: Sheet, y: number): number {
  const { moduleName, company, completedOn, issuedOn, validUntil } = sheet.content;
  const facts: { wordOf: WordOf; text: string }[] = [
    { wordOf: (words) => words.completedOn, text: sheet.date(completedOn) },
    { wordOf: (words) => words.issuedOn, text: sheet.date(issuedOn) },
    {
      wordOf: (words) => words.validUntil,
      text: validUntil === null ? sheet.words(({ forEver }) => forEver) : sheet.date(validUntil),
    },
  ];
  let top = y;
  if (moduleName !== null)
    top =
      drawNamed(sheet, y, { wordOf: (words) => words.company, text: company, style: FACT }) + 12;
  const width = (INNER - (facts.length - 1) * COLUMN_GAP) / facts.length;
  const ends = facts.map(({ wordOf, text }, index) => {
    const box = { x: PAGE.margin + index * (width + COLUMN_GAP), width };
    const below = top + sheet.label(wordOf, { ...box, y: top }) + 1;
    const value = sheet.pen.fit(text, FACT, { width, smallest: 8, maxLines: 1 });
    return below + sheet.write(value, { ...box, y: below });
  });
  return Math.max(...ends);
}

/** A certificate that does not count says so, as of the day on which the file was made. */
function drawStatus(sheet: Sheet, y: number): number {
  const { doc, pen, content } = sheet;
  const inner = { x: PAGE.margin + 10, width: INNER - 20 };
  const style = { size: 12, isStrong: true, colour: WARNING };
  const { status, statusOn } = content;
  const height = sheet.label(
    ({ status: words }) => words[status],
    { ...inner, y: y + 7 },
    { style },
  );
  if (statusOn !== null) {
    const day = pen.fit(sheet.date(statusOn), { size: 10 }, { width: inner.width });
    sheet.write(day, { ...inner, y: y + 8, align: 'end' });
  }
  sheet.decoration(() =>
    doc
      .rect(PAGE.margin, y, INNER, height + 14)
      .lineWidth(1)
      .stroke(WARNING),
  );
  return y + height + 14;
}

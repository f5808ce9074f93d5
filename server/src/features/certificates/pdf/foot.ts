/** The bottom: signature on the last page, and on each page how to check the certificate. */
import { codeInGroups } from '@portal/contract/certificate-code';
import { encode } from 'uqr';
import { drawPicture } from './head.ts';
import { QUIET, type Style } from './pen.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';

const QR = 74;
const FOOT_TOP = PAGE.height - PAGE.margin - QR + 12;
const SIGNATURE = { width: 170, height: 48 } as const;
const LINE: Style = { size: 9.5 };
const ADDRESS: Style = { size: 9.5, colour: '#1d4ed8' };
const CODE: Style = { size: 11, isStrong: true };
const NUMBER: Style = { size: 8, colour: QUIET };
const DARK = '#000000';

/** Rows must be above it. */
export const FOOT_LIMIT = FOOT_TOP - 14;

export function signatureHeight({ content: { signature, line }, pen }: Sheet): number {
  const text = line === '' ? 0 : pen.fit(line, LINE, { width: INNER, maxLines: 2 }).height;
  const picture = signature === null ? 0 : SIGNATURE.height;
  return text + picture === 0 ? 0 : 22 + picture + 6 + text;
}

/** Directly above the foot. */
export function drawSignature(sheet: Sheet): void {
  const { pen, content } = sheet;
  const height = signatureHeight(sheet);
  if (height === 0) return;
  let y = FOOT_LIMIT - height + 16;
  if (content.signature !== null) {
    const x = pen.left(PAGE.margin, SIGNATURE.width);
    const alt = content.line === '' ? content.company : content.line;
    drawPicture(sheet, { picture: content.signature, alt, x, y, ...SIGNATURE });
    y += SIGNATURE.height + 2;
  }
  sheet.rule(y, '#6b7280', { width: 220 });
  if (content.line === '') return;
  const line = pen.fit(content.line, LINE, { width: INNER, maxLines: 2 });
  sheet.write(line, { x: PAGE.margin, y: y + 3, width: INNER });
}

export function drawFoot(sheet: Sheet): void {
  const { pen, content, doc } = sheet;
  const x = PAGE.margin;
  const width = INNER - QR - 20;
  sheet.rule(FOOT_TOP - 8, '#d1d5db');
  drawQrCode(sheet, pen.left(PAGE.margin + INNER - QR, QR), FOOT_TOP);
  let y = FOOT_TOP + sheet.label(({ check }) => check, { x, y: FOOT_TOP, width }) + 1;
  const address = pen.fit(content.verifyUrl, ADDRESS, { width, smallest: 7, maxLines: 1 });
  const link = () => {
    pen.draw(address, { x, y, width });
    const own = address.lines[0]?.width ?? 0;
    doc.link(pen.left(x, own), y, own, address.height, content.verifyUrl);
  };
  sheet.part('P', link);
  y += address.height + 7;
  y += sheet.label(({ code }) => code, { x, y, width }) + 1;
  const code = pen.fit(codeInGroups(content.code), CODE, { width });
  sheet.write(code, { x, y, width });
}

/** At the bottom of each page, when their number is known. */
export function numberPages(sheet: Sheet): void {
  const { doc, pen } = sheet;
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = `${page + 1} / ${count}`;
    const x = (PAGE.width - pen.measure(text, NUMBER)) / 2;
    sheet.decoration(() => pen.line(text, NUMBER, { x, y: PAGE.height - 24 }), 'Pagination');
  }
}

/** Rows of dark modules as rectangles: sharp in each size. */
function drawQrCode(sheet: Sheet, left: number, top: number): void {
  const { doc, content } = sheet;
  const { data, size } = encode(content.verifyUrl, { ecc: 'M', border: 0 });
  const side = QR / size;
  const draw = () => {
    for (const [row, cells] of data.entries())
      for (let from = 0; from < size; from += 1) {
        if (!cells[from]) continue;
        let to = from;
        while (cells[to + 1]) to += 1;
        doc.rect(left + from * side, top + row * side, (to - from + 1) * side, side);
        from = to;
      }
    doc.fill(DARK);
  };
  sheet.part('Figure', draw, {
    alt: content.verifyUrl,
    bbox: [left, top, left + QR, top + QR],
  });
}

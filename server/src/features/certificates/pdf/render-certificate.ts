/** Writes the PDF of a certificate: tagged, with its language, and with the used characters of its fonts. Runs in a thread. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { certificateWords } from '../words.ts';
import type { PdfContent } from './content.ts';
import { asDrawn } from './fonts.ts';
import { drawFoot, drawSignature, FOOT_LIMIT, numberPages, signatureHeight } from './foot.ts';
import { drawBand, drawHead } from './head.ts';
import { drawModules } from './module-table.ts';
import { PAGE, Sheet } from './sheet.ts';

export async function renderCertificate(content: PdfContent): Promise<Uint8Array> {
  const { heading } = certificateWords[content.language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.language,
    displayTitle: true,
    bufferPages: true,
    // Otherwise the library opens a font that is not embedded.
    font: '',
    info: {
      Title: `${heading} – ${asTitle(content.name)}`,
      Author: asTitle(content.company),
      Creator: 'Training Portal',
      Producer: 'Training Portal',
    },
  });
  const written = buffer(doc);
  draw(new Sheet(doc, content));
  doc.end();
  return written;
}

/** The library writes these texts into XML as they are. */
const asTitle = (text: string) => asDrawn(text).replaceAll('&', '+').replaceAll(/[<>]/g, '');

function draw(sheet: Sheet): void {
  const nextPage = () => {
    drawFoot(sheet);
    sheet.doc.addPage();
    drawBand(sheet);
    return drawRunningHead(sheet);
  };
  const pages = { bottom: FOOT_LIMIT, next: nextPage };
  const end = drawModules(sheet, startOfTable(sheet, nextPage), pages);
  if (end + signatureHeight(sheet) > FOOT_LIMIT) nextPage();
  drawSignature(sheet);
  drawFoot(sheet);
  numberPages(sheet);
}

/** A head with very long texts leaves no room for a row. */
function startOfTable(sheet: Sheet, nextPage: () => number): number {
  const y = drawHead(sheet);
  return y + ROOM_FOR_ROW > FOOT_LIMIT ? nextPage() : y;
}

const ROOM_FOR_ROW = 90;

/** The holder's name on pages after the first one. */
function drawRunningHead(sheet: Sheet): number {
  const { pen, content } = sheet;
  const name = pen.fit(
    content.name,
    { size: 11, isStrong: true },
    { width: PAGE.width - 2 * PAGE.margin, smallest: 8, maxLines: 1 },
  );
  const box = { x: PAGE.margin, y: 32, width: PAGE.width - 2 * PAGE.margin };
  sheet.decoration(() => pen.draw(name, box), 'Pagination');
  return box.y + name.height + 14;
}

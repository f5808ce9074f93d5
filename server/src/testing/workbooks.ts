/** Archives and workbooks that a test writes part by part, as no program would. */
import { deflateRawSync } from 'node:zlib';

const OFFICE = 'http://schemas.openxmlformats.org';
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const OF_OFFICE = `${OFFICE}/officeDocument/2006/relationships`;
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OF_OFFICE}/${type}" Target="${target}"/>`;
const relations = (...each: string[]) =>
  `<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;

/** A workbook with one sheet of these rows, and these shared strings, in XML. */
export function workbook(rows: string, sharedStrings = ''): Buffer {
  return zip({
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OF_OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

interface Stated {
  readonly flags?: number;
  readonly packed?: number;
  readonly unpacked?: number;
}

/** An archive of these parts, whose directory may state something else. */
export function zip(parts: Record<string, string | Buffer>, stated: Stated = {}): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content as string);
    const data = deflateRawSync(raw);
    const { flags = 0, packed = data.length, unpacked = raw.length } = stated;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), data);
    entries.push(entry, Buffer.from(name));
    at += local.length + name.length + data.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

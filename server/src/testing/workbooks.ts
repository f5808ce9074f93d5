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

interface SheetOfTest {
  readonly name?: string;
  readonly rows: string;
  /** `hidden` or `veryHidden`. */
  readonly state?: string;
  /** XML before the rows, such as columns. */
  readonly before?: string;
  /** References such as `A2:A4`. */
  readonly merges?: readonly string[];
}

interface MoreParts {
  readonly sharedStrings?: string;
  /** The number formats of the styles of cells, from the first one on. */
  readonly formats?: readonly string[];
}

/** A workbook of these sheets, with rows in XML. */
export function workbookOf(
  sheets: readonly SheetOfTest[],
  { sharedStrings = '', formats = [] }: MoreParts = {},
): Buffer {
  const ids = sheets.map((_, index) => `rId${index + 1}`);
  const tabs = sheets.map(
    ({ name = 'A', state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state === undefined ? '' : `state="${state}"`} r:id="${ids[index]}"/>`,
  );
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`,
  );
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const parts = sheets.map(({ rows, before = '', merges = [] }, index) => {
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const content = `${before}<sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells>`;
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${MAIN}">${content}</worksheet>`,
    ] as const;
  });
  return zip({
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OF_OFFICE}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...ids.map((id, index) => relation(id, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
      relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
      relation('rIdF', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  });
}

/** A workbook with one sheet of these rows, and these shared strings, in XML. */
export function workbook(rows: string, sharedStrings = ''): Buffer {
  return workbookOf([{ rows }], { sharedStrings });
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
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed, 18);
    local.writeUInt32LE(unpacked, 22);
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
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/**
 * An archive with two directories: a harmless one, and one of ZIP64 with these parts, which readers take that follow
 * the numbers standing for "see ZIP64" in the last record.
 */
export function zipWithTwoDirectories(parts: Record<string, string | Buffer>): Buffer {
  const hostile = zip(parts);
  const harmless = zip({ 'a.xml': '<a/>' });
  const [end, harmlessEnd] = [hostile, harmless].map((file) => file.subarray(-22)) as [
    Buffer,
    Buffer,
  ];
  const [start, size] = [end.readUInt32LE(16), end.readUInt32LE(12)];
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 24);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const directory = harmless.subarray(harmlessEnd.readUInt32LE(16), -22);
  const body = Buffer.concat([hostile.subarray(0, -22), directory, record]);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(body.length - record.length), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(harmlessEnd);
  last.writeUInt32LE(ELSEWHERE, 12);
  last.writeUInt32LE(start + size, 16);
  return Buffer.concat([body, locator, last]);
}

/** Stands for a number in a record of ZIP64. */
const ELSEWHERE = 0xffffffff;

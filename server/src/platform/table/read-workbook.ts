/**
 * Reads an XLSX file: the sheets, and of each its rows as a spreadsheet shows them
 * (docs/decisions/011-new-people-and-imports.md). Call it in a worker thread, which ends a file that takes too much time
 * or memory.
 */

import { because, type Refusal } from '@portal/contract/reasons';
import { englishOf } from '../refusals.ts';
import { type CellFormats, readCellFormats } from './cell-formats.ts';
import { readSheet, type SheetRow, TooManyCellsError } from './read-sheet.ts';
import { isTrue, readXml, withoutEscapes } from './xml.ts';
import { openZip, TooLargeArchiveError, type ZipArchive } from './zip-archive.ts';

/** The message is for the user who chose the file. */
export class UnreadableWorkbookError extends Error {
  override readonly name = 'UnreadableWorkbookError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause?: unknown) {
    super(englishOf(refusal), { cause });
    this.refusal = refusal;
  }
}

interface Limits {
  /** All parts together. Bytes of buffers do not count as memory of a thread. */
  readonly maxUnpackedBytes: number;
  /** The cells of all sheets that are read, with the empty ones before the last cell of a row. */
  readonly maxCells: number;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Throws {@link UnreadableWorkbookError}. */
  read(): SheetContent;
}

interface SheetContent {
  /** Each cell of a merged column has the text of the first one. */
  readonly rows: readonly SheetRow[];
  /** The places of the columns that are hidden. */
  readonly hiddenColumns: ReadonlySet<number>;
}

/**
 * Returns the sheets with rows, in the order of their tabs.
 * @throws UnreadableWorkbookError
 */
export function readWorkbook(bytes: Uint8Array, { maxUnpackedBytes, maxCells }: Limits): Sheet[] {
  return explained(() => {
    const zip = openZip(bytes, maxUnpackedBytes);
    const rootPath = targetOf(relationsOf(zip, ''), 'officeDocument') ?? fail();
    const relations = relationsOf(zip, rootPath);
    const { sheets, is1904 } = readRoot(part(zip, rootPath));
    const shared = once(() => readSharedStrings(zip, targetOf(relations, 'sharedStrings')));
    const formats = once((): CellFormats => {
      const path = targetOf(relations, 'styles');
      return readCellFormats(path === undefined ? undefined : zip.read(path), is1904);
    });
    let cellsLeft = maxCells;
    return sheets.flatMap(({ name, isHidden, relation }): Sheet[] => {
      const path = relations.find(
        ({ id, type }) => id === relation && type === 'worksheet',
      )?.target;
      if (path === undefined) return [];
      const read = () =>
        explained(() => {
          const context = { sharedStrings: shared(), formats: formats(), maxCells: cellsLeft };
          const { cells, ...content } = readSheet(part(zip, path), context);
          cellsLeft -= cells;
          return content;
        });
      return [{ name, isHidden, read }];
    });
  });
}

/** A damaged file fails in many ways. */
function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof UnreadableWorkbookError) throw cause;
    throw new UnreadableWorkbookError(refusalFor(cause), cause);
  }
}

function refusalFor(cause: unknown): Refusal {
  if (cause instanceof TooLargeArchiveError) return TOO_LARGE;
  return cause instanceof TooManyCellsError ? TOO_MANY : UNREADABLE;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** The path of a part. */
  readonly target: string;
}

/** The relations of a part; those of the archive for an empty path. */
function relationsOf(zip: ZipArchive, path: string): Relation[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const content = zip.read(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (content === undefined) return relations;
  readXml(content, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const { pathname } = new URL(Target, `zip:///${folder}`);
      const target = decodeURIComponent(pathname.slice(1));
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

const targetOf = (relations: readonly Relation[], type: string) =>
  relations.find((relation) => relation.type === type)?.target;

const part = (zip: ZipArchive, path: string): Uint8Array => zip.read(path) ?? fail();

function readRoot(content: Uint8Array) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  readXml(content, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const { name: label = '', state = 'visible', id = '' } = attributes;
      sheets.push({ name: label, isHidden: state !== 'visible', relation: id });
    },
  });
  return { sheets, is1904 };
}

/** The texts that cells refer to by their number. Phonetic hints are left out. */
function readSharedStrings(zip: ZipArchive, path: string | undefined): string[] {
  const content = path === undefined ? undefined : zip.read(path);
  const strings: string[] = [];
  if (content === undefined) return strings;
  let current = '';
  let isText = false;
  let phonetic = 0;
  readXml(content, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
      if (name === 'si') strings.push(withoutEscapes(current));
    },
  });
  return strings;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function fail(): never {
  throw new UnreadableWorkbookError(UNREADABLE);
}

const UNREADABLE = because('importUnreadableWorkbook');
const TOO_MANY = because('importWorkbookTooManyCells');
const TOO_LARGE = because('importWorkbookTooLarge');

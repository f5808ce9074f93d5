/** The files that can be exported: what each feature says about its own. */
import type { FileFormat } from '@portal/contract/exports';
import type { Reach } from '@portal/contract/reach';
import type { Table } from '#server/platform/table/table.ts';
import { writeCsvTable } from '#server/platform/table/write-csv-table.ts';
import { writeXlsxTable } from '#server/platform/table/write-xlsx-table.ts';

export interface ExportFile {
  /** The end of its address, such as 'progress.csv'. */
  readonly name: string;
  /** Throws NOT_FOUND if what it was about is deleted. The content is read when it is asked for. */
  open(choice: string, asked: FileAsked): Promise<OpenedFile>;
}

/** When a file is asked for, the admin who asks, and what this admin sees at that time. */
interface FileAsked {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly userId: number;
  readonly reach: Reach;
}

interface OpenedFile extends FileContent {
  readonly fileName: string;
}

interface FileContent {
  readonly contentType: string;
  readonly read: () => AsyncIterable<string | Uint8Array>;
}

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const extensionOf = (format: FileFormat) => (format === 'xlsx' ? 'xlsx' : 'csv');

/** `table` makes the table when the file is read. */
export function contentOf(format: FileFormat, table: () => Table): FileContent {
  if (format === 'xlsx') return { contentType: XLSX_TYPE, read: () => writeXlsxTable(table()) };
  const separator = format === 'csv' ? ',' : ';';
  return { contentType: CSV_TYPE, read: () => writeCsvTable(table(), separator) };
}

interface Named {
  /** The first words of the name. */
  readonly about: string;
  readonly company: { readonly id: number; readonly name: string } | null;
  readonly at: number;
  readonly extension: string;
}

/** Uses only characters that every file system accepts. */
export function fileNameOf({ about, company, at, extension }: Named): string {
  const day = new Date(at).toISOString().slice(0, 10);
  if (company === null) return `${about}-${day}.${extension}`;
  const name = company.name.normalize('NFKD').toLowerCase();
  const plain = name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${about}-${plain.slice(0, 60) || `company-${company.id}`}-${day}.${extension}`;
}

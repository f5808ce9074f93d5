/** LibreOffice Calc as a program that reads and writes the files of the portal. */
import { equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIMIT_MS = 120_000;
/** Commas, quotation marks, UTF-8, from the first line, and cells with the days and numbers that they look like. */
const CSV = 'CSV:44,34,76,1,,0,false,true';

/** `program` is its executable; `folder` gets its profile and the files. */
export function createLibreOffice(program: string, folder: string) {
  async function convert(name: string, content: Uint8Array, to: string): Promise<Buffer> {
    await writeFile(join(folder, name), content);
    const options = ['--headless', `-env:UserInstallation=file://${join(folder, 'profile')}`];
    const input = name.endsWith('.csv') ? [`--infilter=${CSV}`] : [];
    const args = [...options, ...input, '--convert-to', to, '--outdir', folder, join(folder, name)];
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: LIMIT_MS });
    equal(status, 0, stderr);
    return readFile(join(folder, name.replace(/[^.]+$/, to)));
  }

  return {
    /** The cells of the first sheet as it reads them; a day is `[2027-02-28]`, a text is itself. */
    read: async (name: string, content: Uint8Array): Promise<string[][]> =>
      rowsOf((await convert(name, content, 'fods')).toString()),

    /** A workbook that it writes from a CSV file. */
    writeXlsx: (name: string, csv: string): Promise<Buffer> =>
      convert(name, Buffer.from(csv), 'xlsx'),
  };
}

const CELL = /<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g;

/** From a flat OpenDocument file. Empty cells and rows at the end are left out. */
function rowsOf(xml: string): string[][] {
  const [, sheet = ''] = /<table:table [\s\S]*?>([\s\S]*?)<\/table:table>/.exec(xml) ?? [];
  return [...sheet.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)]
    .map(([, row = '']) => cellsOf(row))
    .filter((row) => row.length > 0);
}

function cellsOf(row: string): string[] {
  const cells = [...row.matchAll(CELL)].flatMap(([, attributes = '', content = '']) => {
    const repeated = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
    const cell = cellOf(attributes, content);
    return cell === '' && repeated > 100 ? [] : Array.from({ length: repeated }, () => cell);
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function cellOf(attributes: string, content: string): string {
  const [, day] = /office:date-value="([^"]+)"/.exec(attributes) ?? [];
  if (day !== undefined) return `[${day}]`;
  const lines = [...content.matchAll(/<text:p>([\s\S]*?)<\/text:p>/g)];
  return lines.map(([, text = '']) => decoded(text)).join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const decoded = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { forBuiltFiles } from './vite-built-files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that can be compressed; fonts and pictures are compressed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below the size of one packet a compressed copy saves less than one. Two copies of a file take 8 kB of a disk. */
const smallestWorthwhileBytes = 1460;

/** Pages, which have the whole style sheet inside. In three forms each they would be 60 MB. */
const page = /[\\/]pages[\\/][^\\/]+\.html$/;

const withBrotli = (source: Buffer) =>
  brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (page.test(path)) {
    await writeFile(`${path}.br`, await withBrotli(source));
    await rm(path);
    return;
  }
  if (source.byteLength < smallestWorthwhileBytes) return;
  const [br, gz] = await Promise.all([withBrotli(source), gzipped(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * Writes a `.br` and a `.gz` copy of every built text file, which the server sends unchanged. Of pages the `.br` copy alone
 * stays (`server/src/platform/http/send-page.ts`).
 */
export function precompress(): Plugin {
  return forBuiltFiles({ name: 'precompress', files: compressible, work: compress });
}

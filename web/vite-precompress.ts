import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { forBuiltFiles } from './vite-built-files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that can be compressed; fonts and pictures are compressed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below this size a compressed copy saves less than one packet. */
const smallestWorthwhileBytes = 1024;

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.byteLength < smallestWorthwhileBytes) return;
  const [small, wide] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, wide)]);
}

/** Writes a `.br` and a `.gz` copy of every built text file, which the server sends unchanged. */
export function precompress(): Plugin {
  return forBuiltFiles({ name: 'precompress', files: compressible, work: compress });
}

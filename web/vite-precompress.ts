import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that shrink; fonts and pictures are compressed already. */
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below this a compressed copy saves less than one packet. */
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

/** Writes a `.br` and a `.gz` copy beside every built text file, for the server to send as is. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      if (!folder.startsWith('/')) folder = join(config.root, folder);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names
            .filter((name) => compressible.test(name))
            .map((name) => compress(join(folder, name))),
        );
      },
    },
  };
}

/** Sends the pages of the web app, which the build stores compressed by Brotli alone. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageBelow } from './page-below.ts';
import { sendBodyUnlessKnown } from './revalidation.ts';

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, OPTIONS),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof ENCODERS;

/** @param file path of the page without the ending of its stored form */
export async function readPage(file: string): Promise<string> {
  return String(await promisify(brotliDecompress)(await readFile(`${file}.br`)));
}

/**
 * Returns a function that sends the page of a file. A page for a client without Brotli, or of a portal below a path, is
 * made when it is first requested.
 */
export function createPageSender(basePath: string) {
  // About 45 kB for each page and language. Promises, because after a start all browsers request the same pages at once.
  const kept = new Map<string, Promise<Buffer>>();

  const textOf = async (file: string) => pageBelow(await readPage(file), basePath);

  async function compress(file: string, encoding: Encoding): Promise<Buffer> {
    const isStored = encoding === 'br' && basePath === '';
    return isStored ? readFile(`${file}.br`) : ENCODERS[encoding](await textOf(file));
  }

  function compressed(file: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = compress(file, encoding);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    const body =
      encoding === null ? Buffer.from(await textOf(file)) : await compressed(file, encoding);
    reply.header('cache-control', 'no-cache');
    return sendBodyUnlessKnown(request, reply, { body, type: 'text/html; charset=utf-8' });
  };
}

/** The best of the encodings that the header names; null for none of them. */
function acceptedEncoding(header = ''): Encoding | null {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? null;
}

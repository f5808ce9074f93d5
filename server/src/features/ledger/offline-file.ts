/** `/log/verifier.html`: a file that checks proofs without the portal, with the present keys of the log in it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { because } from '@portal/contract/reasons';
import type { FastifyInstance } from 'fastify';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { limitReads } from './pages.ts';
import type { Ledger } from './service.ts';

interface Dependencies {
  readonly ledger: Pick<Ledger, 'keys'>;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  /** The folder of the built web app. */
  readonly webFolder: string;
}

/** As `web/verifier.html` has it. */
const EMPTY_DATA = '{"keys":[],"address":""}';

const HEADERS = {
  'content-disposition': 'attachment; filename="training-portal-verifier.html"',
  // For a browser that shows it nevertheless: its own policy would allow its script.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function registerOfflineFile(
  root: FastifyInstance,
  { ledger, limiter, publicUrl, webFolder }: Dependencies,
): void {
  root.get('/log/verifier.html', { onRequest: limitReads(limiter) }, async (_, reply) => {
    const file = requireFound(await readBuilt(webFolder), because('noSuchFile'));
    const keys = (await ledger.keys()).trimEnd().split('\n');
    const page = withData(file, { keys, address: publicUrl });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });
}

/** Undefined if the web app is not built, as in development. */
async function readBuilt(webFolder: string): Promise<string | undefined> {
  try {
    return await readFile(join(webFolder, 'offline', 'verifier.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function withData(page: string, data: { keys: readonly string[]; address: string }): string {
  if (!page.includes(EMPTY_DATA)) throw new Error('the verifier has no place for its keys');
  return page.replace(EMPTY_DATA, () => JSON.stringify(data).replaceAll('<', '\\u003c'));
}

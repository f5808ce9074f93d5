/** Videos on S3: the portal's redirect to a presigned address, beside the same redirect by bare node:http. */
import { readFile } from 'node:fs/promises';
import { startS3TestService } from '../../../server/src/platform/media/s3-test-service.ts';
import { measure } from '../measure.ts';
import { startBareServer } from '../servers/bare.ts';
import { startPortal } from '../servers/portal.ts';
import { MIB, makeFilm, makeFolder, uploadFilm } from './film.ts';
import { type Contender, contender, type Row } from './rows.ts';

export const REDIRECT_ROW = 'video, redirect to S3';
/** The headers that each server of node:http writes by itself, or that differ in each answer. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/** Bytes that the portal's process read and wrote for each redirect, files and sockets together. NaN outside Linux. */
export interface RedirectTraffic {
  readonly read: number;
  readonly written: number;
}

export interface Redirects {
  readonly row: Row;
  readonly measureTraffic: (seconds: number) => Promise<RedirectTraffic>;
}

/** A portal with a film in a bucket of a test service. Throws if a client does not get a range of it there. */
export async function startRedirects(
  databaseUrl: string | undefined,
  stack: AsyncDisposableStack,
): Promise<Redirects> {
  const s3 = await startS3TestService(await makeFolder(stack));
  stack.defer(() => s3.close());
  const portal = stack.use(await startPortal({ modules: 1, databaseUrl, env: { S3_URL: s3.url } }));
  const film = await makeFilm();
  const pathOf = await uploadFilm(portal, film);
  const nextUrl = async () => new URL(portal.url).origin + (await pathOf());
  await assertSentByS3(await nextUrl(), film);

  const answer = await fetch(await nextUrl(), { redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const body = await answer.text();
  const bare = stack.use(
    await startBareServer(body, { status: answer.status, headers: Object.fromEntries(headers) }),
  );
  // A link is valid for some minutes, so each measurement asks for one.
  const measureRedirects = async (seconds: number) =>
    measure({ url: await nextUrl(), headers: RANGE, pid: portal.pid }, seconds);
  const own: Contender = { name: 'portal', pids: [portal.pid], measure: measureRedirects };
  const contenders = [own, contender('bare', { ...bare, headers: RANGE })];
  return {
    row: { name: REDIRECT_ROW, bytes: Buffer.byteLength(body), contenders },
    async measureTraffic(seconds) {
      const before = await trafficOf(portal.pid);
      const { requests } = await measureRedirects(seconds);
      const after = await trafficOf(portal.pid);
      return {
        read: (after.read - before.read) / requests,
        written: (after.written - before.written) / requests,
      };
    },
  };
}

const RANGE = { range: `bytes=0-${MIB - 1}` };

async function assertSentByS3(url: string, film: Uint8Array): Promise<void> {
  const answer = await fetch(url, { headers: RANGE });
  const content = Buffer.from(await answer.arrayBuffer());
  const isPart = answer.status === 206 && content.equals(film.subarray(0, MIB));
  if (!answer.redirected || !isPart) throw new Error(`S3 did not send the range: ${answer.status}`);
}

async function trafficOf(pid: number): Promise<RedirectTraffic> {
  if (process.platform !== 'linux') return { read: Number.NaN, written: Number.NaN };
  const io = await readFile(`/proc/${pid}/io`, 'utf8');
  const of = (field: string) => Number(new RegExp(`^${field}: (\\d+)`, 'm').exec(io)?.[1]);
  return { read: of('rchar'), written: of('wchar') };
}

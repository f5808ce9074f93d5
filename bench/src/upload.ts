/**
 * Measures the upload of a video of 100 MB beside `cat > file && sync` of the same bytes in the same folder, in turn, and
 * the memory of the process while eight are uploaded at once:
 *
 *     TMPDIR=/var/tmp npm run bench:upload
 *     npm run bench:upload -- --rounds 5 --main /other/checkout/server/src/main.ts
 *
 * The folder of temporary files has to be on a disk. `sync` writes the one file to the disk, so that other programs do
 * not matter. Client and server share the cores, as `cat` and the shell do.
 */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import { makeLongFilm } from '../../server/src/testing/long-film.ts';
import { ADMIN, startPortalProcess } from './chat/portal-process.ts';
import { interval, printTable, ratio } from './figures.ts';
import { cpuMicrosOf } from './measure.ts';
import { syncTimeIn } from './performance/sync-time.ts';
import { send } from './servers/send.ts';
import { sendFilm } from './upload/send-film.ts';
import { watchMemory } from './upload/watch-memory.ts';

const { values } = parseArgs({
  options: {
    main: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    megabytes: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '8' },
  },
});
const CLIP = resolve(import.meta.dirname, '../../fixtures/clips/intro-4s.mp4');
const megabytes = Number(values.megabytes);
const atOnce = Number(values['at-once']);
const execute = promisify(execFile);

await using portal = await startPortalProcess(
  { MAX_VIDEO_MB: String(megabytes + 10) },
  values.main,
);
const film = await makeLongFilm({ clip: CLIP, seconds: megabytes, bytesPerSecond: 1e6 });
const source = join(portal.dataDir, 'film.mp4');
await writeFile(source, film);
const { token } = await send<Session>(portal.origin, 'POST', '/auth/admin/login', { body: ADMIN });
const upload = () => sendFilm({ origin: portal.origin, token }, film);

const [{ model = 'unknown' } = {}] = cpus();
const syncMs = await syncTimeIn(portal.dataDir);
console.log(
  `${availableParallelism()} cores (${model}), Node ${process.versions.node}, ${film.length} bytes, synced write of 16 KiB ${syncMs.toFixed(2)} ms`,
);
// The first upload starts the thread that examines videos.
const first = await watchMemory(portal.pid(), upload);
await timed(catAndSync);

const uploads: number[] = [];
const cats: number[] = [];
const cpuMs: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const measureUpload = async () => {
    const before = await cpuMicrosOf(portal.pid());
    uploads.push(await timed(upload));
    cpuMs.push(((await cpuMicrosOf(portal.pid())) - before) / 1_000);
  };
  const measureCat = async () => cats.push(await timed(catAndSync));
  const both = [measureUpload, measureCat];
  for (const measure of round % 2 === 0 ? both : both.toReversed()) await measure();
}
const whole = (value: number) => value.toFixed(0);
printTable([
  {
    'upload ms': interval(uploads, whole),
    'CPU ms': interval(cpuMs, whole),
    'cat and sync ms': interval(cats, whole),
    'cat / upload': ratio(cats, uploads),
  },
]);
const uploadTogether = () => Promise.all(Array.from({ length: atOnce }, upload));
// The process keeps the memory that its heap has grown to, so the second time shows what the uploads need themselves.
const together = await watchMemory(portal.pid(), uploadTogether);
const again = await watchMemory(portal.pid(), uploadTogether);
printTable(
  [
    { uploads: 'the first', ...first },
    { uploads: `${atOnce} at once`, ...together },
    { uploads: `${atOnce} at once, again`, ...again },
  ].map(({ uploads, before, most }) => ({
    uploads,
    'MiB before': whole(before),
    'at most': whole(most),
    added: whole(most - before),
  })),
);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function catAndSync(): Promise<void> {
  const copy = join(portal.dataDir, 'copy.mp4');
  await execute('sh', ['-c', 'cat "$0" > "$1" && sync "$1"', source, copy]);
  await rm(copy);
}

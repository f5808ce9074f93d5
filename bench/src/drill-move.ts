/**
 * Moves a filled embedded portal to PostgreSQL and S3 and back, and kills the move at random moments:
 *
 *     npm run drill:move
 *     npm run drill:move -- --people 100000 --gb 10 --kills 0
 *
 * Afterwards counts and hashes of all tables and files are compared, read without the code of the move, and what started
 * portals answer about trainees, modules and videos. Without kills it prints the rate of a whole move. PostgreSQL is
 * installed from Debian's packages if that is possible; it does not wait for its disk. Ends with an error at a difference.
 */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { NEEDS, provision } from '../../scripts/test/provision.mjs';
import { startPostgres } from '../../scripts/test/servers.mjs';
import { SQLITE_FILE } from '../../server/src/platform/data-dir.ts';
import { isMediaKey, newMediaKey } from '../../server/src/platform/media/media-key.ts';
import { startS3TestService } from '../../server/src/platform/media/s3-test-service.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { withDatabase } from './kills/installation.ts';
import { type Digests, digestPostgres, digestSqlite } from './move/digests.ts';
import { observe } from './move/observe.ts';
import { moveWithKills } from './move/run-move.ts';
import { createRandom } from './scale/random.ts';
import { runFill } from './scale/run-fill.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    gb: { type: 'string', default: '1' },
    /** In each direction half of them. */
    kills: { type: 'string', default: '20' },
    /** The longest time in ms between the begin of a step and the kill. */
    wait: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const FILE_BYTES_MAX = 64_000_000;

await using stack = new AsyncDisposableStack();
const random = createRandom(Number(values.seed));
await provision([NEEDS.postgres]);
const binaries = NEEDS.postgres.find();
if (binaries === undefined) throw new Error('PostgreSQL is missing');
const postgres = await startPostgres(binaries);
stack.defer(() => postgres.stop());
const bucketFolder = stack.use(await makeTestFolder()).path;
const bucket = await startS3TestService(bucketFolder);
stack.defer(() => bucket.close());
const dataDir = stack.use(await makeTestFolder()).path;
const file = join(dataDir, SQLITE_FILE);
const mediaFolder = join(dataDir, 'media');
const embedded = { DATA_DIR: dataDir, DATABASE_URL: '', S3_URL: '' };
const remote = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, S3_URL: bucket.url };

await fill();
const seen = await observe(embedded);
const [rows, files] = [digestSqlite(file), await hashFiles(mediaFolder)];
console.log(`seed ${values.seed}: ${Object.keys(rows).length} tables, ${files.size} files`);

await move('to PostgreSQL and S3', embedded, postgres.url, bucket.url);
same(digestSqlite(file), rows, 'the source, except for its mark');
assert.deepEqual(await hashFiles(mediaFolder), files);
same(await digestPostgres(postgres.url), rows, 'the copy on PostgreSQL');
assert.deepEqual(await hashFiles(join(bucketFolder, 'media'), '._S3rver_object'), files);
assert.deepEqual(await observe(remote), seen);

// A started portal has written sessions and times.
const later = await digestPostgres(postgres.url);
await move('back into the data folder', remote, 'embedded', 'embedded');
same(await digestPostgres(postgres.url), later, 'the source, except for its mark');
same(digestSqlite(file), later, 'the copy in the data folder');
assert.deepEqual(await hashFiles(mediaFolder), files);
assert.deepEqual(await observe(embedded), seen);
console.log('Nothing was lost or changed.');

async function fill(): Promise<void> {
  const trainees = Number(values.people);
  await runFill({ trainees, answers: trainees * 10 }, embedded);
  // A portal that runs would measure them, and so change what it answers.
  await withDatabase({ dataDir }, (db) => db.updateTable('videos').set({ measured: 1 }).execute());
  // Random bytes, so that no two files and no two parts are equal.
  for (let left = Number(values.gb) * 1e9; left > 0; ) {
    const bytes = Math.min(left, 1 + random.int(FILE_BYTES_MAX));
    await using handle = await open(join(mediaFolder, newMediaKey('mp4')), 'wx');
    for (let at = 0; at < bytes; at += 1_000_000)
      await handle.write(randomBytes(Math.min(1_000_000, bytes - at)));
    left -= bytes;
  }
}

async function move(
  where: string,
  env: typeof embedded,
  toDatabase: string,
  toMedia: string,
): Promise<void> {
  const args = ['--to-database', toDatabase, '--to-media', toMedia];
  const [kills, killMs] = [Math.ceil(Number(values.kills) / 2), Number(values.wait)];
  const { killedIn, output, peakMb } = await moveWithKills({ env, args, kills, killMs, random });
  const killed = Object.entries(killedIn).map(([step, count]) => `${count} while ${step}`);
  console.log(`${where}: killed ${killed.join(', ') || 'never'}; at most ${peakMb} MB of memory`);
  for (const line of output.split('\n').filter((text) => text.startsWith('Moved in')))
    console.log(`  ${line}`);
}

function same(found: Digests, expected: Digests, what: string): void {
  assert.deepEqual(found, expected, `${what} is not as it was`);
}

/** SHA-256 of each file by its key. */
async function hashFiles(folder: string, suffix = ''): Promise<Map<string, string>> {
  const names = (await readdir(folder)).map((name) => name.slice(0, name.length - suffix.length));
  const hashes = new Map<string, string>();
  for (const key of names.filter(isMediaKey).sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, key + suffix)), hash);
    hashes.set(key, hash.digest('hex'));
  }
  return hashes;
}

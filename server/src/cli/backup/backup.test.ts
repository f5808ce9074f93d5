import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listCompanies } from '@portal/contract/companies';
import { deleteModule, listModules, updateModule } from '@portal/contract/modules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePoster } from '#server/features/media/testing/poster-uploads.ts';
import { deleteForGood } from '#server/features/trash/testing/delete-for-good.ts';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { findInstallationId } from '#server/platform/database/installation-id.ts';
import { lockDataDir } from '#server/platform/database/owner-lock.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { makeCompanyWithMedia } from '#server/testing/company-with-media.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeCompany, makeQuizModule, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { readManifest } from './manifest.ts';
import { MediaCopy } from './media-copy.ts';
import { restore } from './restore.ts';

const EMBEDDED = { DATABASE_URL: '', S3_URL: '', REDIS_URL: '' };

let resources: AsyncDisposableStack;
let folder: string;
let target: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  folder = resources.use(await makeTestFolder()).path;
  target = join(folder, 'backups', 'first');
});
afterEach(() => resources.disposeAsync());

async function startEmbedded(dataDir = join(folder, 'data')): Promise<TestPortal> {
  if (!existsSync(dataDir)) await copyMigratedSqlite(dataDir);
  return resources.use(await startTestPortal({ ...EMBEDDED, DATA_DIR: dataDir }));
}

/** Runs the command in this process, which is faster than in its own, and returns its output. */
const run = (command: Command, args: readonly string[], env: Record<string, string>) =>
  runCommand(command, args, { ...EMBEDDED, ...env });

/** Creates a company with a logo, a module with a video and its poster, and a mail. */
async function fill(portal: TestPortal): Promise<void> {
  const { token, module } = await makeCompanyWithMedia(portal);
  const posterUploadId = await makePoster(portal, token);
  const input = { params: { id: module.id }, body: { posterUploadId }, token };
  succeeded(await portal.call(updateModule, input));
  await portal.resources.mailTransport.deliver({
    to: 'a@b.test',
    messageId: '<1@b.test>',
    subject: 'Hi',
    text: '',
    html: '',
  });
}

/** Adds modules with one video each. */
async function addVideos(portal: TestPortal, count: number): Promise<number[]> {
  const company = await makeCompany(portal);
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const { id } = await makeQuizModule(portal, company.id);
    const key = newMediaKey('mp4');
    await portal.resources.db
      .insertInto('videos')
      .values({
        module_id: id,
        position: 0,
        media_key: key,
        content_type: 'video/mp4',
        size: 1,
        etag: '"x"',
        duration: 1,
        created_at: 0,
      })
      .execute();
    await writeFile(join(portal.settings.dataDir, 'media', key), key);
    ids.push(id);
  }
  return ids;
}

it('copies a running portal, which can be restored into another folder', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  const { token } = await signInAdmin(portal);
  const writing = Promise.all(Array.from({ length: 20 }, () => makeCompany(portal)));
  const made = await runPortalCommand(['backup', target], { DATA_DIR: portal.settings.dataDir });
  await writing;
  expect([made.said, made.code]).toEqual([
    expect.stringMatching(
      /^Backup written to .*people: 1, modules: 1, videos: 1, messages: 0, files: 6 /,
    ),
    0,
  ]);
  expect((await readdir(target)).sort()).toEqual([
    'backup.json',
    'media',
    'outbox',
    'portal.sqlite',
  ]);
  for (const name of ['', ...(await readdir(target, { recursive: true }))])
    expect((await stat(join(target, name))).mode & 0o077, name).toBe(0);

  const dataDir = join(folder, 'fresh');
  const restored = await runPortalCommand(['restore', target], { DATA_DIR: dataDir });
  expect([restored.said, restored.code]).toEqual([expect.stringMatching(/^Restored/), 0]);
  expect((await readdir(dataDir)).sort()).toEqual([
    'media',
    'outbox',
    'owner.lock',
    'portal.sqlite',
  ]);
  const again = await startEmbedded(dataDir);
  const nothing = { quarantined: 0, removed: 0, missing: 0 };
  expect(await again.services.media.sweep()).toEqual(nothing);
  expect(await storedFiles(again)).toEqual(await storedFiles(portal));
  // The same sessions are still valid.
  const companies = succeeded(await again.call(listCompanies, { token }));
  expect(companies.map(({ name }) => name)).toContain('Brightwater');
  const [module] = succeeded(await again.call(listModules, { token }));
  const video = await again.inject({ url: `/api/uploads/${module?.videos[0]?.url}` });
  expect([video.status, module?.videos[0]?.missing]).toEqual([200, false]);
  const poster = await again.inject({ url: `/api/uploads/${module?.videos[0]?.poster}` });
  expect(poster.status).toBe(200);
});

describe('the signed log after a restore', () => {
  const originOf = (checkpoint: string) => checkpoint.split('\n')[0] ?? '';

  async function restoreInto(dataDir: string): Promise<TestPortal> {
    await run(restore, [target], { DATA_DIR: dataDir });
    return startEmbedded(dataDir);
  }

  it('goes on under another origin, and signs with the keys that the backup has if it was asked for them', async () => {
    const portal = await startEmbedded();
    const { dataDir } = portal.settings;
    const before = await portal.services.ledger.checkpoint();
    const formerKeys = await portal.services.ledger.keys();
    const said = await run(backup, [target, '--with-keys'], { DATA_DIR: dataDir });
    expect(said).toContain('The keys of the portal are in this backup.');
    const again = await restoreInto(join(folder, 'fresh'));
    for (const name of ['log-key.pem', 'badge-key.pem'])
      expect(await readFile(join(folder, 'fresh', name), 'utf8')).toBe(
        await readFile(join(dataDir, name), 'utf8'),
      );
    await inTransaction(again.resources.db, again.services.ledger.append);
    const after = await again.services.ledger.checkpoint();
    expect(originOf(after)).not.toBe(originOf(before));
    expect(after.split('\n')[1]).toBe('1');
    // Proofs from before are checked with them.
    expect(await again.services.ledger.keys()).toContain(formerKeys);
  });

  it('has new keys otherwise', async () => {
    const portal = await startEmbedded();
    const { dataDir } = portal.settings;
    await portal.services.ledger.checkpoint();
    const said = await run(backup, [target], { DATA_DIR: dataDir });
    expect(said).toContain('Keys of the portal are not in this backup');
    const again = await restoreInto(join(folder, 'fresh'));
    expect(await readFile(join(folder, 'fresh', 'log-key.pem'), 'utf8')).not.toBe(
      await readFile(join(dataDir, 'log-key.pem'), 'utf8'),
    );
    await inTransaction(again.resources.db, again.services.ledger.append);
    expect((await again.services.ledger.checkpoint()).split('\n')[1]).toBe('1');
  });

  it('names keys that lie elsewhere', async () => {
    const portal = await startEmbedded();
    const { dataDir } = portal.settings;
    const elsewhere = { LOG_KEY_FILE: join(dataDir, 'log-key.pem') };
    const said = await run(backup, [target, '--with-keys'], { DATA_DIR: dataDir, ...elsewhere });
    expect(said).toContain(`The key in ${elsewhere.LOG_KEY_FILE} is not in this backup.`);
    expect(await readdir(target)).toContain('badge-key.pem');
    expect(await readdir(target)).not.toContain('log-key.pem');
  });
});

it('contains every file that its database names, also when files are deleted during the backup', async () => {
  const portal = await startEmbedded();
  const ids = await addVideos(portal, 6);
  const { token } = await signInAdmin(portal);
  const remove = async (some: readonly number[]) => {
    for (const id of some)
      await deleteForGood(portal, await portal.call(deleteModule, { token, params: { id } }));
  };
  const add = MediaCopy.prototype.add;
  vi.spyOn(MediaCopy.prototype, 'add').mockImplementationOnce(async function (
    this: MediaCopy,
    keys,
  ) {
    // The database is copied, so that it names the files of these, ...
    await remove(ids.slice(2, 4));
    const away = await add.call(this, keys);
    // ... and the files of these are copied.
    await remove(ids.slice(4));
    return away;
  });
  await run(backup, [target], { DATA_DIR: portal.settings.dataDir });
  const { counts, files, lostMedia } = await readManifest(target);
  expect([counts['videos'], lostMedia]).toEqual([2, []]);
  const videos = (names: readonly string[]) => names.filter((name) => name.endsWith('.mp4')).sort();
  const kept = videos(await storedFiles(portal));
  expect(kept).toHaveLength(2);
  expect(videos(files.map(({ path }) => basename(path)))).toEqual(kept);
  expect(videos(await readdir(join(target, 'media')))).toEqual(kept);
});

it('reports files that were already lost, and copies the rest', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  const [key = ''] = (await storedFiles(portal)).filter((each) => each.endsWith('.mp4'));
  await portal.resources.media.remove(key);
  const said = await run(backup, [target], { DATA_DIR: portal.settings.dataDir });
  expect(said).toContain('Lost before this backup: 1 of the media files');
  expect((await readManifest(target)).lostMedia).toEqual([key]);
});

it('can be restored without media when all of them were already lost', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  for (const key of await storedFiles(portal)) await portal.resources.media.remove(key);
  await run(backup, [target], { DATA_DIR: portal.settings.dataDir });
  const dataDir = join(folder, 'fresh');
  await run(restore, [target], { DATA_DIR: dataDir });
  const again = await startEmbedded(dataDir);
  expect((await again.services.media.sweep()).missing).toBe(3);
});

it('can be restored from a backup made before installation ids were introduced', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  const { db, media } = portal.resources;
  await db.deleteFrom('installation').execute();
  await rm(join(portal.settings.dataDir, 'media', 'installation-id'));
  await run(backup, [target], { DATA_DIR: portal.settings.dataDir });
  expect((await readManifest(target)).files.map(({ path }) => path)).not.toContain(
    'media/installation-id',
  );
  const dataDir = join(folder, 'fresh');
  await run(restore, [target], { DATA_DIR: dataDir });
  const again = await startEmbedded(dataDir);
  expect(await again.resources.media.readInstallationId()).toBe(
    await findInstallationId(again.resources.db),
  );
  expect(await storedFiles(again)).toEqual(await storedFiles(portal));
  expect(await media.readInstallationId()).toBeNull();
});

it('is refused for a database that no portal has made its tables in', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  await writeFile(join(dataDir, SQLITE_FILE), '');
  await expect(run(backup, [target], { DATA_DIR: dataDir })).rejects.toThrow('nothing to back up');
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
});

it('is refused where the data folder is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(run(backup, [target], { DATA_DIR: file })).rejects.toThrow('nothing to back up');
});

it('never overwrites, and leaves nothing behind when it fails', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  const env = { DATA_DIR: portal.settings.dataDir };
  await mkdir(target, { recursive: true });
  await expect(run(backup, [target], env)).rejects.toThrow('a backup never overwrites');
  await rm(target, { recursive: true });
  const other = lockDataDir(`${target}.partial`);
  await expect(run(backup, [target], env)).rejects.toThrow('Another backup is being written');
  other.release();
  await rm(`${target}.partial`, { recursive: true });

  const [key = ''] = (await storedFiles(portal)).filter((each) => each.endsWith('.mp4'));
  await portal.resources.media.remove(key);
  await mkdir(join(env.DATA_DIR, 'media', key));
  await expect(run(backup, [target], env)).rejects.toThrow('EISDIR');
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
});

it('replaces what a killed backup has left', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  await mkdir(join(`${target}.partial`, 'media'), { recursive: true });
  await writeFile(join(`${target}.partial`, 'media', 'half'), 'half');
  await run(backup, [target], { DATA_DIR: portal.settings.dataDir });
  expect(await readdir(join(folder, 'backups'))).toEqual([basename(target)]);
  const names = await readdir(target, { recursive: true });
  expect(names).toContain('backup.json');
  expect(names.filter((name) => /half|owner/.test(name))).toEqual([]);
});

it('names the disk that is full', async () => {
  const portal = await startEmbedded();
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(MediaCopy.prototype, 'addInstallationId').mockRejectedValueOnce(full);
  await expect(run(backup, [target], { DATA_DIR: portal.settings.dataDir })).rejects.toThrow(
    `The disk that was to hold the backup ${target} is full (ENOSPC: no space left on device).`,
  );
  expect(await readdir(join(folder, 'backups'))).toEqual([]);
});

it('copies local files when PostgreSQL and S3 are used, and names the tools for the rest', async () => {
  const dataDir = join(folder, 'data');
  await expect(run(backup, [target], { DATA_DIR: dataDir })).rejects.toThrow('nothing to back up');
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await writeFile(join(dataDir, 'media', newMediaKey('mp4')), 'video');
  const beside = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://stranger@127.0.0.1:1/none' };
  expect(await run(backup, [target], beside)).toMatch(/files: 1 .*\n.*pg_dump/);
  const fresh = join(folder, 'fresh');
  expect(await run(restore, [target], { ...beside, DATA_DIR: fresh })).toContain('pg_restore');
  expect(await readdir(join(fresh, 'media'))).toHaveLength(1);

  const s3 = { S3_URL: 'https://k:s@s3.test/bucket?region=x' };
  expect(await run(backup, [`${target}-s3`], { ...beside, ...s3 })).toMatch(
    /files: 0 .*\n.*pg_dump.*\n.*bucket/,
  );
});

it('restores only into an empty folder, only an intact backup, and only if the portal will use it', async () => {
  const portal = await startEmbedded();
  await fill(portal);
  const { dataDir } = portal.settings;
  await run(backup, [target], { DATA_DIR: dataDir });
  await expect(run(restore, [target], { DATA_DIR: dataDir })).rejects.toThrow(
    'is in use by process',
  );
  await expect(run(restore, [folder], { DATA_DIR: dataDir })).rejects.toThrow('is no backup');

  const fresh = join(folder, 'fresh');
  const elsewhere = { DATA_DIR: fresh, DATABASE_URL: 'postgres://stranger@127.0.0.1:1/none' };
  await expect(run(restore, [target], elsewhere)).rejects.toThrow('without DATABASE_URL');
  await mkdir(fresh);
  await writeFile(join(fresh, 'notes.txt'), 'mine');
  await expect(run(restore, [target], { DATA_DIR: fresh })).rejects.toThrow('is not empty');
  expect((await readdir(fresh)).sort()).toEqual(['notes.txt', 'owner.lock']);

  const [video = ''] = (await readdir(join(target, 'media'))).filter((k) => k.endsWith('.mp4'));
  await appendFile(join(target, 'media', video), 'x');
  const empty = join(folder, 'empty');
  await expect(run(restore, [target], { DATA_DIR: empty })).rejects.toThrow(
    `media/${video} is not as it was written`,
  );
  await rm(join(target, 'media', video));
  await expect(run(restore, [target], { DATA_DIR: empty })).rejects.toThrow('is not there');
  expect(existsSync(empty)).toBe(false);
});

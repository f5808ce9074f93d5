import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCompany } from '@portal/contract/companies';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { multipart, signInAdmin, succeeded, upload } from '../testing/factories.ts';
import { fixtureFile } from '../testing/fixture-files.ts';
import { runCommand } from '../testing/run-command.ts';
import { startTestPortal, type TestPortal } from '../testing/start-test-portal.ts';
import { makeTestDatabase } from '../testing/test-database.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeTestInstallation } from '../testing/test-installation.ts';
import { adoptMedia } from './adopt-media.ts';

interface Installation {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
}

let resources: AsyncDisposableStack;
beforeEach(() => {
  resources = new AsyncDisposableStack();
});
afterEach(() => resources.disposeAsync());

const makeInstallation = async () => resources.use(await makeTestInstallation()).env;

async function makeEmptyInstallation(): Promise<Installation> {
  return {
    DATA_DIR: join(resources.use(await makeTestFolder()).path, 'data'),
    DATABASE_URL: resources.use(await makeTestDatabase()).databaseUrl ?? '',
  };
}

const start = (installation: Installation): Promise<TestPortal> =>
  startTestPortal({ ...installation });

/** Creates a company with a logo, and stops the portal. */
async function fill(installation: Installation): Promise<void> {
  await using portal = await start(installation);
  const { token } = await signInAdmin(portal);
  const logo = { logo: await fixtureFile('logos/brightwater-foods.png') };
  succeeded(await upload(portal, createCompany, multipart({ name: 'B' }, logo), { token }));
}

const mediaOf = ({ DATA_DIR }: Installation) => readdir(join(DATA_DIR, 'media'));

/** Moves the media folder of one data folder into the other, replacing the one there. */
async function moveMedia(from: Installation, to: Installation): Promise<void> {
  await rm(join(to.DATA_DIR, 'media'), { recursive: true, force: true });
  await mkdir(to.DATA_DIR, { recursive: true });
  await rename(join(from.DATA_DIR, 'media'), join(to.DATA_DIR, 'media'));
}

const adopt = (installation: Installation, ...args: string[]): Promise<string> =>
  runCommand(adoptMedia, args, { ...installation });

it('lets a portal start without its lost media', async () => {
  const installation = await makeInstallation();
  await fill(installation);
  await rm(join(installation.DATA_DIR, 'media'), { recursive: true });
  await expect(start(installation)).rejects.toThrow('adopt-media');
  const said = await adopt(installation);
  expect(said).toContain('Files that the database names: 0 are there, 1 are missing.');
  expect(said).toContain('Nothing was changed. To do this, run');
  await expect(start(installation)).rejects.toThrow('adopt-media');

  expect(await adopt(installation, '--yes')).toContain('Start the portal.');
  await using portal = await start(installation);
  expect((await portal.services.media.sweep()).missing).toBe(1);
});

it('assigns the files of another database to this one, so that the other can no longer use them', async () => {
  const other = await makeInstallation();
  await fill(other);
  const files = await mediaOf(other);
  const mine = await makeInstallation();
  await moveMedia(other, mine);
  await expect(start(mine)).rejects.toThrow('belong to another database');
  expect(await adopt(mine)).toContain('Files that the database does not name: 1.');
  await adopt(mine, '--yes');
  expect((await mediaOf(mine)).sort()).toEqual(files.sort());
  await (await start(mine))[Symbol.asyncDispose]();
  await moveMedia(mine, other);
  await expect(start(other)).rejects.toThrow('belong to another database');
});

it('changes nothing when database and media belong together, or while a portal uses the folder', async () => {
  const installation = await makeInstallation();
  await fill(installation);
  expect(await adopt(installation, '--yes')).toContain('Nothing to do');
  await using portal = await start(installation);
  expect(portal.settings.dataDir).toBe(installation.DATA_DIR);
  await expect(adopt(installation, '--yes')).rejects.toThrow('is in use by process');
});

it('is refused with a clear message without a database, and when the media cannot be read', async () => {
  const installation = await makeEmptyInstallation();
  const nowhere = { ...installation, DATABASE_URL: '' };
  await expect(adopt(nowhere)).rejects.toThrow('There is no portal.sqlite in');
  expect(existsSync(installation.DATA_DIR)).toBe(false);
  const { db, close } = openDatabase({
    dataDir: installation.DATA_DIR,
    databaseUrl: installation.DATABASE_URL,
  });
  await migrate(db, {});
  await close();
  await expect(adopt(installation)).rejects.toThrow('Start the portal first');
  await (await start(installation))[Symbol.asyncDispose]();
  const withBucket = { ...installation, S3_URL: 'http://KEY:SECRET@127.0.0.1:1/media' };
  await expect(adopt(withBucket)).rejects.toThrow(
    'cannot read the bucket http://127.0.0.1:1/media',
  );
  const damaged = { ...nowhere, DATA_DIR: join(installation.DATA_DIR, 'damaged') };
  await mkdir(damaged.DATA_DIR);
  await writeFile(join(damaged.DATA_DIR, 'portal.sqlite'), 'no database');
  await expect(adopt(damaged)).rejects.toThrow('The embedded database is damaged');
});

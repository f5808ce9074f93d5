import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstallationId } from '#server/platform/database/installation-id.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { MediaStoreUnavailableError } from '#server/platform/media/media-errors.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { startS3TestService } from '#server/platform/media/s3-test-service.ts';
import { makeCompanyWithMedia } from '#server/testing/company-with-media.ts';
import { copyMigratedDatabase } from '#server/testing/copy-migrated-database.ts';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startProcess } from '#server/testing/portal-process.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { bindMedia } from './binding.ts';

const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';
const OTHER_ID = randomUUID();
const redisUrl = process.env['TEST_REDIS_URL'];
let resources: AsyncDisposableStack;
let dataDir: string;
let databaseUrl: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  dataDir = join(resources.use(await makeTestFolder()).path, 'data');
  databaseUrl = resources.use(await copyMigratedDatabase(dataDir)).databaseUrl ?? '';
});
afterEach(() => resources.disposeAsync());

type Env = Readonly<Record<string, string>>;

const start = (env: Env = {}): Promise<TestPortal> =>
  startTestPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });

/** Creates an installation and stops it; returns the names of all files in its media folder. */
async function layOut(env: Env = {}): Promise<string[]> {
  await using portal = await start(env);
  await makeCompanyWithMedia(portal);
  // The partial upload of a killed process.
  const staging = join(dataDir, 'media', 'staging');
  await mkdir(staging, { recursive: true });
  await writeFile(join(staging, `${randomUUID()}.part`), 'half');
  return await mediaFolder();
}

const mediaFolder = async () => (await readdir(join(dataDir, 'media'), { recursive: true })).sort();

const idFile = () => join(dataDir, 'media', 'installation-id');

async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase({ dataDir, databaseUrl });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const forgetId = () => onDatabase((db) => db.deleteFrom('installation').execute());

/** Replaces the database in the settings by a new one. */
async function exchangeDatabase(): Promise<void> {
  for (const ending of ['-wal', '-shm'])
    await rm(join(dataDir, `portal.sqlite${ending}`), { force: true });
  databaseUrl = resources.use(await copyMigratedDatabase(dataDir)).databaseUrl ?? '';
}

/** Expects the same id in the database and the media store, and returns it. */
async function expectBound({ resources: { db, media } }: TestPortal): Promise<string> {
  const id = await media.readInstallationId();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await findInstallationId(db)).toBe(id);
  return id ?? '';
}

describe('the first start', () => {
  it('gives an empty database and an empty media store the same id, which then stays', async () => {
    const first = await start();
    const id = await expectBound(first);
    await first[Symbol.asyncDispose]();
    await using second = await start();
    expect(await expectBound(second)).toBe(id);
  });

  it.skipIf(!isOnPostgres || redisUrl === undefined)(
    'of two processes at once creates one id, on S3 and in a shared folder',
    async () => {
      const folder = resources.use(await makeTestFolder());
      const service = await startS3TestService(folder.path);
      resources.defer(() => service.close());
      for (const env of [{ S3_URL: service.url }, {}]) {
        await exchangeDatabase();
        const both = { ...env, REDIS_URL: redisUrl ?? '' };
        const portals = await Promise.all([start(both), start(both)]);
        for (const portal of portals) resources.use(portal);
        const [one, two] = await Promise.all(portals.map(expectBound));
        expect(one).toBe(two);
      }
    },
  );
});

describe('a database that does not belong to the media', () => {
  it('is refused when it is new, and the folder is not changed', async () => {
    const before = await layOut();
    await exchangeDatabase();
    await expect(start()).rejects.toThrow(/belong to another database, not to .* adopt-media/);
    expect(await mediaFolder()).toEqual(before);
    expect(await onDatabase(findInstallationId)).toBeNull();
  });

  it('is refused when it has another id', async () => {
    const before = await layOut();
    await writeFile(idFile(), `${randomUUID()}\n`);
    await expect(start()).rejects.toThrow('belong to another database');
    expect(await mediaFolder()).toEqual(before);
  });

  it('is refused when its id has a mark that cannot be read', async () => {
    await layOut();
    await appendFile(idFile(), '{"state":"of a later version"}\n');
    await expect(start()).rejects.toThrow('belong to another database');
  });

  it('is refused when neither has an id and no row names one of the files', async () => {
    await layOut();
    await exchangeDatabase();
    await rm(idFile());
    const before = await mediaFolder();
    await expect(start()).rejects.toThrow('names none of them');
    expect(await mediaFolder()).toEqual(before);
    expect(await onDatabase(findInstallationId)).toBeNull();
  });

  it.skipIf(!isOnPostgres)(
    'is refused by a process with a clear message: DATABASE_URL with the folder of a SQLite portal',
    async () => {
      const before = await layOut({ DATABASE_URL: '' });
      const portal = startProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PORT: String(await freePort()),
      });
      expect(await portal.ended).toBe(1);
      expect(portal.output.said).toContain('DATABASE_URL alone does not move an installation');
      expect(portal.output.said).not.toMatch(/\n\s+at |Password/);
      expect(await mediaFolder()).toEqual(before);

      await using embedded = await start({ DATABASE_URL: '' });
      const swept = await embedded.services.media.sweep();
      expect(swept).toEqual({ quarantined: 0, removed: 0, missing: 0 });
      expect(await storedFiles(embedded)).toHaveLength(2);
    },
  );

  it.skipIf(!isOnPostgres)(
    'is refused when it is the SQLite database of a folder whose media belong to PostgreSQL',
    async () => {
      await (await start({ DATABASE_URL: '' }))[Symbol.asyncDispose]();
      await rm(idFile());
      const before = await layOut();
      await expect(start({ DATABASE_URL: '' })).rejects.toThrow('not to the embedded database');
      expect(await mediaFolder()).toEqual(before);
    },
  );
});

describe('an installation from before ids were introduced', () => {
  it('gets an id when rows name files of the store', async () => {
    await layOut();
    await forgetId();
    await rm(idFile());
    await using portal = await start();
    await expectBound(portal);
    expect(await storedFiles(portal)).toHaveLength(2);
  });

  it('gets an id though its newest files are lost', async () => {
    await layOut();
    await forgetId();
    await rm(idFile());
    const rows = Array.from({ length: 30 }, (_, at) => ({
      module_id: 1,
      position: at + 1,
      media_key: newMediaKey('mp4'),
      content_type: 'video/mp4',
      size: 1,
      etag: '"x"',
      duration: 1,
      created_at: 0,
    }));
    await onDatabase(async (db) => {
      await db.updateTable('all_companies').set({ logo_key: null }).execute();
      await db.insertInto('videos').values(rows).execute();
    });
    await using portal = await start();
    await expectBound(portal);
  });

  it('does not start when rows name files and the store has none', async () => {
    await layOut();
    await forgetId();
    await rm(join(dataDir, 'media'), { recursive: true });
    await expect(start()).rejects.toThrow(/no media files in the folder .* If they are lost/);
    expect(await onDatabase(findInstallationId)).toBeNull();
  });

  it('takes the id of the store when an older state of the database was restored', async () => {
    await layOut();
    await forgetId();
    await using portal = await start();
    await expectBound(portal);
  });
});

describe('a start that was killed after writing the id to the database only', () => {
  it('is continued with the same id', async () => {
    await layOut();
    const id = await onDatabase(findInstallationId);
    await rm(idFile());
    await using portal = await start();
    expect(await expectBound(portal)).toBe(id);
  });

  it('is continued when both are empty', async () => {
    await (await start())[Symbol.asyncDispose]();
    await rm(idFile());
    await using portal = await start();
    await expectBound(portal);
  });
});

describe('media in an S3 service', () => {
  const startService = async () => {
    const service = await startS3TestService(resources.use(await makeTestFolder()).path);
    resources.defer(() => service.close());
    return service;
  };

  it('are refused with another database, and so is an empty bucket with this one', async () => {
    const [service, empty] = [await startService(), await startService()];
    await layOut({ S3_URL: service.url });
    await expect(start({ S3_URL: empty.url })).rejects.toThrow(/no media files in the bucket http/);
    const again = await start({ S3_URL: service.url });
    await expectBound(again);
    await again[Symbol.asyncDispose]();
    await exchangeDatabase();
    const refused = await start({ S3_URL: service.url }).catch((error: Error) => error.message);
    expect(refused).toMatch(/The media in the bucket http.* belong to another database/);
    expect(refused).not.toContain('S3RVER');
  });

  it('may be unavailable when the portal starts again, but not at its first start', async () => {
    const absent = 'http://KEY:SECRET@127.0.0.1:1/media';
    await expect(start({ S3_URL: absent })).rejects.toThrow('The portal cannot read the');
    const service = await startService();
    await layOut({ S3_URL: service.url });
    await using portal = await start({ S3_URL: absent });
    await expect(portal.services.media.sweep()).rejects.toThrow(MediaStoreUnavailableError);
  });
});

describe('another portal that finds the same empty store at the same time', () => {
  /** The store; after the call of `name` it contains the id of the other portal. */
  const overtaken = (media: MediaStore, name: keyof MediaStore): MediaStore =>
    new Proxy(media, {
      get: (store, property) => {
        const value = Reflect.get(store, property);
        if (typeof value !== 'function') return value;
        if (property !== name) return value.bind(store);
        return async (...given: unknown[]) => {
          const answer = await value.apply(store, given);
          await store.writeInstallationId(OTHER_ID);
          return answer;
        };
      },
    });

  it.each(['readInstallationId', 'writeInstallationId'] as const)(
    'keeps the store when it writes its id after %s',
    async (name) => {
      await using portal = await start();
      const { db, media } = portal.resources;
      await rm(idFile());
      const binding = bindMedia({ db, media: overtaken(media, name) });
      await expect(binding).rejects.toThrow('belong to another database');
      expect(await media.readInstallationId()).toBe(OTHER_ID);
    },
  );
});

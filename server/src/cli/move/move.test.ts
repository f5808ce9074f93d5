import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listCompanies } from '@portal/contract/companies';
import { listModules } from '@portal/contract/modules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMedia } from '#server/open-resources.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { giveUpMove, writeMoveMark } from '#server/platform/database/moved-to.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type S3TestService, startS3TestService } from '#server/platform/media/s3-test-service.ts';
import { readSettings } from '#server/settings.ts';
import { isForPeople } from '#server/startup-errors.ts';
import { makeCompanyWithMedia } from '#server/testing/company-with-media.ts';
import { copyMigratedSqlite } from '#server/testing/copy-migrated-sqlite.ts';
import { makeCompany, succeeded } from '#server/testing/factories.ts';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { readMedia } from '#server/testing/read-media.ts';
import { refusedCommand } from '#server/testing/refused-start.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { moveDatabase } from './database-part.ts';
import { openSource } from './ends.ts';
import { forgetMove } from './forget-move.ts';
import { move } from './move.ts';
import { readPlan } from './plan.ts';
import { MoveProgress } from './progress.ts';

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

type Env = Readonly<Record<'DATA_DIR' | 'DATABASE_URL' | 'S3_URL', string>>;

let resources: AsyncDisposableStack;
let dataDir: string;
let embedded: Env;
let s3: S3TestService;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder()).path;
  s3 = resources.adopt(await startS3TestService(join(folder, 's3')), (service) => service.close());
  dataDir = join(folder, 'data');
  embedded = { DATA_DIR: dataDir, DATABASE_URL: '', S3_URL: '' };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await resources.disposeAsync();
});

/** Starts a portal for the work and stops it. */
async function onPortal<T>(env: Env, work: (portal: TestPortal) => Promise<T>): Promise<T> {
  await using portal = await startTestPortal(env);
  return await work(portal);
}

interface Seen {
  readonly token: string;
  readonly companies: unknown;
  readonly files: readonly string[];
  readonly origin: string | undefined;
}

/** Makes an embedded installation with a logo, a video and a signed checkpoint. */
async function fill(): Promise<Seen> {
  await copyMigratedSqlite(dataDir);
  return onPortal(embedded, async (portal) => {
    const { token } = await makeCompanyWithMedia(portal);
    return see(portal, token);
  });
}

async function see(portal: TestPortal, token: string): Promise<Seen> {
  const { media } = portal.resources;
  const files: string[] = [];
  for (const key of await storedFiles(portal))
    files.push(`${key} ${(await readMedia(media, key)).toString('base64')}`);
  await inTransaction(portal.resources.db, portal.services.ledger.append);
  const checkpoint = await portal.services.ledger.checkpoint();
  const companies = succeeded(await portal.call(listCompanies, { token }));
  const facts = companies.map(({ logo: _logo, ...company }) => company);
  return { token, companies: facts, files, origin: checkpoint.split('\n')[0] };
}

async function moved(env: Env, ...args: string[]): Promise<string> {
  const { said, code } = await runPortalCommand(['move', ...args], env);
  expect([said, code]).toEqual([said, 0]);
  return said;
}

const makePostgres = async () => resources.use(await makeTestDatabase()).databaseUrl ?? '';

describe.skipIf(!isPostgres)('a move of the database', () => {
  it('takes an embedded installation to PostgreSQL and S3, and back', async () => {
    const before = await fill();
    const postgres: Env = { DATA_DIR: dataDir, DATABASE_URL: await makePostgres(), S3_URL: s3.url };
    const there = ['--to-database', postgres.DATABASE_URL, '--to-media', s3.url];
    const said = await moved(embedded, ...there);
    expect(said).toMatch(/Moved in .* tables with .* rows, 2 files with .*the same on both sides/);
    expect(said).toContain(`  DATABASE_URL=${postgres.DATABASE_URL}\n  S3_URL=${s3.url}\n`);
    expect(await moved(embedded, ...there)).toContain('Nothing to do');
    await expect(startTestPortal(embedded)).rejects.toThrow(
      /^The embedded database in DATA_DIR was moved to the PostgreSQL database .* Set DATABASE_URL to it, and start/,
    );
    expect((await runPortalCommand(['doctor'], embedded)).said).toContain(
      '✗ database: The embedded',
    );
    for (const command of [['backup', join(dataDir, '../copy')], ['tasks'], ['adopt-media']])
      expect(await refusedCommand(command, embedded)).toContain('was moved to');

    await onPortal(postgres, async (portal) => {
      expect(await see(portal, before.token)).toEqual(before);
      const [module] = succeeded(await portal.call(listModules, { token: before.token }));
      const link = await portal.inject({ url: `/api/uploads/${module?.videos[0]?.url}` });
      const video = await fetch(String(link.headers['location']));
      expect(video.headers.get('content-type')).toBe('video/mp4');
      await video.body?.cancel();
      await makeCompany(portal, 'Later');
    });

    const back = await moved(postgres, '--to-database', 'embedded', '--to-media', 'embedded');
    expect(back).toContain('# without DATABASE_URL and DATABASE_URL_FILE');
    expect(await readdir(dataDir)).toContainEqual(
      expect.stringMatching(/^portal-before-move-.*sqlite$/),
    );
    await expect(startTestPortal(postgres)).rejects.toThrow('was moved to the embedded database');
    await onPortal(embedded, async (portal) => {
      const { companies, ...rest } = await see(portal, before.token);
      expect(JSON.stringify(companies)).toContain('Later');
      expect(rest).toEqual({ token: before.token, files: before.files, origin: before.origin });
    });

    for (const [name, value] of Object.entries(postgres)) vi.stubEnv(name, value);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await forgetMove();
    expect(log.mock.calls.join('\n')).toMatch(/under another origin[\s\S]*two histories/);
    await onPortal(postgres, async (portal) => {
      const { origin, files } = await see(portal, before.token);
      expect(files).toEqual(before.files);
      expect(origin).not.toBe(before.origin);
    });
  });

  it('begins again if the source was used since, and its copy is refused until the end', async () => {
    const { token } = await fill();
    const postgres: Env = { ...embedded, DATABASE_URL: await makePostgres() };
    await stopMove(postgres.DATABASE_URL);
    await expect(startTestPortal(postgres)).rejects.toThrow(
      'is an incomplete copy of the embedded',
    );
    expect(await refusedCommand(['tasks'], embedded)).toContain('is being moved to');
    await onPortal(embedded, (portal) => makeCompany(portal, 'Later'));
    await moved(embedded, '--to-database', postgres.DATABASE_URL);
    await onPortal(postgres, async (portal) =>
      expect(JSON.stringify((await see(portal, token)).companies)).toContain('Later'),
    );
  });

  it('goes on where it was stopped', async () => {
    const before = await fill();
    const postgres: Env = { ...embedded, DATABASE_URL: await makePostgres() };
    await stopMove(postgres.DATABASE_URL);
    await moved(embedded, '--to-database', postgres.DATABASE_URL);
    await onPortal(postgres, async (portal) =>
      expect(await see(portal, before.token)).toEqual(before),
    );
  });

  it('is refused while a portal runs, into a database that is not empty, and without a login', async () => {
    await fill();
    const used = await makePostgres();
    const postgres: Env = { ...embedded, DATABASE_URL: used, DATA_DIR: `${dataDir}-2` };
    await onPortal(postgres, async () => {
      expect(await refusedCommand(['move', '--to-database', used], embedded)).toContain(
        'A portal runs on the PostgreSQL database',
      );
    });
    expect(await refusedCommand(['move', '--to-database', used], embedded)).toContain(
      'There is something in the PostgreSQL database',
    );
    const missing = new URL(used);
    missing.pathname = '/no_such_database';
    expect(await refusedCommand(['move', '--to-database', missing.href], embedded)).toMatch(
      /does not exist .* at the end of --to-database/,
    );
    await (await startTestPortal(embedded))[Symbol.asyncDispose]();
  });

  it('leaves the source as it was, if the target cannot be written', async () => {
    await fill();
    const readOnly = new URL(await makePostgres());
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const refused = await refusedCommand(['move', '--to-database', readOnly.href], embedded);
    expect(refused).toMatch(/PostgreSQL only reads .* Let --to-database name the primary server/);
    expect((await runPortalCommand(['tasks'], embedded)).said).toContain('No background work');
  });

  it('does not end if its source was used while it was copied', async () => {
    await fill();
    await using stack = new AsyncDisposableStack();
    const { part, source } = await beginMove(stack, await makePostgres());
    await part?.copy();
    await giveUpMove(source.db);
    await expect(part?.leave()).rejects.toThrow('was used while it was copied');
    await (await startTestPortal(embedded))[Symbol.asyncDispose]();
  });

  /** Begins a move that ends before its first table. */
  async function stopMove(url: string): Promise<void> {
    await using stack = new AsyncDisposableStack();
    const signal = AbortSignal.abort();
    const { part } = await beginMove(stack, url, signal);
    await expect(part?.copy()).rejects.toBe(signal.reason);
  }

  async function beginMove(
    stack: AsyncDisposableStack,
    url: string,
    signal = new AbortController().signal,
  ) {
    const progress = stack.use(new MoveProgress({ write: () => true }));
    const settings = readSettings({ ...embedded });
    const { database } = readPlan(move, ['--to-database', url], settings);
    if (database === null) throw new Error('There is no target');
    const source = await openSource(stack, settings);
    const work = { ...source, settings, stack, signal, progress };
    return { part: await moveDatabase(work, database, null), ...source };
  }
});

it('moves the media alone, and back', async () => {
  const before = await fill();
  const bucket: Env = { ...embedded, S3_URL: s3.url };
  const file = join(dataDir, '../bucket.txt');
  await writeFile(file, `${s3.url}\n`);
  const said = await moved(embedded, '--to-media-file', file);
  expect(said).toContain(`  S3_URL_FILE=${file}\n`);
  expect(said).not.toContain(s3.url);
  await expect(startTestPortal(embedded)).rejects.toThrow(
    /^The store of media in the folder .* was moved to the bucket .* Set S3_URL to it/,
  );
  expect((await runPortalCommand(['doctor'], embedded)).said).toContain(
    '✗ media: The store of media',
  );
  await onPortal(bucket, async (portal) => {
    expect(await see(portal, before.token)).toEqual(before);
    await portal.resources.media.remove(before.files[0]?.split(' ')[0] ?? '');
  });
  await moved(bucket, '--to-media', 'embedded');
  await onPortal(embedded, async (portal) =>
    expect(await see(portal, before.token)).toEqual(before),
  );
});

it('a start with --force is refused with a sentence, if the bucket cannot be reached', async () => {
  await copyMigratedSqlite(dataDir);
  const bucket = { ...embedded, S3_URL: 'http://KEY:SECRET@127.0.0.1:1/media' };
  for (const [name, value] of Object.entries(bucket)) vi.stubEnv(name, value);
  await expect(forgetMove()).rejects.toThrow('cannot read the bucket http://127.0.0.1:1/media');
});

describe('a move is refused', () => {
  const run = (env: Env, ...args: string[]) => runCommand(move, args, env);

  it('without a target, and to what the settings name already', async () => {
    await expect(run(embedded)).rejects.toThrow('A move needs a target.');
    await expect(run(embedded, '--to-database', 'embedded')).rejects.toThrow(
      `--to-database names the embedded database in ${dataDir}, which the settings name already.`,
    );
    await expect(run({ ...embedded, S3_URL: s3.url }, '--to-media', s3.url)).rejects.toThrow(
      'which the settings name already',
    );
  });

  it('to an address that is wrong, without showing it', async () => {
    const secret = 'mysql://portal:secret@db.test/portal';
    const failing = run(embedded, '--to-database', secret);
    await expect(failing).rejects.toThrow('--to-database: must be an address that begins with');
    await expect(failing).rejects.not.toThrow('secret');
    await expect(run(embedded, '--to-media-file', '/no/such/file')).rejects.toThrow(
      'The file /no/such/file must have an address: there is no such file.',
    );
  });

  it('to the same database under a name that cannot be decoded', async () => {
    const url = 'postgres://portal@db.test/50%off';
    await expect(run({ ...embedded, DATABASE_URL: url }, '--to-database', url)).rejects.toThrow(
      'names the PostgreSQL database 50%off on db.test:5432',
    );
  });

  it('without a database that was in use', async () => {
    await expect(run(embedded, '--to-media', s3.url)).rejects.toThrow('There is no portal.sqlite');
    await copyMigratedSqlite(dataDir);
    await expect(run(embedded, '--to-media', s3.url)).rejects.toThrow('is not up to date');
  });

  it('of the media alone, where the database was moved away, so that a portal may use them', async () => {
    await fill();
    const { db, close } = openDatabase(readSettings({ ...embedded }));
    const mark = { place: 'elsewhere', remedy: 'Set it', token: 't', at: new Date().toISOString() };
    await writeMoveMark(db, { ...mark, state: 'left' });
    await close();
    await expect(run(embedded, '--to-media', s3.url)).rejects.toThrow('was moved to elsewhere');
  });

  it('with a sentence, if a file in the target is another one, which the next attempt replaces', async () => {
    const { files } = await fill();
    const [key = '', content = ''] = files[0]?.split(' ') ?? [];
    const settings = readSettings({ ...embedded, S3_URL: s3.url });
    const bucket = openMedia(settings);
    const id = (await openMedia({ ...settings, s3: undefined }).readInstallationId()) ?? '';
    const mark = { place: 'the folder', remedy: '', token: id, at: new Date().toISOString() };
    await bucket.writeInstallationId(id, { ...mark, state: 'arriving' });
    const other = Buffer.alloc(Buffer.from(content, 'base64').length);
    const received = await bucket.receive(Readable.from([other]), { maxBytes: other.length });
    await received.commit(key, 'image/webp');
    await expect(run(embedded, '--to-media', s3.url)).rejects.toSatisfy(
      (error) => isForPeople(error) && error.message.includes(`The copy of ${key} in the bucket`),
    );
    await run(embedded, '--to-media', s3.url);
    expect((await readMedia(bucket, key)).toString('base64')).toBe(content);
  });

  it('to a bucket that a copy of this installation uses', async () => {
    await fill();
    const settings = readSettings({ ...embedded, S3_URL: s3.url });
    const id = await openMedia({ ...settings, s3: undefined }).readInstallationId();
    await openMedia(settings).writeInstallationId(id ?? '');
    await expect(run(embedded, '--to-media', s3.url)).rejects.toThrow(
      'are of this portal, or of a copy of it that may be using them',
    );
  });

  it('to a bucket that does not exist, or has files of another portal', async () => {
    await fill();
    const missing = s3.url.replace('/media', '/missing');
    await expect(run(embedded, '--to-media', missing)).rejects.toThrow(
      /cannot be copied from the folder .* to the bucket .*missing \(There is no such S3 bucket\)/,
    );
    const other: Env = { ...embedded, DATA_DIR: `${dataDir}-2`, S3_URL: s3.url };
    await copyMigratedSqlite(other.DATA_DIR);
    await (await startTestPortal(other))[Symbol.asyncDispose]();
    await expect(run(embedded, '--to-media', s3.url)).rejects.toThrow(
      'that belong to another portal or to none',
    );
  });
});

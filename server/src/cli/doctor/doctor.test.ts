import { chmod, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCompany } from '@portal/contract/companies';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshFigures } from '#server/features/learning/figures/figures.ts';
import { startRuns } from '#server/features/learning/service.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { runPortalCommand, startPortalCommand } from '#server/testing/portal-process.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation, type TestInstallation } from '#server/testing/test-installation.ts';
import { doctor } from './doctor.ts';

const HOUR_S = 3_600;

let resources: AsyncDisposableStack;
let dataDir: string;
let databaseUrl: string | undefined;
let env: TestInstallation['env'];
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  ({ dataDir, databaseUrl, env } = resources.use(await makeTestInstallation()));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  await resources.disposeAsync();
});

/** Creates a portal with one logo, and stops it unless it is to keep running. */
async function layOut({ keepsRunning }: { keepsRunning: boolean }): Promise<void> {
  const portal = await startTestPortal(env);
  if (keepsRunning) resources.use(portal);
  const { token } = await signInAdmin(portal);
  const logo = { logo: await fixtureFile('logos/brightwater-foods.png') };
  succeeded(await upload(portal, createCompany, multipart({ name: 'B' }, logo), { token }));
  if (!keepsRunning) await portal[Symbol.asyncDispose]();
}

/** Runs the command in this process and returns its lines and exit code. */
async function look(more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...env, ...more })) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await doctor.run([]);
  const lines = log.mock.calls.flat() as string[];
  log.mockRestore();
  return { lines, wrong: lines.filter((line) => line.startsWith('✗')), code: process.exitCode };
}

it('finds no problem in a running portal', async () => {
  await layOut({ keepsRunning: true });
  const { said, code } = await runPortalCommand(['doctor'], env);
  expect([said.split('\n').filter((line) => !line.startsWith('✓')), code]).toEqual([[''], 0]);
  expect(said).toContain('media: the files are those that the database names (1)');
  expect(said).toMatch(/migrations: all \d+ have run/);
});

it('reports lost files, unknown files and an open folder, and changes nothing', async () => {
  await layOut({ keepsRunning: false });
  const media = join(dataDir, 'media');
  const [logo = ''] = (await readdir(media)).filter((name) => name.endsWith('.webp'));
  await rm(join(media, logo));
  const [orphan, young] = [newMediaKey('mp4'), newMediaKey('mp4')];
  for (const key of [orphan, young]) await writeFile(join(media, key), '');
  const longAgo = Date.now() / 1_000 - 2 * HOUR_S;
  await utimes(join(media, orphan), longAgo, longAgo);
  await chmod(dataDir, 0o755);
  const isEmbedded = databaseUrl === undefined;
  const database = join(dataDir, 'portal.sqlite');
  if (isEmbedded) await chmod(database, 0o666);
  const { said, code } = await runPortalCommand(['doctor'], env);
  expect(said).toContain(
    `✗ data folder: others on this machine can use ${isEmbedded ? `${dataDir}, ${database}` : dataDir}.`,
  );
  expect(said).toContain('✗ media: lost are 1 of the files that the database names (logo 1: ');
  expect(said).toContain(`✗ media: without a row in the database: 1 file of 0.0 MB (${orphan})`);
  expect(code).toBe(1);
  expect((await readdir(media)).filter((name) => name.endsWith('.mp4'))).toHaveLength(2);
});

it('lists the files in quarantine and when they will be removed', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { token } = await signInAdmin(portal);
  const media = join(dataDir, 'media');
  const longAgo = Date.now() / 1_000 - 2 * HOUR_S;
  const keep = async (key: string) => {
    await writeFile(join(media, key), 'x'.repeat(400_000));
    await utimes(join(media, key), longAgo, longAgo);
  };
  const [first, second] = [newMediaKey('mp4'), newMediaKey('webm')];
  await keep(first);
  expect((await portal.services.media.sweep()).quarantined).toBe(1);
  const setFoundAt = (key: string, foundAt: number) =>
    portal.resources.db
      .updateTable('quarantined_media')
      .set({ found_at: foundAt })
      .where('media_key', '=', key)
      .execute();
  await setFoundAt(first, Date.UTC(2126, 0, 1));
  // Nothing else is in the store: the database may be the wrong one.
  const alone = await look();
  expect([alone.wrong, alone.code]).toEqual([
    [
      `✗ media: in quarantine, without a row in the database: 1 file of 0.4 MB (${first}); to be ` +
        'removed on 2126-01-31. If they are needed, restore the database that names them before that day.',
    ],
    1,
  ]);
  process.exitCode = undefined;

  const logo = { logo: await fixtureFile('logos/brightwater-foods.png') };
  succeeded(await upload(portal, createCompany, multipart({ name: 'B' }, logo), { token }));
  await keep(second);
  await portal.services.media.sweep();
  await setFoundAt(second, Date.UTC(2126, 0, 3));
  const { lines, wrong, code } = await look();
  expect([wrong, code]).toEqual([[], undefined]);
  expect(lines).toContainEqual(expect.stringContaining('those that the database names (1)'));
  expect(lines).toContainEqual(
    expect.stringMatching(/^✓ media: in quarantine, .*: 2 files of 0.8/),
  );
  expect(lines.join('\n')).toContain('to be removed on 2126-01-31 to 2126-02-02');
});

it('reports a media store that belongs to another database', async () => {
  await layOut({ keepsRunning: false });
  await writeFile(join(dataDir, 'media', 'installation-id'), 'another\n');
  const { wrong, code } = await look();
  expect([wrong, code]).toEqual([
    [
      expect.stringMatching(
        /^✗ media: the portal does not start\. The media in the folder .* belong/,
      ),
    ],
    1,
  ]);
});

it('reports pending migrations, without reading the tables that they create', async () => {
  await layOut({ keepsRunning: false });
  const { db, close } = openDatabase({ dataDir, databaseUrl });
  await db.deleteFrom('kysely_migration' as never).execute();
  await db.schema.dropTable('quarantined_media').execute();
  await close();
  const { wrong } = await look();
  expect(wrong).toEqual([expect.stringContaining('001-schema have not run')]);
});

it('reports every wrong setting, and a folder without a portal', async () => {
  const { wrong, code } = await look({ PORT: 'http', SESSION_DAYS: '0' });
  expect([wrong.length, code]).toEqual([2, 1]);
  expect(wrong[0]).toContain('PORT: must be a whole number');
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
  const nothing = await look({ DATABASE_URL: '' });
  expect(nothing.wrong).toEqual([
    expect.stringContaining(`there is no ${dataDir}`),
    expect.stringContaining('there is no portal.sqlite'),
  ]);
});

it('ends without a stack when the reader of its lines ends first, as `head` does', async () => {
  const { child, output, ended } = startPortalCommand(['doctor'], env);
  child.stdout.destroy();
  expect(await ended).toBe(1);
  expect(output.said).toBe('');
});

it('reports services that do not answer, without their passwords', async () => {
  await layOut({ keepsRunning: false });
  const { wrong } = await look({
    DATABASE_URL: 'postgres://stranger:secret@127.0.0.1:1/none',
    REDIS_URL: 'redis://:secret@127.0.0.1:1',
    SMTP_URL: 'smtp://a:secret@127.0.0.1:1',
  });
  expect(wrong.map((line) => /^✗ (\w+):/.exec(line)?.[1])).toEqual(['database', 'Redis', 'mail']);
  expect(wrong.join()).not.toContain('secret');
});

it('reports that no mail is sent by a portal with a public address and no mail server', async () => {
  await layOut({ keepsRunning: false });
  const { wrong } = await look({ PUBLIC_URL: 'https://portal.example.com' });
  expect(wrong).toEqual([expect.stringContaining('Nobody gets them: set SMTP_URL')]);
});

it('reports mails that wait too long and mails that were permanently refused', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { user } = await signInAdmin(portal);
  const { db } = portal.resources;
  expect((await look()).lines).toContain('✓ mail: 0 in the queue');
  await portal.services.mails.enqueueForAll(db, 'HELP_ANSWERED', [user.id]);
  expect((await look()).lines).toContain('✓ mail: 1 in the queue');
  await db
    .updateTable('mail_queue')
    .set({ scheduled_at: Date.UTC(2026, 0, 2), next_attempt_at: Date.UTC(2126, 0, 1) })
    .execute();
  expect((await look()).wrong).toEqual([
    expect.stringMatching(/^✗ mail: 1 in the queue, the oldest due since 2026-01-02T00:00:00.000Z/),
  ]);
  await db
    .updateTable('mail_queue')
    .set({ refused_at: 1, refusal: '550 no such user', next_attempt_at: null })
    .execute();
  const { wrong, code } = await look();
  expect(wrong).toEqual([
    expect.stringContaining(
      `1 (HELP_ANSWERED to user ${user.id}: 550 no such user). Correct the emails of these users`,
    ),
  ]);
  expect(code).toBe(1);
});

it('reports entries of the signed log that wait, a key that was replaced, and keys that are missing', async () => {
  const portal = await startTestPortal(env);
  const { ledger } = portal.services;
  const { db } = portal.resources;
  await inTransaction(db, ledger.append);
  await ledger.add(db, { kind: LEAF_KINDS.personErased, fields: [], secret: '', at: 0 });
  expect((await look()).wrong).toEqual([
    expect.stringContaining('entries wait for a signature since 1970-01-01T00:00:00.000Z'),
  ]);
  await inTransaction(db, ledger.append);
  await portal[Symbol.asyncDispose]();
  expect((await look()).wrong).toEqual([]);

  const [logKey, badgeKey] = [join(dataDir, 'log-key.pem'), join(dataDir, 'badge-key.pem')];
  const former = join(dataDir, 'former-key.pem');
  await rename(logKey, former);
  await rename(badgeKey, join(dataDir, 'former-badge-key.pem'));
  expect((await look()).wrong).toEqual([
    expect.stringContaining(`key ${logKey}: ENOENT`),
    expect.stringContaining(`key ${badgeKey}: ENOENT`),
  ]);
  await using renewed = await startTestPortal(env);
  await inTransaction(renewed.resources.db, renewed.services.ledger.append);
  expect((await look({ LOG_KEY_FILE: former })).wrong).toEqual([
    expect.stringContaining(`the keys in ${former} were replaced by newer ones`),
  ]);
});

it('names trainees whose figures do not follow from their run', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { db } = portal.resources;
  const { user } = await makeTrainee(portal);
  expect((await look()).lines).toContain(
    '✓ runs: the figures of the list of trainees follow from them',
  );
  const change = (columns: { progress?: number; active_at?: number }) =>
    db.updateTable('trainee_figures').set(columns).where('user_id', '=', user.id).execute();
  for (const columns of [{ progress: 1 }, { progress: 0, active_at: 5 }]) {
    await change(columns);
    expect((await look()).wrong).toEqual([
      expect.stringContaining(`runs: wrong figures of 1 trainee (users ${user.id})`),
    ]);
  }
});

it('names trainees whose current run is not theirs, not the newest, ended or of another company', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { db } = portal.resources;
  const [one, other] = [await makeTrainee(portal), await makeTrainee(portal)];
  const runId = await currentRunOf(db, one.user.id);
  expect((await look()).lines).toContain('✓ runs: each trainee has a current one');
  const expectNamed = async () => {
    const { wrong } = await look();
    expect(wrong).toEqual([
      expect.stringContaining(`runs: wrong for 1 trainee (users ${one.user.id})`),
    ]);
  };
  const setUser = (columns: { current_run_id: number | null }) =>
    db.updateTable('all_users').set(columns).where('id', '=', one.user.id).execute();
  const setRun = (columns: { ended_at?: number | null; company_id?: number; user_id?: number }) =>
    db.updateTable('runs').set(columns).where('id', '=', runId).execute();
  await setUser({ current_run_id: null });
  await expectNamed();
  await setUser({ current_run_id: await currentRunOf(db, other.user.id) });
  await expectNamed();
  await setUser({ current_run_id: runId });
  await setRun({ ended_at: 1 });
  await expectNamed();
  await setRun({ ended_at: null, company_id: other.user.company?.id ?? 0 });
  await expectNamed();
  await setRun({ company_id: one.user.company?.id ?? 0 });
  expect((await look()).wrong).toEqual([]);
  await startRuns(db, [one.user.id], 1);
  await setUser({ current_run_id: runId });
  await expectNamed();
});

it('names ended and completed runs that lost a module which was passed in them', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { db } = portal.resources;
  const { user } = await makeTrainee(portal);
  const module = await makeQuizModule(portal, user.company?.id ?? 0);
  const runId = await currentRunOf(db, user.id);
  await db
    .insertInto('progress')
    .values({
      run_id: runId,
      module_id: module.id,
      reached_at: 1,
      opened_at: 1,
      watched_seconds: 0,
      position_seconds: 0,
      watched_to_seconds: 0,
      watched_at: null,
      best_correct: 2,
      best_total: 2,
      passed_at: 2,
      updated_at: 2,
    })
    .execute();
  expect((await look()).lines).toContain('✓ runs: completed and earlier ones have their modules');
  const complete = (at: number) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('runs').set({ completed_at: at }).where('id', '=', runId).execute();
      await refreshFigures(tx, [runId], Date.now());
    });
  await complete(1);
  // It was passed after the completion.
  expect((await look()).wrong).toEqual([]);
  await complete(2);
  expect((await look()).wrong).toEqual([
    expect.stringContaining(`without modules that were passed in them: runs ${runId}`),
  ]);
  await db
    .insertInto('run_modules')
    .values({
      run_id: runId,
      module_id: module.id,
      name: 'M',
      position: 0,
      seconds: 0,
      questions: 2,
    })
    .execute();
  expect((await look()).wrong).toEqual([]);
});

it('names rows that are hidden without a deletion, and deletions without a row', async () => {
  const portal = resources.use(await startTestPortal(env));
  const { db } = portal.resources;
  const { user } = await makeTrainee(portal);
  // The figures of no trainee are about it.
  const { id: companyId } = await makeCompany(portal);
  const { id: moduleId } = await makeQuizModule(portal, companyId);
  expect((await look()).lines).toContain('✓ trash: each deletion fits the rows that it hides');
  const { id: deletionId } = await db
    .insertInto('deletions')
    .values({
      subject_kind: 'module',
      subject_id: moduleId,
      subject_name: 'Module',
      search_key: 'module',
      company_id: companyId,
      company_name: 'Company',
      deleted_by: null,
      deleted_by_name: 'Ada',
      deleted_at: 1,
      purge_at: Date.UTC(2126, 0, 1),
      counts: '{}',
      settled_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const setDeletion = (columns: { restored_at?: number | null; purged_at?: number | null }) =>
    db.updateTable('deletions').set(columns).where('id', '=', deletionId).execute();
  const mark = { deleted_at: 1, deletion_id: deletionId };
  const setModule = (columns: Partial<typeof mark> & { purged_at?: number }) =>
    db.updateTable('all_modules').set(columns).where('id', '=', moduleId).execute();
  const expectWrong = async (text: string) =>
    expect((await look()).wrong).toEqual([expect.stringContaining(text)]);

  await expectWrong(`trash: nothing to restore for deletions ${deletionId}`);
  await setModule(mark);
  expect((await look()).wrong).toEqual([]);
  await setDeletion({ restored_at: 2 });
  await expectWrong(`trash: hidden without a deletion, or the reverse: module ${moduleId}`);
  await setDeletion({ restored_at: null, purged_at: 2 });
  await expectWrong(`module ${moduleId}`);
  await setModule({ purged_at: 2 });
  expect((await look()).wrong).toEqual([]);
  await db.updateTable('all_users').set({ deleted_at: 1 }).where('id', '=', user.id).execute();
  await expectWrong(`trainee ${user.id}`);
  await db
    .updateTable('all_users')
    .set({ deleted_at: null, deletion_id: deletionId })
    .where('id', '=', user.id)
    .execute();
  await expectWrong(`trainee ${user.id}`);
});

it.skipIf(process.env['TEST_ENGINE'] === 'postgres')('names progress without a run', async () => {
  await layOut({ keepsRunning: false });
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), {
    enableForeignKeyConstraints: false,
  });
  database.exec(
    'insert into progress (run_id, module_id, reached_at, updated_at) values (77, 78, 1, 1)',
  );
  database.close();
  expect((await look()).wrong.join()).toContain('rows of progress that refer to missing runs: 1');
});

it('reports a damaged database, and a database used by a newer build', async () => {
  await layOut({ keepsRunning: false });
  const portal = await startTestPortal(env);
  await portal.resources.db
    .insertInto('kysely_migration' as never)
    .values({ name: '999-later', timestamp: 'x' } as never)
    .execute();
  await portal[Symbol.asyncDispose]();
  expect((await look()).wrong).toEqual([expect.stringContaining('newer version of the portal')]);
  await writeFile(join(dataDir, 'portal.sqlite'), 'no database at all, whatever its name says', {
    mode: 0o600,
  });
  expect((await look({ DATABASE_URL: '' })).wrong).toEqual([
    expect.stringContaining('restore the latest whole backup'),
  ]);
});

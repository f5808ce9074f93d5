import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listCompanies } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { expect, test } from 'vitest';
import {
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import {
  makeOldInstallation,
  type OldAnswer,
  readOldAnswers,
} from '#server/testing/old-installation.ts';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';

const ADMIN = 'admin@portal.test';
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const hasPgDump = spawnSync('pg_dump', ['--version']).status === 0;

/**
 * Fields with another value than before: a completion is a run now, activity can name a job, and a module its run;
 * progress has the evidence of watching.
 */
const CHANGED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/admin\/completions$/, ['id']],
  [/^\/admin\/activity$/, ['jobId']],
  [/^\/trainee\/modules\/\d+$/, ['runId']],
  // The status of a trainee is new there; that of a help request is compared.
  [/^\/admin\/trainees$/, ['status']],
  // New there; those of one module are compared.
  [/^\/trainee\/(dashboard|modules)$/, ['watchedTo', 'videoCompleted']],
  [/^\/admin\/trainees\/\d+\/progress$/, ['openedAt', 'watchSessions', 'filmLoaded']],
];

/** Fields that newer versions have added. */
const ADDED = new Set([
  'restartedAt',
  'passMark',
  'questionsDrawn',
  'triesMax',
  'tryNumber',
  'retryAt',
  'retryInSeconds',
  'triesLeft',
  'stuck',
  'tries',
  'passed',
  'signUp',
  'domains',
  'isStuck',
  'warning',
  'assignee',
  'hasNewNotes',
  'quizTried',
  'quizPassed',
  'trainingCompletedAt',
  'hasEarlierResult',
  'hasPassword',
  'hasPoster',
  'poster',
  'fixedOrder',
  'problems',
  'invitationRefused',
  'invitationRefusal',
  'passedByMark',
  'completedByMark',
  'completedByWatching',
  'completedByDeletion',
  'separated',
  'blocked',
  'messagesLeft',
]);

/** Columns that newer versions have added to the end of the file of progress. Their values need no quotes. */
const ADDED_COLUMNS = ',Training completed (UTC),New modules since';

function withoutAddedColumns(file: string): string {
  const [header = ''] = file.split('\r\n', 1);
  return header.endsWith(ADDED_COLUMNS) ? file.replaceAll(/(?:,[^,\r\n]*){2}(?=\r\n)/g, '') : file;
}

const sorted = (values: readonly unknown[]) =>
  values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** A trainee who completed the training before a module was added counts as completed now, not as in training. */
function withoutCompletion({
  inTraining = 0,
  completedAll = 0,
  ...others
}: Record<string, number>) {
  return { ...others, inTrainingOrCompleted: inTraining + completedAll };
}

/** Without what differs at each call: signatures of links, and when they expire. */
function comparable(answer: unknown, path = ''): unknown {
  if (typeof answer === 'string') return withoutAddedColumns(answer);
  const address = path.replace(/\?.*/, '');
  const changed = CHANGED.find(([known]) => known.test(address))?.[1] ?? [];
  const text = JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'mediaExpiresAt' || changed.includes(name) || ADDED.has(name)) return undefined;
    // Each try has an order of its own.
    if (name === 'mcqs' || name === 'options') return sorted(value as unknown[]);
    // A video can have captions in several languages now.
    if (name === 'captions' && value === null) return [];
    return name === 'url' && typeof value === 'string' ? value.replace(/\?.*/, '') : value;
  });
  const compared: unknown = JSON.parse(text);
  if (address.endsWith('/impact')) return withoutCompletion(compared as Record<string, number>);
  // Pending help requests come first now.
  if (address === '/admin/help-requests' && Array.isArray(compared)) return sorted(compared);
  return compared;
}

/** Makes the recorded calls again, each with a session of its caller. */
class Repetition {
  readonly #portal: TestPortal;
  readonly #tokens = new Map<string, string>();

  constructor(portal: TestPortal) {
    this.#portal = portal;
  }

  async repeat({ as, path, exportOf }: OldAnswer) {
    const authorization = as === null ? {} : { authorization: `Bearer ${await this.#tokenOf(as)}` };
    if (path === undefined) return this.#exported(authorization, exportOf ?? null);
    const answer = await this.#portal.inject({ url: `/api${path}`, headers: authorization });
    return { status: answer.status, headers: answer.headers, answer: answer.body };
  }

  async #tokenOf(email: string): Promise<string> {
    const known = this.#tokens.get(email);
    if (known !== undefined) return known;
    const call = email === ADMIN ? logInAsAdmin : logIn;
    const session = await this.#portal.call(call, { body: { email, password: PASSWORD } });
    const { token } = succeeded(session);
    this.#tokens.set(email, token);
    return token;
  }

  async #exported(headers: { authorization?: string }, company: number | null) {
    const { path, method } = createProgressExport;
    const url = `/api${path}`;
    const link = await this.#portal.inject({ method, url, headers, payload: { company } });
    const { url: address } = link.body as { url: string };
    const file = await this.#portal.inject({ url: address });
    return { status: file.status, headers: file.headers, answer: file.raw };
  }
}

test('an installation of the version before answers all reads as it did, after the upgrade', async () => {
  await using old = await makeOldInstallation();
  await using portal = await startTestPortal(old.env);
  const repetition = new Repetition(portal);
  const recorded = readOldAnswers();
  expect(recorded.length).toBeGreaterThan(200);
  for (const answer of recorded) {
    const { as, path, exportOf } = answer;
    const now = await repetition.repeat(answer);
    const name = `${as} ${path ?? `export of ${exportOf}`}`;
    expect(comparable(now.answer, path), name).toEqual(comparable(answer.answer, path));
    expect(now.status, name).toBe(answer.status);
    for (const [header, value] of Object.entries(answer.headers ?? {}))
      expect(String(now.headers[header]), `${name} ${header}`).toBe(value);
  }
  expect(await readdir(join(old.dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^portal-017-mail-queue-/),
  ]);
});

test('doctor, adopt-media and create-admin know a database that is not upgraded yet', async () => {
  await using old = await makeOldInstallation();
  const waiting = await runPortalCommand(['doctor'], old.env);
  expect(waiting.said).toMatch(/✗ migrations: 018-lasting-records, .* have not run/);
  expect(waiting.code).toBe(1);
  const adopting = await runPortalCommand(['adopt-media'], old.env);
  expect([adopting.said, adopting.code]).toEqual([
    expect.stringContaining('The database is not up to date. Start the portal first'),
    1,
  ]);
  const creating = await runPortalCommand(['create-admin', '--email', 'third@portal.test'], {
    ...old.env,
    BACKUP_BEFORE_UPGRADE: 'false',
  });
  expect([creating.said, creating.code]).toEqual([
    expect.stringContaining('Administrator created: third@portal.test'),
    0,
  ]);
  const upgraded = await runPortalCommand(['doctor'], old.env);
  expect(upgraded.said.match(/^✗.*/gm) ?? []).toEqual([]);
  expect(upgraded.code).toBe(0);
});

test.skipIf(isPostgres)(
  'backup copies an installation that is not upgraded yet, and the restored copy is upgraded',
  async () => {
    await using old = await makeOldInstallation();
    await using folder = await makeTestFolder();
    const target = join(folder.path, 'backup');
    const made = await runPortalCommand(['backup', target], old.env);
    expect([made.said, made.code]).toEqual([
      expect.stringMatching(/^Backup written to .*companies: 3, people: 16, modules: 6, videos: 2/),
      0,
    ]);
    const dataDir = join(folder.path, 'restored');
    const restored = await runPortalCommand(['restore', target], { DATA_DIR: dataDir });
    expect([restored.said, restored.code]).toEqual([expect.stringMatching(/^Restored/), 0]);
    await using portal = await startTestPortal({ DATA_DIR: dataDir, DATABASE_URL: '' });
    const nothing = { quarantined: 0, removed: 0, missing: 0 };
    expect(await portal.services.media.sweep()).toEqual(nothing);
    const { token } = await signInAdmin(portal);
    expect(succeeded(await portal.call(listCompanies, { token }))).toHaveLength(3);
  },
);

/** A copy of the upgraded installation, as an operator makes and restores it. */
async function copyUpgraded(
  copying: AsyncDisposableStack,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const folder = copying.use(await makeTestFolder()).path;
  const copy = { DATA_DIR: join(folder, 'copy'), DATABASE_URL: '' };
  if (databaseUrl === undefined) {
    const backup = join(folder, 'backup');
    await runPortalCommand(['backup', backup], { DATA_DIR: dataDir });
    await runPortalCommand(['restore', backup], copy);
    return copy;
  }
  const other = copying.use(await makeTestDatabase());
  const dump = join(folder, 'portal.dump');
  execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl]);
  execFileSync('pg_restore', ['--no-owner', `--dbname=${other.databaseUrl}`, dump]);
  await cp(dataDir, copy.DATA_DIR, { recursive: true });
  return { ...copy, DATABASE_URL: other.databaseUrl ?? '' };
}

test.skipIf(isPostgres && !hasPgDump)(
  'a backup of the upgraded installation is restored with its views, triggers and ids',
  async () => {
    await using old = await makeOldInstallation();
    await (await startTestPortal(old.env))[Symbol.asyncDispose]();
    await using copying = new AsyncDisposableStack();
    const env = await copyUpgraded(copying, old);
    await using portal = await startTestPortal(env);
    const { db } = portal.resources;
    const counted = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow();
    expect(counted).toEqual({ users: 16 });
    // The ids of the installation end at 17.
    const { user } = await makeTrainee(portal, { companyName: 'Brightwater Foods' });
    expect(user.id).toBe(18);
    await makeQuizModule(portal, user.company?.id ?? 0);
    const doctor = await runPortalCommand(['doctor'], env);
    expect(doctor.said.match(/^✗.*/gm) ?? []).toEqual([]);
  },
);

/**
 * Deleted trainees, and limited admins whose scope ends, lose their access at once in every process: in two processes with
 * PostgreSQL and Redis, otherwise in one.
 */
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resetPassword } from '@portal/contract/accounts';
import { changeAdminReach } from '@portal/contract/admins';
import type { Call } from '@portal/contract/call';
import { deleteCompany } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { startBulkAction } from '@portal/contract/jobs';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { getModule } from '@portal/contract/modules';
import { deleteTrainee, getTraineeProgress, updateTrainee } from '@portal/contract/trainees';
import { expect, test, vi } from 'vitest';
import { newToken, tokenHash } from './features/accounts/tokens.ts';
import { MEDIA_FOLDER } from './platform/data-dir.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  makeVideoModule,
  PASSWORD,
  setReach,
  signInAdmin,
  succeeded,
} from './testing/factories.ts';
import { openLive } from './testing/live-client.ts';
import { beginDownload } from './testing/partial-download.ts';
import { startWithAdmin } from './testing/process-client.ts';
import { startTestPortal, type TestPortal } from './testing/start-test-portal.ts';
import { makeTestInstallation } from './testing/test-installation.ts';
import { withoutIntervals } from './testing/without-intervals.ts';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const isPair = process.env['TEST_ENGINE'] === 'postgres' && redisUrl !== '';
/** The sockets are closed by an event then: without one, each is checked every 25 seconds. */
const NO_INTERVALS = new URL('testing/no-intervals.ts', import.meta.url);
/** Takes longer to download than the test. The file has no blocks. */
const FILM_BYTES = 60_000_000_000;

type Trainee = Pick<Actor, 'token' | 'user'>;
type Process = Awaited<ReturnType<typeof startWithAdmin>>;

/** A trainee of a company with a film, and a link to set another password. */
async function makeLearner(portal: TestPortal) {
  const { db } = portal.resources;
  const company = await makeCompany(portal);
  const module = await makeVideoModule(portal, company.id);
  const { token, user }: Trainee = await makeTrainee(portal, { companyName: company.name });
  const film = db
    .updateTable('videos')
    .set({ size: FILM_BYTES })
    .where('module_id', '=', module.id);
  const { media_key } = await film.returning('media_key').executeTakeFirstOrThrow();
  const file = join(portal.settings.dataDir, MEDIA_FOLDER, media_key);
  await writeFile(file, '');
  await truncate(file, FILM_BYTES);
  const resetToken = newToken();
  const [created_at, expires_at] = [Date.now(), Date.now() + 3_600_000];
  await db
    .insertInto('password_resets')
    .values({ token_hash: tokenHash(resetToken), user_id: user.id, created_at, expires_at })
    .execute();
  return { token, user, company, module, resetToken };
}
type Learner = Awaited<ReturnType<typeof makeLearner>>;

async function prepare(env: Record<string, string>) {
  await using portal = await startTestPortal(env);
  const { user } = await signInAdmin(portal);
  const learner = await makeLearner(portal);
  const manager = await makeLimitedAdmin(portal, [
    { companyId: learner.company.id, rights: 'read' },
  ]);
  return { learner, manager, other: await makeCompany(portal), email: user.email };
}

/** Starts a portal of two processes if there can be two; otherwise both are one. */
async function startPair(stack: AsyncDisposableStack) {
  const env = {
    ...stack.use(await makeTestInstallation()).env,
    PUBLIC_URL: 'http://portal.test',
    NODE_OPTIONS: `--import=${NO_INTERVALS}`,
    ...(isPair ? { REDIS_URL: redisUrl } : {}),
  };
  const prepared = await prepare(env);
  const first = await startWithAdmin(env, prepared.email);
  const last = isPair ? await startWithAdmin(env, prepared.email) : first;
  return { ...prepared, first, port: last.port };
}

/** A film that is being downloaded by a link in the answer to this call. */
async function downloadFilm(port: number, call: Call, viewer: { token: string; id: number }) {
  const opened = await send(port, call, viewer);
  const { videos } = (await opened.json()) as { videos: { url: string }[] };
  const link = `http://127.0.0.1:${port}/api/uploads/${videos[0]?.url}`;
  const download = await beginDownload(link);
  expect(download.status).toBe(200);
  return { link, download };
}

async function expectCut({ link, download }: Awaited<ReturnType<typeof downloadFilm>>) {
  await expect
    .poll(async () => (await fetch(link, { method: 'HEAD' })).status, { interval: 5 })
    .toBeGreaterThanOrEqual(401);
  await download.ended;
  expect(download.isComplete()).toBe(false);
}

async function send(
  port: number,
  call: Call,
  given: { token?: string; id?: number; body?: object },
) {
  const { token = '', id = 0, body } = given;
  return fetch(`http://127.0.0.1:${port}/api${call.path.replace(/:\w+/, String(id))}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

type Ending = [string, (process: Process, learner: Learner) => unknown];

const endings: readonly Ending[] = [
  ['the deletion of a trainee', ({ call }, { user }) => call(deleteTrainee, user.id)],
  [
    'the deletion of many trainees',
    ({ call }, { user }) => call(startBulkAction, 0, { action: 'delete', ids: [user.id] }),
  ],
  ['the deletion of the company', ({ call }, { company }) => call(deleteCompany, company.id)],
];

test.for<Ending>(endings)('%s ends the access in every process', async ([, remove]) => {
  await using stack = new AsyncDisposableStack();
  const { learner, first, port } = await startPair(stack);
  const { token } = learner;
  const film = await downloadFilm(port, getTrainingModule, { token, id: learner.module.id });
  await using client = await openLive(`ws://127.0.0.1:${port}`, learner);
  await client.settled();

  await remove(first, learner);
  await expect
    .poll(async () => (await send(port, getDashboard, { token })).status, { interval: 5 })
    .toBe(401);
  expect((await client.closed).code).toBe(4401);
  await expectCut(film);

  const credentials = { email: learner.user.email, password: PASSWORD };
  expect((await send(port, logIn, { body: credentials })).status).toBe(401);
  const body = { token: learner.resetToken, password: 'another-strong-one' };
  expect((await send(port, resetPassword, { body })).status).toBe(400);
});

test.for<[string, (process: Process, prepared: Awaited<ReturnType<typeof prepare>>) => unknown]>([
  [
    'a changed scope',
    ({ call }, { manager, other }) =>
      call(changeAdminReach, manager.user.id, {
        reach: [{ companyId: other.id, rights: 'people' }],
      }),
  ],
  [
    'the deletion of the company',
    ({ call }, { learner }) => call(deleteCompany, learner.company.id),
  ],
])('%s ends what a limited admin has open in every process', async ([, end]) => {
  await using stack = new AsyncDisposableStack();
  const { first, port, ...prepared } = await startPair(stack);
  const { learner, manager } = prepared;
  const { token } = manager;
  const film = await downloadFilm(port, getModule, { token, id: learner.module.id });
  await using client = await openLive(`ws://127.0.0.1:${port}`, manager);
  await client.settled();

  await end(first, prepared);
  const { status } = await send(port, getTraineeProgress, { token, id: learner.user.id });
  expect(status).toBe(404);
  // The client connects again at once.
  expect(await client.closed).toEqual({ code: 1012, reason: '0' });
  await expectCut(film);
});

test('an export of an admin whose scope ends is cut off', async () => {
  await using portal = await startTestPortal();
  await signInAdmin(portal);
  const { company } = await makeTrainee(portal).then(({ user }) => user);
  const manager = await makeLimitedAdmin(portal, [{ companyId: company?.id ?? 0, rights: 'read' }]);
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { url } = succeeded(await manager.call(createProgressExport, { body: {} }));
  const { learning } = portal.services;
  // The export does not get beyond its first line.
  const held = Promise.withResolvers<never>();
  vi.spyOn(learning, 'progressOf').mockReturnValue(held.promise);
  const download = await beginDownload(`${address}${url}`);
  const { id } = await makeCompany(portal);
  await setReach(portal, manager.user.id, [{ companyId: id, rights: 'read' }]);
  await download.ended;
  expect(download.isComplete()).toBe(false);
  held.reject(new Error('The test has ended'));
});

test('a trainee who was moved while connected is disconnected with the new company', async () => {
  withoutIntervals();
  await using portal = await startTestPortal();
  const admin = await signInAdmin(portal);
  const learner = await makeTrainee(portal);
  const { id, name: companyName } = await makeCompany(portal);
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  await using client = await openLive(address.replace('http', 'ws'), learner);
  await client.settled();
  const params = { id: learner.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName } }));
  succeeded(await admin.call(deleteCompany, { params: { id } }));
  expect((await client.closed).code).toBe(4401);
});

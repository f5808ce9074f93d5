/**
 * Goes through the contract: a deleted twin of each record appears in no answer and no frame, counts nowhere, matches no
 * search, and is changed by no call. A new call that reads is included; a new parameter of an address has to be named.
 */
import { requestPasswordReset, signUp } from '@portal/contract/accounts';
import { sendMessage } from '@portal/contract/chat';
import { createProgressExport } from '@portal/contract/exports';
import { giveFeedback } from '@portal/contract/feedback';
import { askForHelp } from '@portal/contract/help';
import { getJob, startBulkAction } from '@portal/contract/jobs';
import { getDashboard } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { reorderModules } from '@portal/contract/modules';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  deleteTwins,
  type Living,
  makeLiving,
  makeTwins,
  TWIN,
  type Twins,
} from './features/trash/testing/deleted-twins.ts';
import { storedRows } from './features/trash/testing/stored-rows.ts';
import { type Actor, PASSWORD, succeeded } from './testing/factories.ts';
import { type LiveClient, openLive } from './testing/live-client.ts';
import { mailsIn } from './testing/outbox.ts';
import { itAlone } from './testing/portal-test.ts';
import {
  addressOf,
  calls,
  idsOf,
  newestAttempt,
  type RecordIds,
  readAll,
} from './testing/read-all.ts';
import type { TestPortal } from './testing/start-test-portal.ts';

/**
 * They show what was deleted, the conversation with a deleted user, a result with the modules passed since, certificates,
 * which say the same after a deletion, or the size of the log, which never shrinks.
 */
const SHOWS_DELETED = [
  'listActivity',
  'listTrash',
  'listRooms',
  'getUnreadCount',
  'getOwnResult',
  'getCertificate',
  'getCertificateBadge',
  'getCertificatePdf',
  'getCertificateProof',
  'getLedger',
  'listCertificatesOfTrainee',
  'listOwnCertificates',
  'verifyCertificate',
];
/** Calls that name certificates, which the portal's admins see also of deleted people, or a list about all of them. */
const OF_CERTIFICATES = /\/certificates\/:code|^\/verify\/|^\/badge-status\//;
/** In lists of people: the latest one, which may be about a deleted module. */
const CERTIFICATES = /"certificate":(?:null|\{[^}]*\})/g;

const idsOfTwins = (twins: Twins, { roomId }: Living, attempts: number): RecordIds => ({
  companies: twins.company.id,
  modules: twins.film.id,
  module: twins.film.id,
  feedback: twins.film.id,
  groups: twins.groupId,
  members: twins.trainee.user.id,
  trainees: twins.trainee.user.id,
  admins: twins.trainee.user.id,
  'help-requests': twins.helpRequestIds[0] ?? 0,
  direct: twins.trainee.user.id,
  rooms: roomId,
  attempts,
  certificates: '',
  verify: '',
});

const QUERIES: readonly string[] = [
  '?page=1&pageSize=100',
  '?search=twin',
  '?search=twin@',
  '?search=tw',
];

/** Also without a query. */
async function readLiving(
  portal: TestPortal,
  actor: Actor,
  ids: RecordIds,
  queries: readonly string[] = ['', ...QUERIES],
): Promise<Record<string, string>> {
  const answers = await readAll(portal, actor, { ids, queries, except: SHOWS_DELETED });
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [name, text.replaceAll(CERTIFICATES, '')]),
  );
}

const it = itAlone
  .extend('living', ({ portal, company }) => makeLiving(portal, company))
  .extend('open', ({ portal }, { onCleanup }) => {
    const clients: LiveClient[] = [];
    onCleanup(async () => {
      for (const client of clients) await client[Symbol.asyncDispose]();
    });
    return async (actor: Actor) => {
      if (!portal.app.server.listening) await portal.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = portal.app.server.address() as { port: number };
      const client = await openLive(`ws://127.0.0.1:${port}`, actor);
      clients.push(client);
      return client;
    };
  });

it('are in no answer, in no figure and in no search', async ({ portal, admin, living }) => {
  const attempt = await newestAttempt(portal);
  const ids = idsOf(living, attempt);
  const read = async () => ({
    admin: await readLiving(portal, admin, ids),
    trainee: await readLiving(portal, living.trainee, ids),
  });
  const before = await read();
  expect(before.admin['listTrainees ']).toContain('Liv Living');
  expect(before.trainee['getTrainingModule ']).toContain('right 1');
  portal.clock.advance(60_000);
  const twins = await makeTwins(portal, admin, living);
  expect((await read()).admin['listTrainees ']).toContain(TWIN);
  await deleteTwins(admin, twins);
  await portal.work(['deletion']);
  const after = await read();
  expect(after).toEqual(before);
  expect(JSON.stringify(after).toLowerCase()).not.toContain('twin ');

  const { url } = succeeded(await admin.call(createProgressExport, { body: {} }));
  const file = await portal.inject({ url });
  expect([file.status, file.raw.includes('Liv Living'), file.raw.includes(TWIN)]).toEqual([
    200,
    true,
    false,
  ]);
});

it('are found and changed by no call that names them', async ({ portal, admin, living }) => {
  const twins = await makeTwins(portal, admin, living);
  const attempt = await newestAttempt(portal);
  await deleteTwins(admin, twins);
  await portal.work(['deletion']);
  const ids = idsOfTwins(twins, living, attempt);
  const before = await storedRows(portal.resources.db);
  const naming = calls.filter(
    ({ path, name }) =>
      path.includes(':') &&
      !OF_CERTIFICATES.test(path) &&
      !path.startsWith('/chat/rooms') &&
      // A trainee's own run, which has no twin.
      !['logOut', 'getOwnResult', 'markResultSeen'].includes(name),
  );
  for (const call of naming) {
    const address = addressOf(call, ids);
    if (address === null) continue;
    for (const { token } of [admin, living.trainee]) {
      const answer = await portal.inject({
        method: call.method,
        url: `/api${address}`,
        headers: { authorization: `Bearer ${token}` },
        ...(call.method === 'GET' ? {} : { payload: {} }),
      });
      // The user's feedback on an unknown module is null.
      const isRefused = answer.status >= 400 || answer.raw === 'null';
      expect([call.name, isRefused, answer.raw.includes(TWIN)]).toEqual([call.name, true, false]);
    }
  }
  expect(await storedRows(portal.resources.db)).toEqual(before);
});

it('are found and changed by no filter and no body that names them', async ({
  portal,
  admin,
  living,
}) => {
  const { db } = portal.resources;
  const twins = await makeTwins(portal, admin, living);
  const attempt = await newestAttempt(portal);
  await deleteTwins(admin, twins);
  const { company, film, trainee, roomId } = twins;
  const ids = idsOf(living, attempt);
  const filters = [
    `?company=${company.id}`,
    `?companyId=${company.id}`,
    `?module=${film.id}`,
    `?group=${twins.groupId}`,
    `?company=${company.id}&search=twin`,
  ];
  const shown = await readLiving(portal, admin, ids, filters);
  expect(JSON.stringify(shown)).not.toContain(TWIN);
  expect(shown[`listTrainees ?company=${company.id}`]).toBe('200 0  []');

  const before = await storedRows(db);
  const companyName = company.name;
  const account = { name: 'New', email: 'new@living.test', password: PASSWORD, companyName };
  const fromLiving = {
    action: 'move',
    ids: [living.partner.user.id],
    companyId: company.id,
  } as const;
  const ofCompany = {
    action: 'delete',
    filter: { company: company.id },
    expectedCount: 1,
  } as const;
  const moduleOrders = [...living.moduleIds, film.id].map((id, order) => ({ id, order }));
  const params = { id: living.partner.user.id };
  const message = { chatRoomId: roomId, content: 'Hello', senderId: living.trainee.user.id };
  const answers = [
    await admin.call(createProgressExport, { body: { company: company.id } }),
    await admin.call(createTrainee, { body: account }),
    await admin.call(updateTrainee, { params, body: { companyName } }),
    await admin.call(startBulkAction, { body: { ...fromLiving, ids: [...fromLiving.ids] } }),
    await admin.call(startBulkAction, { body: ofCompany }),
    await admin.call(reorderModules, { body: { companyId: living.company.id, moduleOrders } }),
    await portal.call(signUp, { body: account }),
    await living.trainee.call(askForHelp, { body: { message: 'How?', moduleId: film.id } }),
    await living.trainee.call(giveFeedback, { body: { moduleId: film.id, rating: 5 } }),
    await living.trainee.call(sendMessage, { body: message }),
  ];
  for (const [index, { status, raw }] of answers.entries())
    expect([index, status >= 400, raw.includes(film.name)]).toEqual([index, true, false]);
  const job = await admin.call(startBulkAction, {
    body: { action: 'invite', ids: [trainee.user.id] },
  });
  await portal.work(['job']);
  const { body } = await admin.call(getJob, { params: { id: job.body.id } });
  expect(body).toMatchObject({ done: 0, refused: 1 });
  expect(await storedRows(db)).toEqual(before);
});

it('have no session, do not log in, and receive no mail and no frame', async ({
  portal,
  admin,
  living,
  open,
}) => {
  const twins = await makeTwins(portal, admin, living);
  const actors = [twins.trainee, twins.colleague];
  const [first, second] = [await open(twins.trainee), await open(twins.colleague)];
  const others = [await open(admin), await open(living.trainee)];
  const { id: userId } = twins.trainee.user;
  await others[1]?.receives({ type: 'USER_ONLINE', payload: { userId } });
  await deleteTwins(admin, twins);
  for (const client of [first, second]) expect((await client.closed).code).toBe(4401);
  await others[1]?.receives({ type: 'USER_OFFLINE', payload: { userId } });
  for (const actor of actors) {
    const again = await open(actor);
    expect([(await again.closed).code, again.frames, again.accounts]).toEqual([4401, [], []]);
    expect((await actor.call(getDashboard)).status).toBe(401);
    const { email } = actor.user;
    expect((await portal.call(logIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    succeeded(await portal.call(requestPasswordReset, { body: { email } }));
  }
  portal.clock.advance(5_000);
  await portal.deliverMails();
  expect(await mailsIn(portal.settings.dataDir, '')).toEqual([]);
  for (const client of others) {
    await client.settled();
    expect(JSON.stringify([client.frames, client.accounts])).not.toContain(TWIN);
  }
});

it('have no file that is served, except for the logo on a certificate', async ({
  portal,
  admin,
  living,
}) => {
  const twins = await makeTwins(portal, admin, living);
  const logo = `/api/uploads/${twins.company.logo}`;
  const statuses = async () => [
    (await portal.inject({ url: logo })).status,
    (await portal.inject({ url: `/api/uploads/${twins.videoUrl}` })).status,
    (await portal.inject({ url: `/api/uploads/${twins.posterUrl}` })).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);
  await deleteTwins(admin, twins);
  expect(await statuses()).toEqual([200, 404, 404]);
  await portal.work(['deletion']);
  expect(await statuses()).toEqual([200, 404, 404]);
  // The sweep keeps them for a restore.
  portal.clock.advance(3 * 3_600_000);
  expect(await portal.services.media.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });
});

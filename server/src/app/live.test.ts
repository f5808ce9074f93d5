import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { logOut, type Session } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { reportWatching } from '@portal/contract/learning';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { readMetrics } from '#server/testing/read-metrics.ts';
import { answerQuiz } from '../features/learning/testing/learn.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  signInAgain,
  succeeded,
} from '../testing/factories.ts';
import { type LiveClientOptions, openLive } from '../testing/live-client.ts';
import { it as portalIt } from '../testing/portal-test.ts';
import { startTestPortal } from '../testing/start-test-portal.ts';
import { withoutIntervals } from '../testing/without-intervals.ts';

const it = portalIt.extend('env', { CORS_ORIGINS: 'https://intranet.test' }).extend(
  'open',
  { scope: 'file' },
  ({ origin }) =>
    (session: Session, options?: LiveClientOptions) =>
      openLive(origin, session, options),
);

describe('a socket is accepted', () => {
  it.for([undefined, 'http://portal.test', 'https://intranet.test', 'own host'])(
    'from %s, under the protocol bearer',
    async (given, { admin, origin, open }) => {
      const page = given === 'own host' ? origin : given;
      await using client = await open(admin, page === undefined ? {} : { origin: page });
      await client.settled();
      expect(client.ws.protocol).toBe('bearer');
      expect(client.ws.extensions).toBe('');
    },
  );

  const refused: [string, number, (session: Session, admin: Session) => LiveClientOptions][] = [
    ['without a token', 4401, () => ({ protocols: [] })],
    ['with the protocol alone', 4401, () => ({ protocols: ['bearer'] })],
    ['with a token of no session', 4401, () => ({ protocols: ['bearer', 'A'.repeat(43)] })],
    ['with two tokens', 4401, ({ token }) => ({ protocols: ['bearer', token, 'more'] })],
    ['for another user', 4403, (_, admin) => ({ userId: admin.user.id })],
    ['for an empty user id', 4403, () => ({ userId: '' })],
    ['for a user id written differently', 4403, ({ user }) => ({ userId: `0${user.id}` })],
    ['from a foreign page', 4403, () => ({ origin: 'https://evil.test' })],
    [
      'from an origin that begins like the portal’s',
      4403,
      () => ({ origin: 'http://portal.test.evil.test' }),
    ],
    ['from the portal’s host on another port', 4403, () => ({ origin: 'http://portal.test:8080' })],
    ['from a page without an origin', 4403, () => ({ origin: 'null' })],
  ];
  it.for(refused)('but not %s', async ([_, code, given], { portal, admin, open }) => {
    const session = await makeTrainee(portal);
    await using client = await open(session, given(session, admin));
    expect((await client.closed).code).toBe(code);
    expect([client.frames, client.accounts]).toEqual([[], []]);
  });

  it('but not at another path', async ({ admin, origin }) => {
    const elsewhere = openLive(origin.replace(/$/, '/elsewhere'), admin);
    await expect(elsewhere).rejects.toThrow('404');
  });
});

it('an offer of HTTP/2 is ignored', async ({ origin }) => {
  const request = get(`${origin}/healthz`, {
    headers: {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABk',
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
});

describe('the end of a session closes its sockets', () => {
  const ways: [string, (session: Actor, admin: Actor) => Promise<unknown>][] = [
    ['logout', (session) => session.call(logOut)],
    [
      'a new password',
      ({ user }, admin) =>
        admin.call(updateTrainee, {
          params: { id: user.id },
          body: { password: 'another-battery-horse' },
        }),
    ],
    ['deletion', ({ user }, admin) => admin.call(deleteTrainee, { params: { id: user.id } })],
    [
      'deletion of the company',
      ({ user }, admin) => admin.call(deleteCompany, { params: { id: user.company?.id ?? 0 } }),
    ],
  ];
  // By an event, not by the check of each socket every 25 seconds.
  it.for(ways)('at %s', async ([_, end]) => {
    withoutIntervals();
    await using portal = await startTestPortal();
    const [admin, session] = [await signInAdmin(portal), await makeTrainee(portal)];
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    await using client = await openLive(origin, session);
    await using other = await openLive(origin, admin);
    await client.settled();
    await end(session, admin);
    expect((await client.closed).code).toBe(4401);
    await other.settled();
  });

  it('but not those of another session of the same user', async ({ portal, open }) => {
    const session = await makeTrainee(portal);
    const elsewhere = await signInAgain(portal, session);
    await using client = await open(session);
    await using other = await open(elsewhere);
    await session.call(logOut);
    expect((await client.closed).code).toBe(4401);
    await other.settled();
  });
});

describe('learning progress', () => {
  it('is sent to all devices of the trainee, to admins who watch the trainee, and to no others', async ({
    portal,
    admin,
    company,
    trainee,
    open,
  }) => {
    const module = await makeQuizModule(portal, company.id);
    await makeQuizModule(portal, company.id);
    const colleague = await makeTrainee(portal, { companyName: company.name });
    await using phone = await open(trainee);
    await using laptop = await open(await signInAgain(portal, trainee));
    await using curious = await open(colleague);
    await using watching = await open(admin);
    await using idle = await open(admin);
    const who = { traineeId: trainee.user.id };
    // Only administrators may watch a trainee.
    curious.send({ type: 'WATCH_TRAINEE', payload: who });
    watching.send({ type: 'WATCH_TRAINEE', payload: who });
    idle.send({ type: 'WATCH_TRAINEE', payload: who });
    idle.send({ type: 'UNWATCH_TRAINEE', payload: who });
    await Promise.all([curious, watching, idle].map((client) => client.settled()));

    await answerQuiz(trainee, module.id);
    const frame = {
      type: 'LEARNING_PROGRESSED',
      payload: { ...who, companyId: company.id, moduleId: module.id },
    } as const;
    await Promise.all([phone, laptop, watching].map((client) => client.receives(frame)));
    await Promise.all([curious, idle].map((client) => client.settled()));
    for (const { frames } of [curious, idle])
      expect(frames.every(({ type }) => type === 'PONG')).toBe(true);
  });

  it('from watching a video is sent only to admins who watch the trainee', async ({
    portal,
    admin,
    company,
    trainee,
    open,
  }) => {
    const module = await makeVideoModule(portal, company.id);
    await using own = await open(trainee);
    await using watching = await open(admin);
    watching.send({ type: 'WATCH_TRAINEE', payload: { traineeId: trainee.user.id } });
    await watching.settled();
    const report = { params: { id: module.id }, body: { timeSpent: 0 }, token: trainee.token };
    succeeded(await portal.call(reportWatching, report));
    const payload = { traineeId: trainee.user.id, companyId: company.id, moduleId: module.id };
    await watching.receives({ type: 'LEARNING_PROGRESSED', payload });
    await own.settled();
    expect(own.frames).toEqual([{ type: 'PONG', payload: {} }]);
  });

  it('that completes all modules is sent to all administrators, once', async ({
    portal,
    admin,
    company,
    open,
  }) => {
    const module = await makeQuizModule(portal, company.id);
    const trainee = await makeTrainee(portal, { companyName: company.name, name: 'Tess' });
    await using office = await open(admin);
    await using home = await open(admin);
    await using own = await open(trainee);
    await answerQuiz(trainee, module.id);
    portal.clock.advance(60_000);
    await answerQuiz(trainee, module.id);
    await Promise.all([office, home, own].map((client) => client.settled()));
    const payload = { traineeId: trainee.user.id, traineeName: 'Tess' };
    for (const { frames } of [office, home])
      expect(frames.filter(({ type }) => type !== 'PONG')).toEqual([
        { type: 'MODULE_COMPLETION', payload },
      ]);
    expect(own.frames.some(({ type }) => type === 'MODULE_COMPLETION')).toBe(false);
  });
});

it('a help request is announced to administrators, its changes to the trainee who asked', async ({
  portal,
  admin,
  trainee,
  open,
}) => {
  const other = await makeTrainee(portal);
  await using office = await open(admin);
  await using asking = await open(trainee);
  await using uninvolved = await open(other);
  const { token } = trainee;
  const body = { message: 'The video does not start.' };
  const asked = succeeded(await portal.call(askForHelp, { body, token }));
  await office.receives({ type: 'HELP_LIST_CHANGED', payload: {} });
  succeeded(
    await admin.call(updateHelpRequest, {
      params: { id: asked.id },
      body: { status: 'RESOLVED', adminNotes: 'Try again now.' },
    }),
  );
  await asking.receives({
    type: 'HELP_REQUEST_STATE_CHANGED',
    payload: { helpRequestId: asked.id },
  });
  await uninvolved.settled();
  expect(uninvolved.frames).toEqual([{ type: 'PONG', payload: {} }]);
});

it('metrics count sockets, frames and refusals', async ({ portal, admin, open }) => {
  await using client = await open(admin);
  await using refused = await open(admin, { userId: '' });
  await Promise.all([client.settled(), refused.closed]);
  const raw = await readMetrics(portal);
  expect(raw).toMatch(/^portal_live_sockets \d+$/m);
  expect(raw).toMatch(/^portal_live_frames_received_total\{type="PING"\} \d+$/m);
  expect(raw).toMatch(/^portal_live_frames_sent_total \d+$/m);
  expect(raw).toMatch(/^portal_live_sockets_refused_total\{reason="forbidden"\} \d+$/m);
});

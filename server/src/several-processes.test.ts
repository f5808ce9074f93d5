import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { logOut } from '@portal/contract/accounts';
import { blockInRoom, listRooms, markRead, sendMessage } from '@portal/contract/chat';
import { getDashboard, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { updateModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect, it, vi } from 'vitest';
import { makeRoom, say } from './features/chat/testing/talk.ts';
import { answerQuiz } from './features/learning/testing/learn.ts';
import { makeUpload } from './features/media/testing/video-uploads.ts';
import { createPresence } from './platform/live/presence.ts';
import { contentOfStream } from './platform/media/media-content.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  PASSWORD,
  signInAdmin,
  signInAgain,
  succeeded,
} from './testing/factories.ts';
import { freePort } from './testing/free-port.ts';
import { listen, openLive } from './testing/live-client.ts';
import { beginDownload } from './testing/partial-download.ts';
import { startProcess } from './testing/portal-process.ts';
import { openRedisLink } from './testing/redis-link.ts';
import { startTestPortal, type TestPortal } from './testing/start-test-portal.ts';
import { makeTestFolder } from './testing/test-folder.ts';
import { makeTestInstallation } from './testing/test-installation.ts';
import { waitFor } from './testing/wait-for.ts';
import { withoutIntervals } from './testing/without-intervals.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';

describe.skipIf(!isOnPostgres || redisUrl === undefined)(
  'two portals on one PostgreSQL and one Redis',
  () => {
    const startTwo = async (url = redisUrl ?? '') => {
      const stack = new AsyncDisposableStack();
      const env = { REDIS_URL: url };
      const one = stack.use(await startTestPortal(env));
      const { databaseUrl = '', dataDir } = one.settings;
      const two = stack.use(
        await startTestPortal({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }),
      );
      return { one, two, [Symbol.asyncDispose]: () => stack.disposeAsync() };
    };

    it('share sessions, and their end at once', async () => {
      await using portals = await startTwo();
      const { token } = await makeTrainee(portals.one);
      expect((await portals.two.call(getDashboard, { token })).status).toBe(200);
      expect((await portals.two.call(logOut, { token })).status).toBe(200);
      expect((await portals.one.call(getDashboard, { token })).status).toBe(401);
    });

    it('save an upload of the other process, and only one of two simultaneous saves', async () => {
      await using portals = await startTwo();
      const { one, two } = portals;
      const { token } = await signInAdmin(one);
      const { id, version } = await makeQuizModule(one, (await makeCompany(one)).id);
      const videoUploadId = (await makeUpload(one, token)).id;
      const save = (portal: TestPortal, body: object) =>
        portal.call(updateModule, { params: { id }, body: { ...body, version }, token });
      const answers = await Promise.all([save(one, { name: 'A' }), save(two, { name: 'B' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = await two.call(updateModule, {
        params: { id },
        body: { videoUploadId },
        token,
      });
      expect(saved.body).toMatchObject({ version: version + 2, videos: [{ missing: false }] });
    });

    it('credit each second of a trainee once, with clocks that differ a little', async () => {
      await using portals = await startTwo();
      const { one, two } = portals;
      // The clock of the first process is ahead.
      two.clock.advance(one.clock.now - two.clock.now - 40);
      const company = await makeCompany(one);
      const trainee = await makeTrainee(one, { companyName: company.name });
      const { id } = await makeVideoModule(one, company.id, { seconds: 100 });
      const sessions = [trainee];
      while (sessions.length < 8) sessions.push(await signInAgain(one, trainee));
      const params = { id };
      const report = async (portal: TestPortal, { token }: { token: string }, timeSpent: number) =>
        succeeded(await portal.call(reportWatching, { params, body: { timeSpent }, token }));
      for (const { token } of sessions)
        succeeded(await one.call(getTrainingModule, { params, token }));
      for (let round = 1; round <= 4; round += 1) {
        for (const { clock } of [one, two]) clock.advance(5_000);
        const reports = sessions.flatMap((session) => [
          report(one, session, 100),
          report(two, session, 100),
        ]);
        await Promise.all(reports);
        const { timeSpent } = await report(one, trainee, 0);
        expect(timeSpent).toBeLessThanOrEqual(round * 5);
        expect(timeSpent).toBeGreaterThanOrEqual(round * 5 - 0.04);
      }
    });

    it('cut off an answer to a session that ends in the other process', async () => {
      await using portals = await startTwo();
      const company = await makeCompany(portals.one);
      const { id } = await makeVideoModule(portals.one, company.id);
      const { token } = await makeTrainee(portals.one, { companyName: company.name });
      const asked = { params: { id }, token };
      const [video] = (await portals.one.call(getTrainingModule, asked)).body.videos;
      vi.spyOn(portals.one.resources.media, 'open').mockResolvedValue(
        contentOfStream(Readable.from(endlessBytes())),
      );
      const address = await portals.one.app.listen({ port: 0, host: '127.0.0.1' });
      const download = await beginDownload(`${address}/api/uploads/${video?.url}`);
      expect((await portals.two.call(logOut, { token })).status).toBe(200);
      await download.ended;
      expect(download.isComplete()).toBe(false);
    });

    it('count failed logins together', async () => {
      await using portals = await startTwo();
      const { user } = await makeTrainee(portals.one);
      const statuses: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const portal = i % 2 === 0 ? portals.one : portals.two;
        const body = { email: user.email, password: `not ${PASSWORD}` };
        statuses.push((await portal.call(logIn, { body, address: '10.7.0.1' })).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(8);
      expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);
    });

    it('close the sockets of a session by an event when it ends in either process', async () => {
      // Each socket is checked every 25 seconds, too.
      withoutIntervals();
      await using portals = await startTwo();
      const session = await makeTrainee(portals.one);
      await using client = await openLive(await listen(portals.one.app), session);
      await untilJoined(portals);
      expect((await portals.two.call(logOut, { token: session.token })).status).toBe(200);
      expect((await client.closed).code).toBe(4401);
    });

    it('show typing and a block of the partner in the other process to a user who opens the chat', async () => {
      await using portals = await startTwo();
      const { one, two } = portals;
      const [writer, reader] = [await makeTrainee(one), await makeTrainee(one)];
      const { id: chatRoomId } = await makeRoom(writer, reader);
      await using mine = await openLive(await listen(one.app), writer);
      await using theirs = await openLive(await listen(two.app), reader);
      await theirs.receives({ type: 'USER_ONLINE', payload: { userId: writer.user.id } });
      const typing = { chatRoomId, userId: writer.user.id, isTyping: true };
      mine.send({ type: 'TYPING', payload: typing });
      await waitFor(async () => {
        theirs.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
        await theirs.settled();
        expect(theirs.frames).toContainEqual({ type: 'TYPING', payload: typing });
      });
      const params = { id: chatRoomId };
      succeeded(await writer.call(blockInRoom, { params, body: { blocked: true } }));
      await theirs.receives({ type: 'CHAT_ROOMS_CHANGED', payload: {} });
      await theirs.receives({ type: 'USER_OFFLINE', payload: { userId: writer.user.id } });
      const { token } = reader;
      const body = { chatRoomId, content: 'hello', senderId: reader.user.id };
      const refused = await two.call(sendMessage, { body, token });
      expect([refused.status, refused.error.code]).toEqual([403, 'NOT_DELIVERED']);
    });

    it('notify chat partners of a deletion in the other process', async () => {
      await using portals = await startTwo();
      const { one, two } = portals;
      const [session, deleted] = [await makeTrainee(one), await makeTrainee(one)];
      await makeRoom(session, deleted);
      await using client = await openLive(await listen(one.app), session);
      await using leaving = await openLive(await listen(two.app), deleted);
      await client.receives({ type: 'USER_ONLINE', payload: { userId: deleted.user.id } });
      const { token } = await signInAdmin(two);
      const params = { id: deleted.user.id };
      expect((await two.call(deleteTrainee, { params, token })).status).toBe(200);
      await client.receives({ type: 'CHAT_ROOMS_CHANGED', payload: {} });
      expect((await leaving.closed).code).toBe(4401);
      await client.receives({ type: 'USER_OFFLINE', payload: { userId: deleted.user.id } });
    });

    it('send learning progress to sockets of the other process; without Redis, to their own', async () => {
      await using link = {
        ...(await openRedisLink(redisUrl ?? '')),
        [Symbol.asyncDispose]: () => link.close(),
      };
      await using portals = await startTwo(link.url);
      const { one, two } = portals;
      const company = await makeCompany(one);
      // Created one after the other, so that this is their order.
      const first = await makeQuizModule(one, company.id);
      const second = await makeQuizModule(one, company.id);
      const third = await makeQuizModule(one, company.id);
      const session = await makeTrainee(one, { companyName: company.name });
      await using here = await openLive(await listen(one.app), session);
      await using there = await openLive(await listen(two.app), session);
      await untilJoined(portals);
      const pass = (module: { id: number }) => answerQuiz(session, module.id);
      const progressed = (module: { id: number }) => ({
        type: 'LEARNING_PROGRESSED' as const,
        payload: { traineeId: session.user.id, companyId: company.id, moduleId: module.id },
      });
      await pass(first);
      await Promise.all([here, there].map((client) => client.receives(progressed(first))));

      await link.cut();
      await pass(second);
      await here.receives(progressed(second));
      await link.mend();
      await untilJoined(portals);
      await pass(third);
      await there.receives(progressed(third));
      expect(there.frames).not.toContainEqual(progressed(second));
    });

    it('make clients fetch changes that another process made while Redis was unavailable', async () => {
      await using link = {
        ...(await openRedisLink(redisUrl ?? '')),
        [Symbol.asyncDispose]: () => link.close(),
      };
      await using portals = await startTwo(link.url);
      const { one, two } = portals;
      const [writer, reader] = [await makeTrainee(one), await makeTrainee(one)];
      const { id } = await makeRoom(writer, reader);
      await say(writer, id, 'Hello');
      await using client = await openLive(await listen(one.app), writer);
      await untilJoined(portals);
      await link.cut();
      await untilAway(two);
      const { token } = reader;
      const read = await two.call(markRead, { params: { id }, body: { seq: 1 }, token });
      expect(read.status).toBe(200);
      await link.mend();
      await client.receives({ type: 'FRAMES_LOST', payload: {} });
      expect(client.frames.map(({ type }) => type)).not.toContain('MESSAGES_SEEN');
      const { body } = await one.call(listRooms, { token: writer.token });
      expect(body).toMatchObject([{ id, partnerReadSeq: 1 }]);
    });

    it('show a user of another process as online, until that process is killed', async () => {
      await using witness = await startTestPortal({ REDIS_URL: redisUrl ?? '' });
      const { user } = await signInAdmin(witness);
      const { databaseUrl = '', dataDir } = witness.settings;
      const presence = createPresence({ bus: witness.resources.bus, onChange: () => undefined });
      const port = await freePort();
      const other = startProcess({
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl ?? '',
        DATA_DIR: dataDir,
        PORT: String(port),
      });
      await other.until('is ready');
      const login = await fetch(`http://127.0.0.1:${port}/api${logInAsAdmin.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, password: PASSWORD }),
      });
      const { token } = (await login.json()) as { token: string };
      await using client = await openLive(`ws://127.0.0.1:${port}`, { token, user });
      await client.settled();
      await expect.poll(() => presence.isOnline(user.id)).toBe(true);
      other.child.kill('SIGKILL');
      expect((await client.closed).code).toBe(1006);
      await expect.poll(() => presence.isOnline(user.id)).toBe(false);
      presence.close();
    });
  },
);

/** A few bytes at a time: reading the file takes longer than the test. */
async function* endlessBytes() {
  for (;;) {
    yield Buffer.alloc(1);
    await pause(20);
  }
}

/** Subscribing takes Redis a moment, and so does reconnecting. */
async function untilJoined({ one, two }: { one: TestPortal; two: TestPortal }): Promise<void> {
  let isReceived = false;
  const end = two.resources.bus.subscribe('test.joined', () => {
    isReceived = true;
  });
  await expect
    .poll(() => {
      one.resources.bus.publish('test.joined', null);
      return isReceived;
    })
    .toBe(true);
  end();
}

async function untilAway({ resources }: TestPortal): Promise<void> {
  const isAway = () =>
    resources.bus.ping().then(
      () => false,
      () => true,
    );
  await expect.poll(isAway).toBe(true);
}

describe.skipIf(!isOnPostgres)('two processes on one PostgreSQL without Redis', () => {
  it('do not start: one is refused with a clear message until the other has stopped', async () => {
    await using installation = await makeTestInstallation();
    await using folders = new AsyncDisposableStack();
    const start = async () => {
      const folder = folders.use(await makeTestFolder());
      return startProcess({
        ...installation.env,
        DATA_DIR: folder.path,
        PORT: String(await freePort()),
      });
    };
    const first = await start();
    await first.until('is ready');
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output.said).toContain('set REDIS_URL for all of them, or stop the other one');
    expect(second.output.said).not.toMatch(/\n\s+at /);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = await start();
    await third.until('is ready');
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });
});

import { logIn } from '@portal/contract/log-in';
import * as calls from '@portal/contract/own-account';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeTrainee,
  PASSWORD,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const MINUTE_MS = 60_000;

const it = portalIt.extend('logInFrom', { scope: 'file' }, ({ portal }) => {
  /** Logs the user in by a browser that names itself. Returns the token. */
  return async ({ user: { email } }: Actor, userAgent: string): Promise<string> => {
    const { status, body } = await portal.inject({
      method: logIn.method,
      url: `/api${logIn.path}`,
      headers: { 'user-agent': userAgent },
      payload: { email, password: PASSWORD },
    });
    expect(status).toBe(200);
    return (body as { token: string }).token;
  };
});

const sessionsOf = async (user: Actor) => succeeded(await user.call(calls.listOwnSessions));

describe('the list of sessions', () => {
  it('says which device, when it was begun and last used, and which one is this', async ({
    portal,
    trainee,
    logInFrom,
  }) => {
    const begun = portal.clock.now;
    portal.clock.advance(30 * MINUTE_MS);
    const token = await logInFrom(trainee, PHONE);
    portal.clock.advance(30 * MINUTE_MS);
    const [own, phone, ...more] = await sessionsOf(trainee);
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      isCurrent: true,
      device: null,
      startedAt: new Date(begun).toISOString(),
      lastUsedAt: new Date(portal.clock.now).toISOString(),
    });
    const startedAt = new Date(begun + 30 * MINUTE_MS).toISOString();
    expect(phone).toMatchObject({
      isCurrent: false,
      device: { browser: 'Firefox', system: 'Android' },
      startedAt,
      lastUsedAt: startedAt,
    });
    // From the phone the same sessions, with itself first.
    const elsewhere = succeeded(await portal.call(calls.listOwnSessions, { token }));
    expect(elsewhere.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [phone?.id, true],
      [own?.id, false],
    ]);
  });

  it('keeps the last use when it was stored, and no session of another user', async ({
    portal,
    trainee,
  }) => {
    const { db } = portal.resources;
    const other = await signInAgain(portal, trainee);
    const storedUse = async () => {
      const rows = db.selectFrom('sessions').where('user_id', '=', trainee.user.id);
      return (await rows.select('last_used_at').orderBy('id').execute()).map(
        ({ last_used_at }) => last_used_at,
      );
    };
    portal.clock.advance(MINUTE_MS);
    await trainee.call(calls.getOwnAccount);
    const usedAt = portal.clock.now;
    // A call writes nothing.
    expect(await storedUse()).toEqual([null, null]);
    await portal.services.accounts.storeSessionUses();
    expect(await storedUse()).toEqual([usedAt, null]);
    portal.clock.advance(10 * MINUTE_MS);
    const sessions = succeeded(await other.call(calls.listOwnSessions));
    expect(sessions.map(({ lastUsedAt }) => Date.parse(lastUsedAt))).toEqual([
      portal.clock.now,
      usedAt,
    ]);
    await portal.services.accounts.storeSessionUses();
    expect(await storedUse()).toEqual([usedAt, portal.clock.now]);
    const stranger = await makeTrainee(portal);
    expect(await sessionsOf(stranger)).toHaveLength(1);
  });

  it('leaves out expired sessions, and has the newest hundred', async ({ portal, trainee }) => {
    const { db } = portal.resources;
    const now = portal.clock.now;
    const row = (i: number) => ({
      token_hash: `made up ${trainee.user.id} ${i}`,
      user_id: trainee.user.id,
      created_at: now,
      expires_at: i < 3 ? now : now + 1,
    });
    await db
      .insertInto('sessions')
      .values(Array.from({ length: 105 }, (_, i) => row(i)))
      .execute();
    const sessions = await sessionsOf(trainee);
    expect(sessions).toHaveLength(101);
    expect(sessions[0]?.isCurrent).toBe(true);
  });
});

describe('expired sessions', () => {
  it('are removed by the process, and no valid ones', async ({ portal, trainee }) => {
    const { db } = portal.resources;
    const expired = Array.from({ length: 450 }, (_, i) => ({
      token_hash: `expired ${trainee.user.id} ${i}`,
      user_id: trainee.user.id,
      created_at: 0,
      expires_at: portal.clock.now,
    }));
    await db.insertInto('sessions').values(expired).execute();
    const stored = async () => {
      const rows = db.selectFrom('sessions').where('user_id', '=', trainee.user.id);
      return (await rows.select('id').execute()).length;
    };
    await signInAgain(portal, trainee);
    expect(await stored()).toBe(452);
    await portal.services.accounts.removeExpiredSessions();
    expect(await stored()).toBe(2);
    expect((await trainee.call(calls.getOwnAccount)).status).toBe(200);
  });
});

describe('ending a session', () => {
  it('ends its access and its sockets at once, and no others', async ({
    portal,
    origin,
    trainee,
  }) => {
    const address = origin.replace('http', 'ws');
    const other = await signInAgain(portal, trainee);
    await using ownSocket = await openLive(address, trainee);
    await using otherSocket = await openLive(address, other);
    await Promise.all([ownSocket.settled(), otherSocket.settled()]);
    const [, ended] = await sessionsOf(trainee);
    const params = { id: ended?.id ?? 0 };
    succeeded(await trainee.call(calls.endOwnSession, { params }));
    expect((await otherSocket.closed).code).toBe(4401);
    expect((await other.call(calls.getOwnAccount)).status).toBe(401);
    await ownSocket.settled();
    expect(await sessionsOf(trainee)).toHaveLength(1);
    expect((await trainee.call(calls.endOwnSession, { params })).status).toBe(404);
  });

  it('of another user is answered like a missing one', async ({ portal, admin, trainee }) => {
    const stranger = await makeTrainee(portal);
    const [theirs] = await sessionsOf(stranger);
    const missing = await trainee.call(calls.endOwnSession, { params: { id: 999_999_999 } });
    for (const caller of [trainee, admin]) {
      const params = { id: theirs?.id ?? 0 };
      const answer = await caller.call(calls.endOwnSession, { params });
      expect([answer.status, answer.raw]).toEqual([404, missing.raw]);
    }
    expect((await stranger.call(calls.getOwnAccount)).status).toBe(200);
    const params = { id: 'x' as unknown as number };
    expect((await trainee.call(calls.endOwnSession, { params })).status).toBe(400);
  });

  it('all others leaves this one, with its socket', async ({ portal, origin, trainee }) => {
    const address = origin.replace('http', 'ws');
    const others = [await signInAgain(portal, trainee), await signInAgain(portal, trainee)];
    const stranger = await makeTrainee(portal);
    await using ownSocket = await openLive(address, trainee);
    await using otherSocket = await openLive(address, others[0] ?? trainee);
    await Promise.all([ownSocket.settled(), otherSocket.settled()]);
    const endAll = () => trainee.call(calls.endOtherSessions);
    expect(succeeded(await endAll())).toEqual({ success: true, ended: 2 });
    expect((await otherSocket.closed).code).toBe(4401);
    await ownSocket.settled();
    for (const other of others) expect((await other.call(calls.getOwnAccount)).status).toBe(401);
    for (const user of [trainee, stranger])
      expect((await user.call(calls.getOwnAccount)).status).toBe(200);
    expect(succeeded(await endAll()).ended).toBe(0);
  });
});

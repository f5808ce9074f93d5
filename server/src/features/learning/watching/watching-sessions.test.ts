/** One clock for a trainee over all modules, sessions and devices. */
import { logOut } from '@portal/contract/accounts';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { startRun } from '@portal/contract/runs';
import { describe, expect } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  type Actor,
  makeVideoModule,
  signInAdmin,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { openAtOnce } from '../testing/open-at-once.ts';

const open = (actor: Actor, id: number) => actor.call(getTrainingModule, { params: { id } });

async function report(actor: Actor, id: number, timeSpent: number): Promise<number> {
  const answer = await actor.call(reportWatching, { params: { id }, body: { timeSpent } });
  return succeeded(answer).timeSpent;
}

const evidenceOf = async (portal: TestPortal, trainee: Actor) => {
  const { db } = portal.resources;
  return db
    .selectFrom('watching_sessions')
    .select(['module_id', 'seconds'])
    .where('run_id', '=', await currentRunOf(db, trainee.user.id))
    .orderBy('module_id')
    .orderBy('session_id')
    .execute();
};

const it = portalIt.extend('film', ({ portal, company }) =>
  makeVideoModule(portal, company.id, { name: 'Film', seconds: 100 }),
);

describe('a session', () => {
  it('is credited with nothing for the time in which it was logged out', async ({
    portal,
    trainee,
    film,
  }) => {
    await open(trainee, film.id);
    await trainee.call(logOut);
    portal.clock.advance(60_000);
    const again = await signInAgain(portal, trainee);
    expect(await report(again, film.id, 60)).toBe(0);
    portal.clock.advance(5_000);
    expect(await report(again, film.id, 60)).toBe(5);
  });

  it('is credited with nothing for the time in which the module was closed', async ({
    portal,
    trainee,
    film,
  }) => {
    await open(trainee, film.id);
    portal.clock.advance(5_000);
    expect(await report(trainee, film.id, 5)).toBe(5);
    portal.clock.advance(50_000);
    await open(trainee, film.id);
    expect(await report(trainee, film.id, 55)).toBe(5);
  });

  it('is credited fully if the module is fetched again while it plays', async ({
    portal,
    trainee,
    film,
  }) => {
    await open(trainee, film.id);
    for (let played = 4; played <= 40; played += 4) {
      portal.clock.advance(2_000);
      await open(trainee, film.id);
      portal.clock.advance(2_000);
      expect(await report(trainee, film.id, played)).toBe(played);
    }
  });

  it('keeps its evidence after its end', async ({ portal, trainee, film }) => {
    await open(trainee, film.id);
    portal.clock.advance(9_000);
    await report(trainee, film.id, 9);
    await trainee.call(logOut);
    const again = await signInAgain(portal, trainee);
    await open(again, film.id);
    portal.clock.advance(4_000);
    await report(again, film.id, 13);
    expect(await evidenceOf(portal, trainee)).toEqual([
      { module_id: film.id, seconds: 9 },
      { module_id: film.id, seconds: 4 },
    ]);
  });
});

describe('an opening', () => {
  const clockOf = async (portal: TestPortal, trainee: Actor) =>
    portal.resources.db
      .selectFrom('watching_sessions')
      .select('reported_at')
      .where('run_id', '=', await currentRunOf(portal.resources.db, trainee.user.id))
      .executeTakeFirstOrThrow();

  it.for([
    ['9.999 s after the one before keeps the clock', 9_999, 'keeps'],
    ['10 s after the one before starts it again', 10_000, 'starts'],
    ['by a clock that was set back by a minute keeps it', -60_000, 'keeps'],
    ['by a clock that was set back by more starts it again', -60_001, 'starts'],
  ] as const)('%s', async ([, passed, effect], { portal, trainee, film }) => {
    await open(trainee, film.id);
    const first = portal.clock.now;
    portal.clock.advance(passed);
    await open(trainee, film.id);
    const { reported_at } = await clockOf(portal, trainee);
    expect(reported_at).toBe(effect === 'keeps' ? first : portal.clock.now);
  });

  it('that keeps the clock waits for no other write', async ({ portal, trainee, film }) => {
    await open(trainee, film.id);
    portal.clock.advance(1_000);
    const { db } = portal.resources;
    const runId = await currentRunOf(db, trainee.user.id);
    await db.transaction().execute(async (tx) => {
      // The same value: only the lock matters.
      await tx
        .updateTable('watching_sessions')
        .set({ seconds: 0 })
        .where('run_id', '=', runId)
        .execute();
      succeeded(await open(trainee, film.id));
    });
  });
});

describe('several sessions and modules at once', () => {
  it('are credited with each second once', async ({ portal, trainee, company, film }) => {
    const other = await makeVideoModule(portal, company.id, { name: 'Other', seconds: 100 });
    await openAtOnce(portal, trainee, [film.id, other.id]);
    const second = await signInAgain(portal, trainee);
    for (const actor of [trainee, second])
      for (const { id } of [film, other]) await open(actor, id);
    portal.clock.advance(10_000);
    // The first report claims a part of the time; the others share the rest.
    expect(await report(trainee, film.id, 4)).toBe(4);
    expect(await report(second, film.id, 7)).toBe(7);
    expect(await report(second, other.id, 50)).toBe(3);
    expect(await report(trainee, other.id, 50)).toBe(3);
    portal.clock.advance(5_000);
    expect(await report(trainee, other.id, 50)).toBe(8);
    expect(await report(second, film.id, 50)).toBe(7);
    const evidence = await evidenceOf(portal, trainee);
    expect(evidence.map(({ seconds }) => seconds)).toEqual([4, 3, 5, 3]);
  });

  it('are credited with each second once in eight parallel sessions', async ({
    portal,
    trainee,
    film,
  }) => {
    const sessions = [trainee];
    while (sessions.length < 8) sessions.push(await signInAgain(portal, trainee));
    await Promise.all(sessions.map((session) => open(session, film.id)));
    for (let round = 1; round <= 3; round += 1) {
      portal.clock.advance(5_000);
      await Promise.all(sessions.map((session, i) => report(session, film.id, 100 + i)));
      expect(await report(trainee, film.id, 0)).toBe(round * 5);
    }
    const evidence = await evidenceOf(portal, trainee);
    expect(evidence).toHaveLength(8);
    expect(evidence.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(15);
  });

  it('begin again with a new run', async ({ portal, trainee, film }) => {
    await open(trainee, film.id);
    portal.clock.advance(30_000);
    await report(trainee, film.id, 30);
    const admin = await signInAdmin(portal);
    const params = { id: trainee.user.id };
    succeeded(await admin.call(startRun, { params, body: {} }));
    expect(await report(trainee, film.id, 60)).toBe(0);
    expect((await trainee.call(completeVideo, { params: { id: film.id } })).status).toBe(409);
    expect(await evidenceOf(portal, trainee)).toEqual([{ module_id: film.id, seconds: 0 }]);
  });
});

describe('a clock that is set', () => {
  it('back by less than a minute credits nothing until it has caught up', async ({
    portal,
    trainee,
    film,
  }) => {
    await open(trainee, film.id);
    portal.clock.advance(10_000);
    expect(await report(trainee, film.id, 100)).toBe(10);
    portal.clock.advance(-50_000);
    await open(trainee, film.id);
    expect(await report(trainee, film.id, 100)).toBe(10);
    portal.clock.advance(50_000);
    expect(await report(trainee, film.id, 100)).toBe(10);
    portal.clock.advance(1_000);
    expect(await report(trainee, film.id, 100)).toBe(11);
  });

  it('back by an hour counts from then on', async ({ portal, trainee, film }) => {
    await open(trainee, film.id);
    portal.clock.advance(10_000);
    expect(await report(trainee, film.id, 10)).toBe(10);
    portal.clock.advance(-3_600_000);
    expect(await report(trainee, film.id, 15)).toBe(10);
    portal.clock.advance(5_000);
    expect(await report(trainee, film.id, 15)).toBe(15);
  });
});

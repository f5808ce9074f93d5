/** Random reports of several sessions in several modules, on clocks that jump, beside a simple model. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import { makeVideoModule } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { openAtOnce } from '../testing/open-at-once.ts';

const MODULES = 3;
const SESSIONS = 4;
const MINUTE = 60_000;
const GRACE = 10_000;

const step = fc.record({
  wait: fc.oneof(
    { arbitrary: fc.nat(12_000), weight: 8 },
    { arbitrary: fc.nat(200_000), weight: 1 },
    // The clock is set, or another process has another clock.
    { arbitrary: fc.integer({ min: -100_000, max: -1 }), weight: 2 },
  ),
  session: fc.nat(SESSIONS - 1),
  module: fc.nat(MODULES - 1),
  /** Null opens the module; a number is claimed beyond what is held, or below it. */
  claim: fc.oneof(
    { arbitrary: fc.constant(null), weight: 1 },
    { arbitrary: fc.integer({ min: -5, max: 90 }), weight: 4 },
  ),
});

/** The time of one trainee as a list of credited spans, none of which overlaps another. */
class Model {
  readonly spans: [from: number, to: number][] = [];
  readonly held: number[] = Array.from({ length: MODULES }, () => 0);
  readonly marks = new Map<string, number>();
  /** Spans before this index are of a time that a wrong clock has shown. */
  #settled = 0;

  mark(key: string, now: number): number | undefined {
    const mark = this.marks.get(key);
    const isWrong = mark !== undefined && mark > now + MINUTE;
    this.marks.set(key, mark === undefined || isWrong ? now : Math.max(mark, now));
    return isWrong ? now : mark;
  }

  open(key: string, now: number): void {
    const mark = this.marks.get(key);
    const isFresh = mark !== undefined && mark > now - GRACE && mark <= now + MINUTE;
    if (!isFresh) this.marks.set(key, now);
  }

  report(key: string, module: number, claimed: number, now: number): number {
    const mark = this.mark(key, now);
    let last = this.spans.slice(this.#settled).at(-1)?.[1] ?? 0;
    if (last > now + MINUTE) {
      this.#settled = this.spans.length;
      last = now;
      this.spans.push([now, now]);
    }
    const from = Math.max(mark ?? now, last, now - MINUTE);
    const missing = (claimed - (this.held[module] ?? 0)) * 1000;
    const to = Math.min(now, from + Math.max(0, missing));
    if (to > from) {
      this.spans.push([from, to]);
      this.held[module] = (this.held[module] ?? 0) + (to - from) / 1000;
    }
    return this.held[module] ?? 0;
  }

  get seconds(): number {
    return this.spans.reduce((sum, [from, to]) => sum + to - from, 0) / 1000;
  }
}

it('credit each second once, like the model', async ({ portal, company, trainee }) => {
  const { db } = portal.resources;
  const modules: number[] = [];
  while (modules.length < MODULES)
    modules.push((await makeVideoModule(portal, company.id, { seconds: 1_000 })).id);
  const { learning } = portal.services;
  let number = 1;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
      async (steps) => {
        number = (await portal.services.trainees.startRun(PORTAL, trainee.user.id, number)).number;
        await openAtOnce(portal, trainee, modules);
        const { id: userId, name } = trainee.user;
        const runId = await currentRunOf(db, userId);
        const identity = (sessionId: number): Identity => ({
          userId,
          name,
          runId,
          companyId: company.id,
          role: 'TRAINEE',
          reach: [],
          sessionId,
        });
        const model = new Model();
        for (const { wait, session, module, claim } of steps) {
          portal.clock.advance(wait);
          const id = modules[module] ?? 0;
          const key = `${session} ${module}`;
          // Sessions of the model are none of those that have logged in.
          const viewer = identity(1_000_000 + session);
          if (claim === null) {
            await learning.openModule(viewer, id);
            model.open(key, portal.clock.now);
            continue;
          }
          const claimed = Math.max(0, (model.held[module] ?? 0) + claim);
          const { timeSpent } = await learning.reportWatching(viewer, id, { timeSpent: claimed });
          expect(timeSpent).toBeCloseTo(model.report(key, module, claimed, portal.clock.now), 6);
        }
        const evidence = await db
          .selectFrom('watching_sessions')
          .select(({ fn }) => fn.sum<number>('seconds').as('seconds'))
          .where('run_id', '=', runId)
          .executeTakeFirstOrThrow();
        expect(evidence.seconds ?? 0).toBeCloseTo(model.seconds, 6);
      },
    ),
    { numRuns: randomRuns(20) },
  );
});

/** Random tries at a quiz on clocks that jump, with new runs and changed settings, beside a simple model. */
import { FREE_TRIES, TRY_WAITS_MINUTES } from '@portal/contract/limits';
import fc from 'fast-check';
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import type { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import { makeQuizModule } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const QUESTIONS = 8;
const MINUTE = 60_000;
const TRIES_PER_MINUTE = 20;

const wait = fc.oneof(
  { arbitrary: fc.nat(MINUTE), weight: 3 },
  // The ends of waits.
  { arbitrary: fc.constantFrom(5, 15, 30, 60).map((minutes) => minutes * MINUTE), weight: 4 },
  { arbitrary: fc.nat(3 * 60 * MINUTE), weight: 2 },
  // The clock is set, or another process has another clock.
  { arbitrary: fc.integer({ min: -MINUTE, max: -1 }), weight: 2 },
  { arbitrary: fc.integer({ min: -5 * 60 * MINUTE, max: -1 }), weight: 1 },
);
const settings = fc.record({
  passMark: fc.constantFrom(1, 50, 70, 90, 100),
  questionsDrawn: fc.option(fc.integer({ min: 1, max: QUESTIONS })),
  triesMax: fc.option(fc.integer({ min: 1, max: 9 })),
});
const step = fc.tuple(
  wait,
  fc.oneof(
    { arbitrary: fc.record({ right: fc.nat(5) }), weight: 14 },
    { arbitrary: fc.constant({ right: QUESTIONS }), weight: 1 },
    { arbitrary: fc.constant('unblock' as const), weight: 1 },
    { arbitrary: fc.constant('new run' as const), weight: 1 },
    { arbitrary: settings, weight: 1 },
  ),
);

interface Try {
  readonly at: number;
  readonly correct: number;
  readonly total: number;
  readonly passed: boolean;
}

type Settings = typeof settings extends fc.Arbitrary<infer S> ? S : never;

class Model {
  tries: Try[] = [];
  /** The number of the tries that were made before an admin opened the quiz. */
  opened = 0;
  settings: Settings = { passMark: 70, questionsDrawn: null, triesMax: null };
  /** Whether a lower pass mark has passed the quiz. */
  isPassedByMark = false;

  get fails(): Try[] {
    return this.tries.slice(this.opened).filter(({ passed }) => !passed);
  }

  get hasPassed(): boolean {
    return this.isPassedByMark || this.tries.some(({ passed }) => passed);
  }

  get triesLeft(): number | null {
    const { triesMax } = this.settings;
    if (this.hasPassed || triesMax === null) return null;
    return Math.max(0, triesMax - this.fails.length);
  }

  retryAt(now: number): number | null {
    const { length } = this.fails;
    const last = this.fails.at(-1)?.at ?? 0;
    if (this.hasPassed || this.triesLeft === 0 || length < FREE_TRIES) return null;
    // A fail that is far ahead has the time of a wrong clock.
    if (last > now + MINUTE) return null;
    const minutes = TRY_WAITS_MINUTES[Math.min(length - FREE_TRIES, TRY_WAITS_MINUTES.length - 1)];
    const end = last + (minutes ?? 0) * MINUTE;
    return end > now ? end : null;
  }

  refusal(now: number): { code: string; details?: object } | null {
    if (this.triesLeft === 0) return { code: 'QUIZ_BLOCKED' };
    const retryAt = this.retryAt(now);
    if (retryAt !== null)
      return { code: 'TRY_LATER', details: { retryAt: new Date(retryAt).toISOString() } };
    const latest = this.tries.slice(-TRIES_PER_MINUTE);
    const areAllRecent = latest.every(({ at }) => Math.abs(now - at) < MINUTE);
    return latest.length === TRIES_PER_MINUTE && areAllRecent
      ? { code: 'TOO_MANY_REQUESTS' }
      : null;
  }

  /** A lower pass mark passes the quiz if the best score reaches it. The tries stay failed. */
  change(settings: Settings): void {
    const { passMark } = settings;
    const isReached = this.tries.some(({ correct, total }) => correct * 100 >= passMark * total);
    const isLower = passMark < this.settings.passMark;
    if (isLower && isReached && !this.hasPassed) this.isPassedByMark = true;
    this.settings = settings;
  }

  /** Returns the percent that is shown for the try. */
  make(at: number, correct: number): { score: number; pass: boolean } {
    const { passMark } = this.settings;
    const total = this.settings.questionsDrawn ?? QUESTIONS;
    const passed = correct * 100 >= passMark * total;
    const percent = (of: { correct: number; total: number }) => (of.correct * 100) / of.total;
    const made = { at, correct, total, passed };
    const isExact = this.hasPassed || this.fails.length < FREE_TRIES;
    this.tries.push(made);
    if (passed) return { score: Math.max(Math.round(percent(made)), passMark), pass: true };
    const best = Math.max(...this.tries.map(percent));
    const score = Math.round(isExact ? percent(made) : best);
    return { score: Math.min(score, passMark - 1), pass: false };
  }
}

/** A trainee in a company with one quiz, as the services know them. */
class Player {
  readonly #portal: TestPortal;
  readonly identity: Identity;
  readonly moduleId: number;

  constructor(portal: TestPortal, identity: Identity, moduleId: number) {
    this.#portal = portal;
    this.identity = identity;
    this.moduleId = moduleId;
  }

  async expectLike(model: Model): Promise<void> {
    const now = this.#portal.clock.now;
    const opened = await this.#portal.services.learning.openModule(this.identity, this.moduleId);
    const retryAt = model.retryAt(now);
    expect(opened).toMatchObject({
      tryNumber: model.tries.length + 1,
      retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
      triesLeft: model.triesLeft,
      pass: model.hasPassed,
      passMark: model.settings.passMark,
    });
    expect(opened.mcqs).toHaveLength(model.settings.questionsDrawn ?? QUESTIONS);
    expect(opened.review === undefined).toBe(!model.hasPassed);
  }

  async submit(model: Model, right: number): Promise<void> {
    const { learning } = this.#portal.services;
    const { mcqs } = await learning.openModule(this.identity, this.moduleId);
    const correct = Math.min(right, mcqs.length);
    const answers = Object.fromEntries(
      mcqs.map(({ id, question }, i) => [
        id,
        i < correct ? question.replace('Question', 'right') : 'wrong',
      ]),
    );
    const now = this.#portal.clock.now;
    const submission = { answers, submissionId: crypto.randomUUID() };
    const refused = model.refusal(now);
    const result = learning.submitQuiz(this.identity, this.moduleId, submission);
    if (refused !== null) {
      const error = await result.then(
        () => null,
        (thrown: AppError) => thrown,
      );
      expect(error).toMatchObject(refused);
      return;
    }
    expect(await result).toMatchObject(model.make(now, correct));
    // The same submission is no further try.
    await learning.submitQuiz(this.identity, this.moduleId, submission);
  }
}

it('waits, limits, draws and pass marks are those of the model', async ({
  portal,
  company,
  trainee,
}) => {
  const { id: moduleId } = await makeQuizModule(portal, company.id, { questions: QUESTIONS });
  const { modules, trainees } = portal.services;
  const { id: userId, name } = trainee.user;
  let number = 1;
  const begin = async () => {
    number = (await trainees.startRun(PORTAL, userId, number)).number;
    const runId = await currentRunOf(portal.resources.db, userId);
    const identity = { userId, name, runId, companyId: company.id, role: 'TRAINEE', sessionId: 1 };
    return new Player(portal, identity as Identity, moduleId);
  };
  const set = (settings: Settings) => modules.save(PORTAL, moduleId, settings);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 50, size: 'max' }),
      async (steps) => {
        let model = new Model();
        await set(model.settings);
        let player = await begin();
        for (const [ms, act] of steps) {
          portal.clock.advance(ms);
          if (act === 'unblock') {
            await trainees.unblockQuiz(PORTAL, userId, moduleId);
            model.opened = model.tries.length;
          } else if (act === 'new run') {
            player = await begin();
            const { settings } = model;
            model = Object.assign(new Model(), { settings });
          } else if ('right' in act) await player.submit(model, act.right);
          else {
            await set(act);
            model.change(act);
          }
          await player.expectLike(model);
        }
      },
    ),
    { numRuns: randomRuns(20) },
  );
});

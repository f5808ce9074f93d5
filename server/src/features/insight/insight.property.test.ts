/** The counts after random histories of learning, changed modules, moves, new runs, deletions and restores. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { it } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import type * as model from '../learning/testing/training-model.ts';
import { addFirstModules, STEPS, type StepName } from '../learning/testing/training-steps.ts';
import { World, type WorldCompany } from '../learning/testing/training-world.ts';
import { countedInsight } from './testing/counted-insight.ts';

const HISTORIES = randomRuns(12);
const STEPS_MAX = 60;

const choice = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }), fc.nat({ max: 60 }));
const step = fc.tuple(
  fc.oneof(
    ...Object.entries(STEPS).map(([name, [weight]]) => ({
      arbitrary: fc.constant(name as StepName),
      weight,
    })),
  ),
  choice,
  // After some of the steps the counts are compared.
  fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
);
const history = fc.array(step, { minLength: 10, maxLength: STEPS_MAX, size: 'max' });

const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length;

/** The summary of a module, counted from the model. */
function expectedSummary(world: World, company: WorldCompany, module: model.ModelModule) {
  const runs = world.trainees
    .filter((trainee) => world.isShown(trainee) && trainee.companyId === company.id)
    .map((trainee) => world.currentRun(trainee));
  const results = runs.flatMap((run) => run.results.get(module.id) ?? []);
  const viewers = results.filter(({ isWatched, isPassed }) => isWatched || !isPassed);
  const reached = Array.from({ length: 21 }, (_, step) =>
    count(viewers, ({ isWatched, watched }) => isWatched || 20 * watched >= step * module.seconds),
  );
  const firstTries = runs.flatMap(
    ({ attempts }) => attempts.find(({ moduleId }) => moduleId === module.id) ?? [],
  );
  return {
    opened: results.length,
    watched: count(results, ({ isWatched }) => isWatched),
    tried: count(results, ({ best }) => best !== null),
    passed: count(results, ({ isPassed }) => isPassed),
    // There is no curve without a video.
    reached: module.seconds === 0 ? null : reached,
    questions: module.questions.map(({ id, options }) => {
      const tries = firstTries.filter(({ asked }) => asked.some((question) => question.id === id));
      const chosenIn = ({ asked, chosen }: model.ModelAttempt) =>
        chosen[asked.findIndex((question) => question.id === id)] ?? null;
      const good = tries.filter((made) => {
        const isRight = made.asked.some((q) => q.id === id && q.answer === chosenIn(made));
        const others = made.asked.length - 1;
        return others > 0 && 10 * (made.correct - (isRight ? 1 : 0)) >= 7 * others;
      });
      const places = [null, ...options];
      return {
        id,
        all: places.map((option) => count(tries, (made) => chosenIn(made) === option)),
        good: places.map((option) => count(good, (made) => chosenIn(made) === option)),
      };
    }),
  };
}

async function expectSame(world: World): Promise<void> {
  const { resources } = world.portal;
  for (const company of world.companies)
    if (company.deletionId === null)
      for (const module of company.modules)
        expect(await countedInsight(resources.db, module)).toEqual(
          expectedSummary(world, company, module),
        );
}

it('agree with the model', async ({ portal }) => {
  await fc.assert(
    fc.asyncProperty(history, async (history) => {
      const world = await World.make(portal);
      await addFirstModules(world);
      world.rememberOpen();
      for (const [name, choice, isCompared] of history) {
        portal.clock.advance(1_000);
        await STEPS[name][1](world, choice);
        world.rememberOpen();
        if (isCompared) await expectSame(world);
      }
      await expectSame(world);
    }),
    { numRuns: HISTORIES },
  );
});

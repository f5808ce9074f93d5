/** Random histories of learning, changed modules, moves, new runs, deletions and restores, beside a simple model. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { it } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { findWrongFigures } from './figures/figures.ts';
import * as model from './testing/training-model.ts';
import { addFirstModules, STEPS, type StepName } from './testing/training-steps.ts';
import { World, type WorldTrainee } from './testing/training-world.ts';

const HISTORIES = randomRuns(15);
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
);
const history = fc.array(step, { minLength: 10, maxLength: STEPS_MAX, size: 'max' });

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The trainee’s runs that are shown, newest first, each as the model has it. */
function runsOf(world: World, { runs }: WorldTrainee) {
  return runs.toReversed().flatMap((run) => {
    const company = world.companyOf(run);
    const modules = run.endedAt === null ? company.modules : (run.frozen ?? []);
    return company.deletionId === null ? [{ run, company, modules }] : [];
  });
}

/** The figures by which the list of trainees is filtered and ordered. */
const storedFigures = (world: World, { id }: WorldTrainee) =>
  world.portal.resources.db
    .selectFrom('trainee_figures')
    .select(['company_id', 'run_id', 'progress', 'score', 'status', 'hidden'])
    .where('user_id', '=', id)
    .executeTakeFirst();

async function expectSame(world: World, trainee: WorldTrainee): Promise<void> {
  const { learning } = world.portal.services;
  const ofTrainee = { userId: trainee.id, companies: null };
  if (!world.isShown(trainee)) {
    await expect(learning.listRuns(ofTrainee)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    return;
  }
  const run = world.currentRun(trainee);
  const { modules } = world.companyOf(trainee);
  const summary = (await learning.progressOf([trainee.id])).get(trainee.id);
  const figures = model.figuresOf(run, modules);
  const status = model.statusOf(run, modules);
  expect(summary).toMatchObject({ ...figures, status });
  expect(await storedFigures(world, trainee)).toEqual({
    company_id: trainee.companyId,
    run_id: run.id,
    progress: Math.round(figures.overallProgress * 10),
    score: figures.averageScore,
    status,
    hidden: 0,
  });
  const path = await learning.modules(world.identityOf(trainee));
  expect(path.map(({ moduleId, unlocked, pass }) => [moduleId, !unlocked, pass])).toEqual(
    model.modulesOf(run, modules).map(({ moduleId, isLocked, pass }) => [moduleId, isLocked, pass]),
  );
  for (const { moduleId, unlocked } of path)
    if (run.everOpen.has(moduleId)) expect([moduleId, unlocked]).toEqual([moduleId, true]);

  const expected = runsOf(world, trainee).map(({ run, company, modules }) => ({
    number: run.number,
    startedAt: expect.any(String),
    completedAt: instant(run.completedAt),
    endedAt: instant(run.endedAt),
    companyName: company.name,
    overallProgress: model.figuresOf(run, modules).overallProgress,
  }));
  expect(await learning.listRuns(ofTrainee)).toEqual(expected);
  for (const [i, { run, modules }] of runsOf(world, trainee).entries())
    expect(await learning.getRun(ofTrainee, run.number)).toEqual({
      ...expected[i],
      // The model knows no login sessions.
      moduleProgress: model
        .modulesOf(run, modules)
        .map((module) => expect.objectContaining(module)),
    });
}

/** Every attempt of every run, with the questions as they were asked; the order of options is each attempt’s own. */
async function expectSameAttempts(world: World, trainee: WorldTrainee): Promise<void> {
  const { learning } = world.portal.services;
  if (!world.isShown(trainee)) return;
  for (const { run, modules } of runsOf(world, trainee))
    for (const { id: moduleId } of modules) {
      const place = { userId: trainee.id, number: run.number, moduleId, companies: null };
      const { rows } = await learning.listAttempts(place, undefined);
      const shown = await Promise.all(rows.map(({ id }) => learning.getAttempt(id, null)));
      const made = run.attempts.filter((attempt) => attempt.moduleId === moduleId);
      expect(
        shown.map(({ pass, score, correctCount, answers }) => [
          pass,
          score,
          correctCount,
          new Map(
            answers.map(({ questionId, question, options, answer, chosen }) => [
              questionId,
              [question, options.toSorted(), answer, chosen],
            ]),
          ),
        ]),
      ).toEqual(
        made
          .toReversed()
          .map((attempt) => [
            model.isQuizPass(attempt),
            model.percent(attempt.correct, attempt.asked.length),
            attempt.correct,
            new Map(
              attempt.asked.map(({ id, question, options, answer }, i) => [
                id,
                [question, options.toSorted(), answer, attempt.chosen[i] ?? null],
              ]),
            ),
          ]),
      );
    }
}

it('agree with the model: nothing locks again, ended runs stay, figures are equal', async ({
  portal,
}) => {
  await fc.assert(
    fc.asyncProperty(history, async (history) => {
      const world = await World.make(portal);
      await addFirstModules(world);
      world.rememberOpen();
      for (const [name, choice] of history) {
        portal.clock.advance(1_000);
        await STEPS[name][1](world, choice);
        world.rememberOpen();
        await portal.work(['module changes']);
        for (const trainee of world.trainees) await expectSame(world, trainee);
      }
      for (const trainee of world.trainees) await expectSameAttempts(world, trainee);
      const runIds = world.trainees.map((trainee) => world.currentRun(trainee).id);
      const shown = world.trainees.filter((trainee) => world.isShown(trainee)).map(({ id }) => id);
      const wrong = await findWrongFigures(portal.resources.db, runIds, portal.clock.now);
      expect(wrong.filter((id) => shown.includes(id))).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
});

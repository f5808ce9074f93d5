/** The steps of a random history. Each changes the portal and the model alike, or does nothing where it is impossible. */
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import { inLockedCompany } from '#server/features/companies/service.ts';
import { markContent } from '#server/features/modules/service.ts';
import { undoReplacedRuns } from '#server/features/trainees/moving.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import * as model from './training-model.ts';
import type { World, WorldCompany, WorldTrainee } from './training-world.ts';

/** Numbers by which a step chooses. */
type Choice = readonly [number, number, number];

type Step = (world: World, choice: Choice) => Promise<void>;

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

const shownTrainee = (world: World, number: number) =>
  pick(
    world.trainees.filter((trainee) => world.isShown(trainee)),
    number,
  );
const shownCompany = (world: World, number: number) =>
  pick(
    world.companies.filter(({ deletionId }) => deletionId === null),
    number,
  );

async function passed(world: World, trainee: WorldTrainee, moduleId: number) {
  const { modules } = world.companyOf(trainee);
  model.pass(world.currentRun(trainee), { moduleId, modules, at: world.portal.clock.now });
}

/** Watches some seconds of an open module, and reports the video as watched if it is. */
async function watch(world: World, [who, what, seconds]: Choice): Promise<void> {
  const trainee = shownTrainee(world, who);
  if (trainee === undefined) return;
  const run = world.currentRun(trainee);
  const path = model.steps(world.companyOf(trainee).modules);
  const open = path.filter((module, i) => module.seconds > 0 && model.isOpen(run, path, i));
  const module = pick(open, what);
  if (module === undefined) return;
  const { learning } = world.portal.services;
  const identity = world.identityOf(trainee);
  const result = model.resultIn(run, module.id);
  await learning.openModule(identity, module.id);
  const played = seconds % 2 === 0 ? module.seconds : 1 + (seconds % module.seconds);
  world.portal.clock.advance(played * 1000);
  result.watched += played;
  await learning.reportWatching(identity, module.id, { timeSpent: result.watched });
  if (result.watched < module.seconds) return;
  await learning.completeVideo(identity, module.id);
  result.isWatched = true;
  if (module.questions.length === 0) await passed(world, trainee, module.id);
}

/** Answers some questions of any quiz, open or not. */
async function attempt(world: World, [who, what, how]: Choice): Promise<void> {
  const trainee = shownTrainee(world, who);
  if (trainee === undefined) return;
  const run = world.currentRun(trainee);
  const path = model.steps(world.companyOf(trainee).modules);
  const module = pick(
    path.filter(({ questions }) => questions.length > 0),
    what,
  );
  if (module === undefined) return;
  // Half of the attempts are correct, so that histories reach the end of a training.
  const right = how % 2 === 0 ? module.questions.length : how % (module.questions.length + 1);
  const given = module.questions.map(({ options, answer }, i) =>
    i < right ? answer : (options.slice(1)[how % 3] ?? null),
  );
  const chosen = new Map(module.questions.map(({ id }, i) => [id, given[i] ?? null]));
  const answers = Object.fromEntries([...chosen].filter(([, text]) => text !== null)) as Record<
    string,
    string
  >;
  // Longer than any wait after failed tries.
  world.portal.clock.advance(61 * 60_000);
  const submitted = world.portal.services.learning.submitQuiz(
    world.identityOf(trainee),
    module.id,
    { answers, submissionId: crypto.randomUUID() },
  );
  const result = run.results.get(module.id);
  const isWatched = module.seconds === 0 || result?.isWatched === true || result?.isPassed === true;
  if (!model.isOpen(run, path, path.indexOf(module))) {
    await expect(submitted).rejects.toMatchObject({ code: 'MODULE_LOCKED' });
  } else if (!isWatched) {
    await expect(submitted).rejects.toMatchObject({ code: 'VIDEO_REQUIRED' });
  } else {
    const { pass } = await submitted;
    const made = { moduleId: module.id, correct: right, asked: module.questions, chosen: given };
    model.addAttempt(run, made);
    expect(pass).toBe(model.isQuizPass(made));
    if (pass) await passed(world, trainee, module.id);
  }
}

async function addModule(world: World, [where, kind, length]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  if (company === undefined) return;
  const { modules, learning } = world.portal.services;
  const { db } = world.portal.resources;
  const { id } = await modules.create(PORTAL, company.id, { name: world.nextName('Module') });
  const hasVideo = kind % 3 > 0;
  const seconds = hasVideo ? 2 + (length % 8) : 0;
  if (hasVideo)
    await inLockedCompany(db, company.id, async (tx) => {
      await learning.rememberOpenModules(tx, company.id);
      await learning.moduleChanges.moduleChanged(tx, {
        companyId: company.id,
        module: { id, name: 'Module' },
        kind: 'saved',
        deletionId: null,
        at: world.portal.clock.now,
      });
      await tx
        .insertInto('videos')
        .values({
          module_id: id,
          position: 0,
          media_key: newMediaKey('mp4'),
          content_type: 'video/mp4',
          size: 1,
          etag: 'x',
          duration: seconds,
          created_at: 0,
        })
        .execute();
      await markContent(tx, id, world.portal.clock.now);
    });
  // One in six is a draft.
  if (kind % 2 === 0)
    await modules.save(PORTAL, id, { mcqs: world.newQuestions(1 + (length % 3)) });
  await world.reload(company);
}

async function rename(world: World, [where, what]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  const module = company && pick(company.modules, what);
  if (company === undefined || module === undefined) return;
  await world.portal.services.modules.save(PORTAL, module.id, { name: world.nextName('Module') });
  await world.reload(company);
}

/** Keeps, edits and removes questions, and adds some; now and then all are removed. */
async function changeQuestions(world: World, [where, what, how]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  const module = company && pick(company.modules, what);
  if (company === undefined || module === undefined) return;
  const [edited = { question: '' }] = world.newQuestions(1);
  const kept = module.questions
    .filter((_, i) => (how >> i) % 3 !== 2)
    .map((question, i) => ((how >> i) % 4 === 1 ? { ...question, ...edited } : question))
    .map((question) => ({ ...question, options: [...question.options] }))
    .slice(0, 1 + (how % 4));
  const mcqs = how % 5 === 0 ? [] : [...kept, ...world.newQuestions(how % 3)];
  await world.portal.services.modules.save(PORTAL, module.id, { mcqs });
  // A watched module without questions is passed.
  if (mcqs.length === 0)
    for (const run of world.runsIn(company)) {
      const result = run.results.get(module.id);
      if (result?.isWatched) result.isPassed = true;
    }
  await world.reload(company);
}

async function reorder(world: World, [where, what, place]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  const module = company && pick(company.modules, what);
  if (company === undefined || module === undefined) return;
  const ids = company.modules.map(({ id }) => id);
  const order = ids.filter((id) => id !== module.id).toSpliced(place % ids.length, 0, module.id);
  const moduleOrders = order.map((id, order) => ({ id, order }));
  await world.portal.services.modules.reorder(PORTAL, { companyId: company.id, moduleOrders });
  await world.reload(company);
}

async function removeModule(world: World, [where, what]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  const module = company && pick(company.modules, what);
  if (company === undefined || module === undefined) return;
  const { deletionId } = await world.portal.services.modules.remove(PORTAL, module.id);
  company.deletedModules.set(deletionId ?? 0, world.portal.clock.now);
  await world.reload(company);
}

async function restoreModule(world: World, [where, what]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  const deletion = company && pick([...company.deletedModules], what);
  if (company === undefined || deletion === undefined) return;
  const [deletionId, deletedAt] = deletion;
  await world.portal.services.trash.restore(PORTAL, deletionId, {});
  company.deletedModules.delete(deletionId);
  await world.reload(company);
  if (world.portal.clock.now - deletedAt > 60_000) return;
  for (const run of world.runsIn(company)) model.takeBack(run, company.modules, deletedAt);
}

async function move(world: World, [who]: Choice): Promise<void> {
  const trainee = shownTrainee(world, who);
  const target = world.companies.find(
    ({ id, deletionId }) => id !== trainee?.companyId && deletionId === null,
  );
  if (trainee === undefined || target === undefined) return;
  await world.portal.services.trainees.update(PORTAL, trainee.id, { companyName: target.name });
  trainee.companyId = target.id;
  await world.startedRun(trainee);
}

async function startRun(world: World, [who]: Choice): Promise<void> {
  const trainee = shownTrainee(world, who);
  if (trainee === undefined) return;
  const { number } = world.currentRun(trainee);
  const { number: started } = await world.portal.services.trainees.startRun(
    PORTAL,
    trainee.id,
    number,
  );
  expect(started).toBe(number + 1);
  await world.startedRun(trainee);
}

/** Undoes the latest new run; a run in which something was done stays. */
async function undoRun(world: World, [who]: Choice): Promise<void> {
  const trainee = pick(world.trainees, who);
  const [after, before] = trainee?.runs.toReversed() ?? [];
  if (trainee === undefined || after === undefined || before === undefined) return;
  const replaced = [{ userId: trainee.id, runBefore: before.id, runAfter: after.id }];
  const { db } = world.portal.resources;
  const refused = await db
    .transaction()
    .execute((tx) => undoReplacedRuns(tx, replaced, world.portal.clock.now));
  const isPossible =
    world.isShown(trainee) &&
    world.companyOf(before).deletionId === null &&
    after.results.size === 0;
  expect(refused).toEqual(isPossible ? [] : [trainee.id]);
  if (!isPossible) return;
  trainee.runs = trainee.runs.slice(0, -1);
  trainee.companyId = before.companyId;
  model.resume(before);
  if (before.completedAt !== null) return;
  model.completeByChange(before, world.companyOf(before).modules, world.portal.clock.now);
  // No change of modules that could be undone.
  before.isCompletedByChange = false;
}

async function deleteTrainee(world: World, [who]: Choice): Promise<void> {
  const trainee = shownTrainee(world, who);
  if (trainee === undefined) return;
  trainee.deletionId = (await world.portal.services.trainees.remove(PORTAL, trainee.id)).deletionId;
}

async function restoreTrainee(world: World, [who]: Choice): Promise<void> {
  const deleted = world.trainees.filter(
    (trainee) => trainee.deletionId !== null && world.companyOf(trainee).deletionId === null,
  );
  const trainee = pick(deleted, who);
  if (trainee === undefined) return;
  await world.portal.services.trash.restore(PORTAL, trainee.deletionId ?? 0, {});
  trainee.deletionId = null;
}

async function deleteCompany(world: World, [where]: Choice): Promise<void> {
  const company = shownCompany(world, where);
  if (company === undefined) return;
  const removed = await world.portal.services.companies.remove(PORTAL, company.id);
  company.deletionId = removed.deletionId;
}

async function restoreCompany(world: World, [where]: Choice): Promise<void> {
  const deleted = world.companies.filter(({ deletionId }) => deletionId !== null);
  const company: WorldCompany | undefined = pick(deleted, where);
  if (company === undefined) return;
  await world.portal.services.trash.restore(PORTAL, company.deletionId ?? 0, {});
  company.deletionId = null;
}

/** Gives both companies a quiz, a video, and a video with a quiz. */
export async function addFirstModules(world: World): Promise<void> {
  for (const where of world.companies.keys())
    for (const kind of [0, 1, 2]) await addModule(world, [where, kind === 0 ? 6 : kind, kind]);
}

/** Each step with its weight. */
export const STEPS = {
  watch: [15, watch],
  attempt: [20, attempt],
  addModule: [2, addModule],
  rename: [1, rename],
  changeQuestions: [3, changeQuestions],
  reorder: [3, reorder],
  removeModule: [2, removeModule],
  restoreModule: [2, restoreModule],
  move: [1, move],
  startRun: [3, startRun],
  undoRun: [3, undoRun],
  deleteTrainee: [1, deleteTrainee],
  restoreTrainee: [3, restoreTrainee],
  deleteCompany: [1, deleteCompany],
  restoreCompany: [6, restoreCompany],
} as const satisfies Record<string, readonly [number, Step]>;
export type StepName = keyof typeof STEPS;

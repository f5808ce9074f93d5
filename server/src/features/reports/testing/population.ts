/** A company whose trainees have known results, and the report that follows from them by a simple model. */
import { createModule, deleteModule, updateModule } from '@portal/contract/modules';
import { startRun } from '@portal/contract/runs';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** The number of questions and the pass mark of each quiz. */
const QUIZZES = [
  { name: 'Fire: safety [1/2]', questions: 4, passMark: 70 },
  { name: '=First aid', questions: 10, passMark: 90 },
  { name: 'سلامة', questions: 3, passMark: 60 },
] as const;

/** Each trainee with the numbers of right answers, one try at each module in training order. */
const PEOPLE = [
  { name: 'Zoë "Z", 漢', right: [4, 10, 3] },
  { name: 'ليلى أحمد', right: [3, 9, 2] },
  { name: '=HYPERLINK("http://evil.test";1)', right: [3, 8] },
  { name: '+49 Anna', right: [2] },
  { name: '@bert', right: [] },
  { name: "-2 O'Hara", right: [4, 10, 1] },
] as const;

interface ExpectedResult {
  readonly module: string;
  readonly status: 'completed' | 'failed';
  readonly openedAt: number;
  readonly completedAt: number | null;
  readonly score: number;
}

export interface ExpectedPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly results: readonly ExpectedResult[];
}

export interface Population {
  readonly company: { readonly id: number; readonly name: string };
  readonly modules: readonly {
    readonly id: number;
    readonly name: string;
    readonly passMark: number;
  }[];
  readonly people: readonly ExpectedPerson[];
  readonly trainees: readonly Actor[];
}

/** Instants around changes of clocks in Berlin and New York, and of days in Kolkata and Kiritimati. */
const INSTANTS = [
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-11-01T05:59:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-08T06:59:00Z',
  '2026-03-08T07:00:00Z',
  '2026-12-31T18:29:00Z',
  '2026-12-31T09:59:00Z',
  '2026-12-31T10:00:00Z',
].map(Date.parse);

/**
 * A company with results, and beside them what a report must leave out: a draft, a deleted module, a deleted trainee,
 * a trainee who was moved away, and an earlier run.
 */
export async function makePopulation(portal: TestPortal): Promise<Population> {
  const admin = await signInAdmin(portal);
  const company = await makeCompany(portal);
  const removed = await makeQuizModule(portal, company.id, { name: 'Removed' });
  const modules: { id: number; name: string; passMark: number }[] = [];
  for (const { name, questions, passMark } of QUIZZES) {
    const { id } = await makeQuizModule(portal, company.id, { name, questions });
    succeeded(await admin.call(updateModule, { params: { id }, body: { passMark } }));
    modules.push({ id, name, passMark });
  }
  const added = { params: { id: company.id }, body: { name: 'Draft' } };
  succeeded(await admin.call(createModule, added));
  await makeHiddenTrainees(portal, admin, company, removed.id);

  const trainees: Actor[] = [];
  for (const { name } of PEOPLE) {
    const trainee = await makeTrainee(portal, { name, companyName: company.name });
    // An earlier run with another result.
    await answerQuiz(trainee, removed.id, { right: 0 });
    const params = { id: trainee.user.id };
    succeeded(await admin.call(startRun, { params, body: { currentNumber: 1 } }));
    await answerQuiz(trainee, removed.id);
    trainees.push(trainee);
  }
  succeeded(await admin.call(deleteModule, { params: { id: removed.id } }));

  const people: ExpectedPerson[] = [];
  for (const [index, trainee] of trainees.entries()) {
    const right = PEOPLE[index]?.right ?? [];
    for (const [place, correct] of right.entries())
      await answerQuiz(trainee, modules[place]?.id ?? 0, { right: correct });
    const { id, name, email } = trainee.user;
    people.push({ id, name, email, results: await plantTimes(portal, id, { right, modules }) });
  }
  return { company, modules, people, trainees };
}

async function makeHiddenTrainees(
  portal: TestPortal,
  admin: Actor,
  company: { readonly name: string },
  moduleId: number,
): Promise<void> {
  const deleted = await makeTrainee(portal, { name: 'Deleted', companyName: company.name });
  const moved = await makeTrainee(portal, { name: 'Moved', companyName: company.name });
  for (const each of [deleted, moved]) await answerQuiz(each, moduleId);
  succeeded(await admin.call(deleteTrainee, { params: { id: deleted.user.id } }));
  const { name: companyName } = await makeCompany(portal);
  const params = { id: moved.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { companyName } }));
}

let planted = 0;
const nextInstant = () => INSTANTS[planted++ % INSTANTS.length] ?? 0;

/** Sets the times of the results, and returns what the report has to show. */
async function plantTimes(
  portal: TestPortal,
  userId: number,
  { right, modules }: { right: readonly number[]; modules: Population['modules'] },
): Promise<ExpectedResult[]> {
  const { db } = portal.resources;
  const results: ExpectedResult[] = [];
  for (const [place, correct] of right.entries()) {
    const module = modules[place];
    const questions = QUIZZES[place]?.questions ?? 1;
    if (module === undefined) continue;
    const isPass = correct * 100 >= module.passMark * questions;
    const openedAt = nextInstant();
    const completedAt = isPass ? nextInstant() : null;
    await db
      .updateTable('progress')
      .set({ opened_at: openedAt, passed_at: completedAt })
      .where('module_id', '=', module.id)
      .where('run_id', 'in', ({ selectFrom }) =>
        selectFrom('users')
          .select('users.current_run_id')
          .where('users.id', '=', userId)
          .$asScalar(),
      )
      .execute();
    const percent = Math.round((correct * 100) / questions);
    results.push({
      module: module.name,
      status: isPass ? 'completed' : 'failed',
      openedAt,
      completedAt,
      score: isPass ? Math.max(percent, module.passMark) : Math.min(percent, module.passMark - 1),
    });
  }
  return results;
}

import { getModuleInsight } from '@portal/contract/insight';
import { deleteModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { PORTAL } from '../activity/service.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';
import { askQuestions, makePeople, tryQuiz, watch } from './testing/population.ts';

const FILM_SECONDS = 40;
const MINUTE_MS = 60_000;
const OPTIONS = ['right', 'wrong', 'also wrong', 'never'];

const it = portalIt.extend('module', async ({ portal, company, admin }) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: FILM_SECONDS });
  const shown = async () => {
    portal.services.summaries.forget();
    return succeeded(await admin.call(getModuleInsight, { params: { id } }));
  };
  const people = (count: number) => makePeople(portal, company, count);
  const ask = (count: number) =>
    askQuestions(
      portal,
      id,
      Array.from({ length: count }, () => OPTIONS),
    );
  const see = (person: Awaited<ReturnType<typeof people>>[number], seconds = FILM_SECONDS) =>
    watch(portal, person, { moduleId: id, seconds, isWhole: seconds === FILM_SECONDS });
  return { id, shown, people, ask, see };
});

/** The number of people at each step of the watch curve, in a short form: the step from which it is another one. */
function falls(reached: readonly number[] = []): [step: number, people: number][] {
  return reached.flatMap((people, step) =>
    people === reached[step - 1] ? [] : [[step, people] as [number, number]],
  );
}

describe('the people of a module', () => {
  it('are counted by what they have done', async ({ portal, module }) => {
    const quiz = await module.ask(3);
    const people = await module.people(12);
    for (const person of people.slice(0, 6)) await module.see(person);
    for (const [i, seconds] of [21, 8, 0, 39].entries()) {
      const person = people[6 + i];
      if (person !== undefined) await module.see(person, seconds);
    }
    for (const person of people.slice(0, 5)) await tryQuiz(portal, person, quiz, [0, 0, 1]);
    for (const person of people.slice(5, 6)) await tryQuiz(portal, person, quiz, [0, 0, 0]);
    const { people: counted, watchCurve } = await module.shown();
    expect(counted).toEqual({ trainees: 12, opened: 10, watched: 6, tried: 6, passed: 1 });
    expect(watchCurve?.seconds).toBe(FILM_SECONDS);
    expect(watchCurve?.reached).toHaveLength(21);
    // The person at 39 s has reached 95 %, at 21 s 50 %, at 8 s 20 %.
    expect(falls(watchCurve?.reached)).toEqual([
      [0, 10],
      [1, 9],
      [5, 8],
      [11, 7],
      [20, 6],
    ]);
  });

  it('are counted once when a renewal takes their results over', async ({
    portal,
    company,
    admin,
    module,
  }) => {
    const quiz = await module.ask(1);
    const { id } = await makeQuizModule(portal, company.id, { name: 'Renewed' });
    const renewed = await askQuestions(portal, id, [OPTIONS]);
    await rulesOf(admin).save(id, { validMonths: 1 });
    const people = await module.people(5);
    for (const person of people) {
      await module.see(person);
      await tryQuiz(portal, person, quiz, [0]);
      await tryQuiz(portal, person, renewed, [0]);
    }
    // The window of 30 days opens at the latest on the next day.
    portal.clock.advance(2 * 24 * 60 * MINUTE_MS);
    const before = await module.shown();
    expect(before).toMatchObject({ people: { passed: 5 }, questions: [{ people: 5 }] });
    const { learning } = portal.services;
    for (const person of people)
      expect(await learning.renewModule(person, id)).toEqual({ runNumber: 2, moduleIds: [id] });
    expect(await module.shown()).toEqual(before);
  });

  it('are not shown below five', async ({ module }) => {
    const people = await module.people(6);
    for (const person of people.slice(0, 4)) await module.see(person);
    expect(await module.shown()).toMatchObject({ people: null, watchCurve: null, questions: [] });
    for (const person of people.slice(4)) await module.see(person, 10);
    expect(await module.shown()).toMatchObject({ people: { opened: 6, watched: 4 } });
  });

  it('have no watched video or tries where there is none', async ({ portal, company, module }) => {
    const quiz = await makeVideoModule(portal, company.id);
    const { db } = portal.resources;
    await db.deleteFrom('videos').where('module_id', '=', quiz.id).execute();
    const [asked] = [await askQuestions(portal, quiz.id, [OPTIONS])];
    const people = await module.people(5);
    for (const person of people) {
      await module.see(person);
      await tryQuiz(portal, person, asked, [0]);
    }
    expect(await module.shown()).toMatchObject({ people: { watched: 5, tried: null, passed: 5 } });
    const other = await portal.services.insight.ofModule(quiz.id);
    expect(other).toMatchObject({ people: { watched: null, tried: 5 }, watchCurve: null });
  });

  it('follow new runs, moves, deletions, restores and purges', async ({
    portal,
    company,
    module,
  }) => {
    const { trainees, trash } = portal.services;
    const people = await module.people(10);
    for (const person of people) await module.see(person);
    const opened = async () => (await module.shown()).people?.opened;
    expect(await opened()).toBe(10);
    await trainees.startRun(PORTAL, people[0]?.userId ?? 0, 1);
    expect(await opened()).toBe(9);
    const elsewhere = await makeTrainee(portal);
    const companyName = elsewhere.user.company?.name ?? '';
    await trainees.update(PORTAL, people[1]?.userId ?? 0, { companyName });
    expect(await opened()).toBe(8);
    const deletions: number[] = [];
    for (const { userId } of people.slice(2, 4))
      deletions.push((await trainees.remove(PORTAL, userId)).deletionId ?? 0);
    expect((await module.shown()).people).toMatchObject({ opened: 6, trainees: 7 });
    await trash.restore(PORTAL, deletions[0] ?? 0, {});
    expect(await opened()).toBe(7);
    await trash.purge(PORTAL, deletions[1] ?? 0);
    await portal.work(['deletion']);
    expect(await opened()).toBe(7);
    const removed = await trainees.remove(PORTAL, people[4]?.userId ?? 0);
    await trash.purge(PORTAL, removed.deletionId ?? 0);
    await portal.work(['deletion']);
    expect(await opened()).toBe(6);
    const { deletionId } = await portal.services.companies.remove(PORTAL, company.id);
    await trash.restore(PORTAL, deletionId ?? 0, {});
    expect(await opened()).toBe(6);
  });

  it('begin again with a new video unless they have passed', async ({ portal, module }) => {
    const { learning, modules } = portal.services;
    const quiz = await module.ask(1);
    const people = await module.people(12);
    for (const person of people) await module.see(person);
    for (const person of people.slice(0, 5)) await tryQuiz(portal, person, quiz, [0]);
    expect((await module.shown()).people).toMatchObject({ watched: 12, passed: 5 });
    await portal.resources.db.transaction().execute(async (tx) => {
      const { companyId } = await modules.get({ userId: 1, sessionId: 1 }, module.id);
      await learning.moduleChanges.resetWatching(tx, { id: module.id, company_id: companyId });
    });
    await portal.work(['module changes']);
    portal.clock.advance(1);
    expect((await module.shown()).people).toMatchObject({ opened: 5, watched: 5 });
    for (const person of people.slice(5)) await module.see(person, 10);
    const { people: counted, watchCurve } = await module.shown();
    expect(counted).toMatchObject({ opened: 12, watched: 5 });
    expect(falls(watchCurve?.reached)).toEqual([
      [0, 12],
      [6, 5],
    ]);
  });
});

describe('the questions of a module', () => {
  it('are shown with the first try of each person, the hardest first', async ({
    portal,
    module,
  }) => {
    const quiz = await module.ask(2);
    const people = await module.people(30);
    const given = [
      ...Array.from({ length: 12 }, () => [0, 0]),
      ...Array.from({ length: 10 }, () => [0, 1]),
      ...Array.from({ length: 6 }, () => [1, null]),
      ...Array.from({ length: 2 }, () => [1, 2]),
    ];
    for (const [i, person] of people.entries()) {
      await module.see(person);
      await tryQuiz(portal, person, quiz, given[i] ?? []);
    }
    // A second try is not counted.
    const again = people[29];
    portal.clock.advance(61 * MINUTE_MS);
    if (again !== undefined) await tryQuiz(portal, again, quiz, [0, 0]);
    const { people: counted, questions, questionsLeftOut } = await module.shown();
    expect(counted).toMatchObject({ tried: 30, passed: 13 });
    expect(questionsLeftOut).toBe(0);
    const option = (text: string, chosen: number | null) => ({
      text,
      chosen,
      isRight: text === 'right',
      beatsRight: false,
    });
    expect(questions).toEqual([
      {
        id: quiz.questions[1]?.id,
        question: 'Question 2',
        people: 30,
        wrong: 18,
        unanswered: 6,
        // Two people chose one of the last two options.
        options: [
          option('right', 12),
          option('wrong', 10),
          option('also wrong', null),
          option('never', null),
        ],
        keyMayBeWrong: false,
      },
      {
        id: quiz.questions[0]?.id,
        question: 'Question 1',
        people: 30,
        wrong: 8,
        unanswered: 0,
        options: [
          option('right', 22),
          option('wrong', 8),
          option('also wrong', 0),
          option('never', 0),
        ],
        keyMayBeWrong: false,
      },
    ]);
  });

  it('are left out below five people, and begin again with a new wording', async ({
    portal,
    module,
  }) => {
    const quiz = await module.ask(2);
    const people = await module.people(9);
    for (const person of people) await module.see(person);
    const tryAll = async (some: typeof people, asked: typeof quiz) => {
      for (const person of some) await tryQuiz(portal, person, asked, [1, 1]);
    };
    await tryAll(people.slice(0, 4), quiz);
    expect(await module.shown()).toMatchObject({ questions: [], questionsLeftOut: 2 });
    await tryAll(people.slice(4, 5), quiz);
    const { questions } = await module.shown();
    expect(questions.map(({ people, wrong }) => [people, wrong])).toEqual([
      [5, 5],
      [5, 5],
    ]);
    const mcqs = quiz.questions.map(({ id, options }, i) => ({
      id,
      question: i === 0 ? 'Question 1' : 'In other words',
      options: [...options],
      answer: 'right',
    }));
    await portal.services.modules.save(PORTAL, module.id, { mcqs });
    const after = await module.shown();
    expect(after.questions.map(({ question }) => question)).toEqual(['Question 1']);
    expect(after.questionsLeftOut).toBe(1);
    expect(after.people).toMatchObject({ tried: 5 });
  });

  it('may have a wrong key if good scorers choose another option', async ({ portal, module }) => {
    const quiz = await module.ask(3);
    const people = await module.people(11);
    // Four good scorers are too few.
    const given = [
      ...Array.from({ length: 4 }, () => [0, 0, 1]),
      ...Array.from({ length: 6 }, () => [1, 1, 0]),
      [0, 0, 1],
    ];
    for (const [i, person] of people.entries()) {
      await module.see(person);
      if (i < 10) await tryQuiz(portal, person, quiz, given[i] ?? []);
    }
    const suspect = async () =>
      (await module.shown()).questions
        .filter(({ keyMayBeWrong }) => keyMayBeWrong)
        .map(({ question, options }) => [
          question,
          options.filter(({ beatsRight }) => beatsRight).map(({ text }) => text),
        ]);
    expect(await suspect()).toEqual([]);
    const last = people[10];
    if (last !== undefined) await tryQuiz(portal, last, quiz, given[10] ?? []);
    expect(await suspect()).toEqual([['Question 3', ['wrong']]]);
  });
});

describe('the summary', () => {
  it('is kept for five minutes, and has a change by an admin at once', async ({
    portal,
    admin,
    module,
  }) => {
    const get = async () =>
      succeeded(await admin.call(getModuleInsight, { params: { id: module.id } }));
    const people = await module.people(7);
    for (const person of people.slice(0, 6)) await module.see(person);
    const first = await get();
    expect(first).toMatchObject({
      asOf: new Date(portal.clock.now).toISOString(),
      people: { opened: 6 },
    });
    for (const person of people.slice(6)) await module.see(person);
    portal.clock.advance(3 * MINUTE_MS);
    expect(await get()).toEqual(first);
    portal.clock.advance(2 * MINUTE_MS);
    const second = await get();
    expect(second).toMatchObject({
      asOf: new Date(portal.clock.now).toISOString(),
      people: { opened: 7 },
    });
    const params = { id: people[0]?.userId ?? 0 };
    const { deletionId } = succeeded(await admin.call(deleteTrainee, { params }));
    expect((await get()).people?.opened).toBe(6);
    const restored = { params: { deletionId: deletionId ?? 0 }, body: {} };
    succeeded(await admin.call(restoreFromTrash, restored));
    expect(await get()).toEqual(second);
  });

  it('is for admins, and missing for a module that does not exist or is deleted', async ({
    portal,
    admin,
    trainee,
    module,
  }) => {
    const of = (id: number | string) => ({ params: { id: id as number } });
    expect((await portal.call(getModuleInsight, of(module.id))).status).toBe(401);
    expect((await trainee.call(getModuleInsight, of(module.id))).status).toBe(403);
    expect((await admin.call(getModuleInsight, of('x'))).status).toBe(400);
    expect((await admin.call(getModuleInsight, of(999_999))).status).toBe(404);
    succeeded(await admin.call(deleteModule, of(module.id)));
    expect((await admin.call(getModuleInsight, of(module.id))).status).toBe(404);
  });
});

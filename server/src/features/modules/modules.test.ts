import { deleteCompany } from '@portal/contract/companies';
import { MODULES_MAX } from '@portal/contract/limits';
import * as calls from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  someQuestions,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';

const it = portalIt.extend('modules', { scope: 'file' }, ({ portal, admin }) => {
  const create = (companyId: number, body: { name: string; description?: string }) =>
    admin.call(calls.createModule, { params: { id: companyId }, body });
  const save = (id: number, mcqs: QuestionForm[]) =>
    admin.call(calls.saveQuestions, { params: { id }, body: { mcqs } });
  const listOf = async (companyId: number) =>
    succeeded(await admin.call(calls.listModules, { query: { companyId: String(companyId) } }));
  const namesOf = async (companyId: number) => (await listOf(companyId)).map(({ name }) => name);
  const quizVersionOf = async (id: number) => {
    const query = portal.resources.db.selectFrom('modules').select('quiz_version');
    return (await query.where('id', '=', id).executeTakeFirstOrThrow()).quiz_version;
  };

  /** A company with modules of these names, in this order. */
  async function makeModules(...names: string[]) {
    const company = await makeCompany(portal);
    const ids: number[] = [];
    for (const name of names) ids.push(succeeded(await create(company.id, { name })).module.id);
    return { companyId: company.id, ids };
  }
  const update = (id: number, body: object) =>
    admin.call(calls.updateModule, { params: { id }, body });
  const remove = (id: number) => admin.call(calls.deleteModule, { params: { id } });
  const reorder = (companyId: number, ids: readonly number[], currentOrder?: number[]) => {
    const moduleOrders = ids.map((id, order) => ({ id, order }));
    return admin.call(calls.reorderModules, { body: { companyId, moduleOrders, currentOrder } });
  };
  return { create, save, listOf, namesOf, quizVersionOf, makeModules, update, remove, reorder };
});

describe('access', () => {
  it.for([
    calls.listModules,
    calls.getModule,
    calls.getModuleImpact,
    calls.createModule,
    calls.updateModule,
    calls.deleteModule,
    calls.uploadVideo,
    calls.saveQuestions,
    calls.reorderModules,
  ])('$name is for administrators', async (call, { portal }) => {
    const trainee = await makeTrainee(portal);
    const params = { id: 1 };
    expect((await portal.call(call, { params })).status).toBe(401);
    expect((await trainee.call(call, { params })).status).toBe(403);
  });
});

it('a company has a limited number of modules', async ({ portal, modules }) => {
  const { companyId, ids } = await modules.makeModules('first');
  const first = await portal.resources.db
    .selectFrom('modules')
    .selectAll()
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  const { id: _, ...row } = first;
  const others = Array.from({ length: MODULES_MAX - 2 }, (_, i) => ({ ...row, position: i + 1 }));
  await portal.resources.db.insertInto('all_modules').values(others).execute();
  expect((await modules.create(companyId, { name: 'last' })).status).toBe(201);
  const { status, error } = await modules.create(companyId, { name: 'one more' });
  expect([status, error.message]).toEqual([409, 'A company can have at most 1,000 modules.']);
});

describe('the list', () => {
  it('shows modules in training order: by place, those without a place last, then by id', async ({
    portal,
    modules,
  }) => {
    const { companyId, ids } = await modules.makeModules('a', 'b', 'c', 'd');
    const places = [null, 1, null, 0];
    for (const [index, position] of places.entries())
      await portal.resources.db
        .updateTable('all_modules')
        .set({ position })
        .where('id', '=', ids[index] ?? 0)
        .execute();
    expect(await modules.namesOf(companyId)).toEqual(['d', 'b', 'a', 'c']);
  });

  it('contains the modules of all companies, or of the requested one', async ({
    admin,
    modules,
  }) => {
    const one = await modules.makeModules('mine');
    const other = await modules.makeModules('other');
    const all = succeeded(await admin.call(calls.listModules)).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([...one.ids, ...other.ids]));
    expect((await modules.listOf(one.companyId)).map(({ id }) => id)).toEqual(one.ids);
    expect(await modules.listOf(999_999)).toEqual([]);
  });

  it('has for a limited admin the modules in reach, without content where only groups are', async ({
    portal,
    admin,
    modules,
  }) => {
    const whole = await modules.makeModules('Whole');
    const part = await modules.makeModules('Draft', 'Filled');
    await modules.makeModules('Outside');
    for (const id of [whole.ids[0], part.ids[1]]) await modules.save(id ?? 0, someQuestions(1));
    const group = await makeGroup(admin, { companyId: part.companyId });
    const limited = await makeLimitedAdmin(portal, [
      { companyId: whole.companyId, rights: 'read' },
      { companyId: part.companyId, groupId: group.id, rights: 'read' },
    ]);
    const factsOf = (list: readonly calls.Module[]) =>
      list.map(({ name, draft, mcqs, version }) => [name, draft, mcqs.length, version > 0]);
    const ofPart = [
      ['Draft', true, 0, false],
      ['Filled', false, 0, false],
    ];
    const all = succeeded(await limited.call(calls.listModules));
    expect(factsOf(all).toSorted()).toEqual([...ofPart, ['Whole', false, 1, true]]);
    const query = { companyId: String(part.companyId) };
    expect(factsOf(succeeded(await limited.call(calls.listModules, { query })))).toEqual(ofPart);
    const params = { id: part.ids[0] ?? 0 };
    expect((await limited.call(calls.getModule, { params })).status).toBe(403);
  });

  it('contains questions with answers, the company and the draft flag', async ({
    portal,
    company,
    modules,
  }) => {
    await makeQuizModule(portal, company.id, { name: 'Quiz', questions: 1 });
    const [module] = await modules.listOf(company.id);
    expect(module).toMatchObject({
      name: 'Quiz',
      company: { id: company.id, name: company.name },
      companyId: company.id,
      order: 0,
      draft: false,
      videos: [],
      mcqs: [{ question: 'Question 1', answer: 'right 1', explanation: 'because 1' }],
    });
    expect(module?.mcqs[0]?.options).toEqual(['right 1', 'wrong', 'also wrong']);
  });

  it('refuses an invalid company id', async ({ portal, admin }) => {
    const answer = await portal.inject({
      url: '/api/admin/modules?companyId=x',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('one module', () => {
  it('equals its entry in the list; 404 for an unknown one, 400 for an invalid id', async ({
    portal,
    admin,
    company,
    modules,
  }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const get = (wanted: number | string) =>
      admin.call(calls.getModule, { params: { id: wanted } });
    expect([succeeded(await get(id))]).toEqual(await modules.listOf(company.id));
    expect((await get(999_999)).error.code).toBe('NOT_FOUND');
    expect((await get('x')).status).toBe(400);
  });
});

describe('creating a module', () => {
  it('adds a draft at the end', async ({ modules }) => {
    const { companyId } = await modules.makeModules('first');
    const answer = await modules.create(companyId, {
      name: ' Zweites 📦 ',
      description: ' About ',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.success).toBe(true);
    expect(answer.body.module).toMatchObject({
      name: 'Zweites 📦',
      description: 'About',
      order: 1,
      draft: true,
      videos: [],
      mcqs: [],
    });
  });

  it('gives modules that are added at once different places', async ({ company, modules }) => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(names.map((name) => modules.create(company.id, { name })));
    const orders = (await modules.listOf(company.id)).map(({ order }) => order);
    expect(orders).toEqual([0, 1, 2, 3, 4]);
  });

  it.for([
    ['no name', {}, 'Module name is required'],
    ['a blank name', { name: '  ' }, 'Module name is required'],
    ['a number', { name: 7 }, 'Module name is required'],
    ['a NUL', { name: 'a\0' }, 'Contains characters that cannot be stored'],
    ['half a surrogate', { name: '\ud83d' }, 'Contains characters that cannot be stored'],
    ['a long description', { name: 'x', description: 'y'.repeat(2001) }, 'At most 2000 characters'],
  ])('refuses %s', async ([_what, body, message], { company, modules }) => {
    const answer = await modules.create(company.id, body as { name: string });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await modules.listOf(company.id)).toEqual([]);
  });

  it('refuses broken JSON and an unknown company', async ({ portal, admin, modules }) => {
    const broken = await portal.inject({
      method: 'POST',
      url: '/api/admin/companies/1/modules',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: '{"name": "x"',
    });
    expect(broken.status).toBe(400);
    const unknown = await modules.create(999_999, { name: 'x' });
    expect(unknown.status).toBe(404);
    expect(unknown.error.message).toBe('Company not found or already deleted');
  });
});

describe('changing and deleting a module', () => {
  it('changes the fields that are sent and no others', async ({ modules }) => {
    const { ids } = await modules.makeModules('before');
    const [id = 0] = ids;
    await modules.update(id, { description: 'text' });
    expect(succeeded(await modules.update(id, { name: 'after' }))).toMatchObject({
      name: 'after',
      description: 'text',
    });
    expect(succeeded(await modules.update(id, { description: '' })).description).toBe('');
    expect(succeeded(await modules.update(id, {})).name).toBe('after');
  });

  it('answers 400 for a blank name and 404 for an unknown module', async ({ modules }) => {
    const { ids } = await modules.makeModules('named');
    expect((await modules.update(ids[0] ?? 0, { name: ' ' })).status).toBe(400);
    expect((await modules.update(999_999, { name: 'x' })).error.code).toBe('NOT_FOUND');
    expect((await modules.update(999_999, {})).status).toBe(404);
    expect((await modules.remove(999_999)).status).toBe(404);
  });

  it('deletes a module with its questions, once', async ({ portal, company, modules }) => {
    const module = await makeQuizModule(portal, company.id, { name: 'Gone' });
    const answers = await Promise.all([modules.remove(module.id), modules.remove(module.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body.message).toBe('Gone deleted successfully!');
    expect(await modules.listOf(company.id)).toEqual([]);
  });
});

describe('saving questions', () => {
  it('trims, drops blank options and replaces the list', async ({ modules }) => {
    const { ids } = await modules.makeModules('quiz');
    const answer = await modules.save(ids[0] ?? 0, [
      { question: ' Why? ', options: [' yes', 'no ', ' ', ''], answer: ' yes ' },
    ]);
    const { module } = succeeded(answer);
    expect(module.draft).toBe(false);
    expect(module.mcqs).toMatchObject([
      { question: 'Why?', options: ['yes', 'no'], answer: 'yes', explanation: '' },
    ]);
    expect(succeeded(await modules.save(ids[0] ?? 0, [])).module).toMatchObject({
      draft: true,
      mcqs: [],
    });
  });

  it('keeps the ids of questions that ask the same, and increases the version once', async ({
    portal,
    company,
    modules,
  }) => {
    const { id, mcqs } = await makeQuizModule(portal, company.id, { questions: 3 });
    const version = await modules.quizVersionOf(id);
    const [one, two, three] = someQuestions(3) as [QuestionForm, QuestionForm, QuestionForm];

    expect(succeeded(await modules.save(id, [one, two, three])).module.mcqs).toEqual(mcqs);
    expect(await modules.quizVersionOf(id)).toBe(version);

    const explained = { ...two, id: mcqs[1]?.id, explanation: 'Better' };
    const added = { ...one, question: 'New?' };
    const saved = succeeded(await modules.save(id, [three, explained, added])).module.mcqs;
    expect(saved.map(({ question }) => question)).toEqual(['Question 3', 'Question 2', 'New?']);
    expect(saved[1]?.explanation).toBe('Better');
    expect(saved.slice(0, 2).map((question) => question.id)).toEqual([mcqs[2]?.id, mcqs[1]?.id]);
    expect(mcqs.map((question) => question.id)).not.toContain(saved[2]?.id);
    expect(await modules.quizVersionOf(id)).toBe(version + 1);
  });

  it.for<[string, Partial<QuestionForm>]>([
    ['text', { question: 'Edited?' }],
    ['options', { options: ['right 1', 'wrong', 'another'] }],
    ['answer', { answer: 'wrong' }],
  ])(
    'gives a question with another %s a new id and keeps the old one unseen',
    async ([_what, change], { portal, company, modules }) => {
      const { id, mcqs } = await makeQuizModule(portal, company.id, { questions: 1 });
      const [question] = someQuestions(1) as [QuestionForm];
      const edited = { ...question, id: mcqs[0]?.id, ...change };
      const saved = succeeded(await modules.save(id, [edited])).module.mcqs;
      expect(saved).toEqual([{ ...edited, id: expect.any(Number), fixedOrder: false }]);
      expect(saved[0]?.id).not.toBe(mcqs[0]?.id);
      // The same save again finds the new question by its content.
      expect(succeeded(await modules.save(id, [edited])).module.mcqs).toEqual(saved);
      const kept = await portal.resources.db
        .selectFrom('all_questions')
        .select(['id', 'question', 'answer', 'retired_at'])
        .where('module_id', '=', id)
        .orderBy('id')
        .execute();
      expect(kept).toEqual([
        {
          id: mcqs[0]?.id,
          question: 'Question 1',
          answer: 'right 1',
          retired_at: expect.any(Number),
        },
        expect.objectContaining({ id: saved[0]?.id, retired_at: null }),
      ]);
    },
  );

  it('runs two simultaneous saves one after the other', async ({ portal, company, modules }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const question = (name: string) => ({ question: name, options: ['a', 'b'], answer: 'a' });
    const left = ['l1', 'l2', 'l3'];
    const right = ['r1', 'r2'];
    await Promise.all([
      modules.save(id, left.map(question)),
      modules.save(id, right.map(question)),
    ]);
    const [module] = await modules.listOf(company.id);
    expect([left, right]).toContainEqual(module?.mcqs.map((mcq) => mcq.question));
  });

  it('refuses a save that is not based on the latest questions, and changes nothing', async ({
    portal,
    admin,
    company,
    modules,
  }) => {
    const { id, quizVersion } = await makeQuizModule(portal, company.id);
    const saveAs = (version: number, mcqs: QuestionForm[]) =>
      admin.call(calls.saveQuestions, {
        params: { id },
        body: { mcqs, quizVersion: version },
      });
    const answers = await Promise.all([
      saveAs(quizVersion, someQuestions(3)),
      saveAs(quizVersion, someQuestions(1)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toEqual({
      code: 'QUIZ_CHANGED',
      message: 'Somebody else has changed the questions of this module in the meantime.',
      details: { reason: 'questionsChangedElsewhere', quizVersion: quizVersion + 1 },
    });
    const [module] = await modules.listOf(company.id);
    const saved = answers.find(({ status }) => status === 200)?.body.module;
    expect(module).toEqual(saved);
    expect((await saveAs(quizVersion + 1, [])).status).toBe(200);
  });

  it('limits the total length of all texts', async ({ modules }) => {
    const { ids } = await modules.makeModules('long');
    const long = { question: 'q'.repeat(998), options: ['a', 'b'], answer: 'a' };
    const longest = Array.from({ length: 100 }, () => ({ ...long, question: 'q'.repeat(997) }));
    expect((await modules.save(ids[0] ?? 0, longest)).status).toBe(200);
    const { status, error } = await modules.save(ids[0] ?? 0, [...longest.slice(1), long]);
    expect([status, error.message]).toEqual([
      400,
      'The questions of a module can have at most 100,000 characters together',
    ]);
  });

  const good = { question: 'q', options: ['a', 'b'], answer: 'a' };
  it.for<[string, unknown, string | RegExp]>([
    ['no list', undefined, 'MCQs must be an array'],
    ['a text for a list', 'mcqs', 'MCQs must be an array'],
    ['a blank question', [good, { ...good, question: ' ' }], 'MCQ 2 must have a valid question'],
    ['a number for a question', [{ ...good, question: 7 }], 'MCQ 1 must have a valid question'],
    ['null for a question', [null], 'MCQ 1 must have a valid question'],
    ['one option', [good, good, { ...good, options: ['a'] }], 'MCQ 3 must have at least 2 options'],
    ['no options', [{ ...good, options: undefined }], 'MCQ 1 must have at least 2 options'],
    [
      'blank options',
      [{ ...good, options: ['a', ' ', ''] }],
      'MCQ 1 must have at least 2 non-empty options',
    ],
    [
      'the same option twice',
      [{ ...good, options: ['a', ' a', 'b'] }],
      'MCQ 1 must have different options',
    ],
    ['no answer', [{ ...good, answer: ' ' }], 'MCQ 1 must have a valid answer'],
    [
      'another answer',
      [good, { ...good, answer: 'c' }],
      'MCQ 2 answer must be one of the provided options',
    ],
    ['a NUL', [{ ...good, explanation: '\0' }], /^MCQ 1 explanation/],
    ['too many', Array.from({ length: 201 }, () => good), 'At most 200 questions'],
  ])('refuses %s', async ([_what, mcqs, message], { portal, company, modules }) => {
    const before = await makeQuizModule(portal, company.id);
    const answer = await modules.save(before.id, mcqs as QuestionForm[]);
    expect(answer.status).toBe(400);
    expect(answer.error.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(await modules.listOf(company.id)).toEqual([before]);
  });

  it('answers 404 for an unknown module', async ({ modules }) => {
    expect((await modules.save(999_999, [])).status).toBe(404);
  });
});

describe('reordering', () => {
  it('sets the places of all modules', async ({ modules }) => {
    const { companyId, ids } = await modules.makeModules('a', 'b', 'c');
    const answer = await modules.reorder(companyId, ids.toReversed());
    expect(succeeded(answer)).toEqual({
      success: true,
      message: 'Module order saved successfully!',
    });
    const list = await modules.listOf(companyId);
    expect(list.map(({ name, order }) => [name, order])).toEqual([
      ['c', 0],
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('refuses any list other than exactly the modules of the company, and changes nothing', async ({
    admin,
    modules,
  }) => {
    const { companyId, ids } = await modules.makeModules('a', 'b', 'c');
    const foreign = (await modules.makeModules('x')).ids;
    const [a = 0, b = 0, c = 0] = ids;
    for (const list of [[b, a], [b, a, a], [c, b, a, ...foreign], [c, b, ...foreign], []]) {
      const answer = await modules.reorder(companyId, list);
      expect(answer.status).toBe(400);
      expect(answer.error.code).toBe('INVALID_INPUT');
    }
    const wrongPlaces = [
      [0, 1, 1],
      [1, 2, 3],
      [0, 1, 5],
      [0, 1, -1],
      [0, 1, 1.5],
    ];
    for (const places of wrongPlaces) {
      const moduleOrders = ids.map((id, index) => ({ id, order: places[index] ?? 0 }));
      const body = { companyId, moduleOrders };
      expect((await admin.call(calls.reorderModules, { body })).status).toBe(400);
    }
    expect(await modules.namesOf(companyId)).toEqual(['a', 'b', 'c']);
  });

  it('leaves one of two complete orders when two are saved at once', async ({ modules }) => {
    const { companyId, ids } = await modules.makeModules('a', 'b', 'c', 'd', 'e');
    const others = [...ids.slice(2), ...ids.slice(0, 2)];
    const answers = await Promise.all(
      [ids.toReversed(), others, ids.toReversed(), others].map((list) =>
        modules.reorder(companyId, list),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await modules.listOf(companyId);
    expect(after.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect([ids.toReversed(), others]).toContainEqual(after.map(({ id }) => id));
  });

  it('refuses to replace an order that the administrator has not seen', async ({ modules }) => {
    const { companyId, ids } = await modules.makeModules('a', 'b', 'c');
    const [a = 0, b = 0, c = 0] = ids;
    succeeded(await modules.reorder(companyId, [b, a, c], ids));
    const answer = await modules.reorder(companyId, [c, b, a], ids);
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('CONFLICT');
    expect(await modules.namesOf(companyId)).toEqual(['b', 'a', 'c']);
    // The same again, after a lost answer.
    succeeded(await modules.reorder(companyId, [b, a, c], ids));
    succeeded(await modules.reorder(companyId, [c, b, a], [b, a, c]));
    expect(await modules.namesOf(companyId)).toEqual(['c', 'b', 'a']);
  });

  it('answers 404 for an unknown or deleted company', async ({ admin, modules }) => {
    const { companyId, ids } = await modules.makeModules('a');
    await admin.call(deleteCompany, { params: { id: companyId } });
    expect((await modules.reorder(companyId, ids)).status).toBe(404);
  });
});

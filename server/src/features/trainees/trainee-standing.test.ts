/** The filters and orders of the list of trainees by their training. */
import { getJob, startBulkAction } from '@portal/contract/jobs';
import { getTrainingModule, reportWatching } from '@portal/contract/learning';
import { deleteModule } from '@portal/contract/modules';
import { getCompanyReport } from '@portal/contract/reports';
import * as calls from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { PORTAL } from '../activity/service.ts';
import { answerQuiz, playVideo } from '../learning/testing/learn.ts';

const DAY_MS = 86_400_000;

/** A company of two quizzes, with one trainee for each status. */
const it = portalIt
  .extend('modules', async ({ portal, company }) => [
    (await makeQuizModule(portal, company.id)).id,
    (await makeQuizModule(portal, company.id)).id,
  ])
  .extend('people', async ({ portal, company, modules }) => {
    const [first = 0, second = 0] = modules;
    await portal.work(['module changes']);
    const add = (name: string) => makeTrainee(portal, { companyName: company.name, name });
    const [none, begun, failed, done] = [
      await add('Nora'),
      await add('Bea'),
      await add('Finn'),
      await add('Dora'),
    ];
    succeeded(await begun.call(getTrainingModule, { params: { id: first } }));
    portal.clock.advance(120_000);
    await answerQuiz(failed, first);
    await answerQuiz(failed, second, { right: 1 });
    portal.clock.advance(120_000);
    for (const id of [first, second]) await answerQuiz(done, id);
    return { none, begun, failed, done };
  })
  .extend(
    'names',
    ({ admin, company, people: _ }) =>
      async (query: Record<string, string | number>) => {
        const answer = await admin.call(calls.listTrainees, {
          query: { company: String(company.id), page: '1', ...query } as Record<string, string>,
        });
        const names = succeeded(answer).map(({ name }) => name);
        expect(answer.headers['x-total-count']).toBe(String(names.length));
        return names;
      },
  );

describe('the filter', () => {
  it('finds the trainees of each status, which the list shows', async ({
    admin,
    company,
    names,
  }) => {
    expect(await names({ status: 'not-started' })).toEqual(['Nora']);
    expect(await names({ status: 'in-progress' })).toEqual(['Bea']);
    expect(await names({ status: 'failed' })).toEqual(['Finn']);
    expect(await names({ status: 'completed' })).toEqual(['Dora']);
    const query = { company: String(company.id) };
    const all = succeeded(await admin.call(calls.listTrainees, { query }));
    expect(all.map(({ name, status, isStuck }) => [name, status, isStuck])).toEqual([
      ['Bea', 'in-progress', false],
      ['Dora', 'completed', false],
      ['Finn', 'failed', false],
      ['Nora', 'not-started', false],
    ]);
  });

  it('finds those who are stuck: not completed, and nothing done for 7 days', async ({
    portal,
    names,
    modules,
    people,
  }) => {
    portal.clock.advance(7 * DAY_MS - 240_000);
    expect(await names({ status: 'stuck' })).toEqual(['Bea', 'Nora']);
    portal.clock.advance(240_000);
    expect(await names({ status: 'stuck' })).toEqual(['Bea', 'Finn', 'Nora']);
    expect(await names({ status: 'stuck', module: modules[1] ?? 0 })).toEqual(['Finn']);
    succeeded(await people.begun.call(getTrainingModule, { params: { id: modules[0] ?? 0 } }));
    await answerQuiz(people.begun, modules[0] ?? 0, { right: 0 });
    expect(await names({ status: 'stuck' })).toEqual(['Finn', 'Nora']);
  });

  it('finds the trainees of a status in one module', async ({ names, modules }) => {
    const [first = 0, second = 0] = modules;
    const inModule = async (module: number) =>
      Object.fromEntries(
        await Promise.all(
          ['not-started', 'in-progress', 'failed', 'completed'].map(
            async (status) => [status, await names({ module, status })] as const,
          ),
        ),
      );
    expect(await inModule(first)).toEqual({
      'not-started': ['Bea', 'Nora'],
      'in-progress': [],
      failed: [],
      completed: ['Dora', 'Finn'],
    });
    expect(await inModule(second)).toEqual({
      'not-started': ['Bea', 'Nora'],
      'in-progress': [],
      failed: ['Finn'],
      completed: ['Dora'],
    });
    expect(await names({ module: first })).toHaveLength(4);
  });

  it('has the status in a module that the report has, from the first watched second', async ({
    portal,
    admin,
  }) => {
    const company = await makeCompany(portal);
    const { id } = await makeVideoModule(portal, company.id);
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const standing = async () => {
      const params = { id: company.id };
      const { people } = succeeded(await admin.call(getCompanyReport, { params, query: {} }));
      const { status = 'not-started', openedAt = null } = people[0]?.results[0] ?? {};
      const query = { company: String(company.id), module: String(id), status };
      expect(succeeded(await admin.call(calls.listTrainees, { query }))).toHaveLength(1);
      return [status, openedAt !== null];
    };
    expect(await standing()).toEqual(['not-started', false]);
    succeeded(await trainee.call(getTrainingModule, { params: { id } }));
    expect(await standing()).toEqual(['not-started', true]);
    await playVideo(portal, trainee, id, 1);
    expect(await standing()).toEqual(['in-progress', true]);
  });

  it('finds none for a module of another company, and for an unknown one', async ({
    portal,
    names,
  }) => {
    const { id: otherCompany } = await makeCompany(portal);
    const video = await makeVideoModule(portal, otherCompany);
    expect(await names({ module: video.id })).toEqual([]);
    expect(await names({ module: 999_999 })).toEqual([]);
    expect(await names({ module: 999_999, status: 'completed' })).toEqual([]);
  });

  it('is combined with a search', async ({ names }) => {
    expect(await names({ status: 'failed', search: 'fin' })).toEqual(['Finn']);
    expect(await names({ status: 'failed', search: 'dora' })).toEqual([]);
  });

  it('refuses an unknown status', async ({ admin }) => {
    const query = { status: 'asleep' } as unknown as { status: 'failed' };
    expect((await admin.call(calls.listTrainees, { query })).status).toBe(400);
  });
});

it('is ordered by progress, score and last activity', async ({ names }) => {
  expect(await names({ sort: 'progress' })).toEqual(['Nora', 'Bea', 'Finn', 'Dora']);
  expect(await names({ sort: '-progress' })).toEqual(['Dora', 'Finn', 'Bea', 'Nora']);
  expect(await names({ sort: '-score' })).toEqual(['Dora', 'Finn', 'Bea', 'Nora']);
  expect(await names({ sort: '-active' })).toEqual(['Dora', 'Finn', 'Bea', 'Nora']);
  expect(await names({ sort: 'active', status: 'in-progress' })).toEqual(['Bea']);
  expect(await names({ sort: '-email', status: 'stuck' })).toEqual([]);
});

it('a deleted module changes the status of all trainees in the background', async ({
  portal,
  admin,
  names,
  modules,
}) => {
  succeeded(await admin.call(deleteModule, { params: { id: modules[1] ?? 0 } }));
  await portal.work(['module changes']);
  expect(await names({ status: 'completed' })).toEqual(['Dora', 'Finn']);
  expect(await names({ status: 'failed' })).toEqual([]);
});

it('a trainee is in progress at once after the only begun module lost its questions', async ({
  portal,
  people,
  modules,
  names,
}) => {
  const [first = 0, second = 0] = modules;
  succeeded(await people.none.call(getTrainingModule, { params: { id: first } }));
  await portal.services.modules.save(PORTAL, first, { mcqs: [] });
  await portal.work(['module changes']);
  expect(await names({ status: 'not-started' })).toContain('Nora');
  portal.clock.advance(1_000);
  succeeded(await people.none.call(getTrainingModule, { params: { id: second } }));
  expect(await names({ status: 'in-progress' })).toContain('Nora');
});

it('stores the time of a watching trainee once a minute', async ({ portal, company, admin }) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 600 });
  const { user, call } = await makeTrainee(portal, { companyName: company.name });
  const activeAt = async () => {
    const { active_at } = await portal.resources.db
      .selectFrom('trainee_figures')
      .select('active_at')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return active_at;
  };
  succeeded(await call(getTrainingModule, { params: { id } }));
  const openedAt = portal.clock.now;
  expect(await activeAt()).toBe(openedAt);
  for (const [advance, expected] of [
    [59_000, openedAt],
    [1_000, openedAt + 60_000],
  ] as const) {
    portal.clock.advance(advance);
    const body = { timeSpent: (portal.clock.now - openedAt) / 1000 };
    succeeded(await call(reportWatching, { params: { id }, body }));
    expect(await activeAt()).toBe(expected);
  }
  const query = { company: String(company.id), status: 'in-progress', page: '1' } as const;
  expect(succeeded(await admin.call(calls.listTrainees, { query }))).toHaveLength(1);
});

describe('a bulk action on all that the filter finds', () => {
  it('is about those of the status, and refuses another number', async ({
    portal,
    admin,
    company,
    names,
    modules,
  }) => {
    const filter = { company: company.id, module: modules[0] ?? 0, status: 'completed' } as const;
    const start = (expectedCount: number) =>
      admin.call(startBulkAction, { body: { action: 'delete', filter, expectedCount } });
    const refused = await start(1);
    expect([refused.status, refused.error.details]).toEqual([
      409,
      { reason: 'traineesChanged', values: { count: 2 }, count: 2 },
    ]);
    const { id } = succeeded(await start(2));
    await portal.work(['job']);
    expect(succeeded(await admin.call(getJob, { params: { id } }))).toMatchObject({
      state: 'done',
      done: 2,
    });
    expect(await names({})).toEqual(['Bea', 'Nora']);
    expect(await names({ sort: '-progress' })).toEqual(['Bea', 'Nora']);
    expect(await names({ status: 'completed' })).toEqual([]);
  });
});

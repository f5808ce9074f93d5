import { expect } from 'vitest';
import { makeQuizModule } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { inLockedCompany } from '../companies/service.ts';
import { startRuns } from './service.ts';

/** Enough for several time slices of 3 ms on any machine. */
const TRAINEES = 3_000;

it('remembers open modules for every trainee of a large company, and serves other requests in between', async ({
  portal,
  company,
}) => {
  const { db } = portal.resources;
  const first = await makeQuizModule(portal, company.id);
  const second = await makeQuizModule(portal, company.id);
  const people = Array.from({ length: TRAINEES }, (_, i) => ({
    name: `Trainee ${i}`,
    name_key: `trainee ${i}`,
    email: `${i}@large.test`,
    email_key: `${i}@large.test`,
    role: 'TRAINEE' as const,
    company_id: company.id,
    password_hash: 'none',
    created_at: portal.clock.now,
  }));
  const users = await db.insertInto('all_users').values(people).returning('id').execute();
  const userIds = users.map(({ id }) => id);
  await startRuns(db, userIds, portal.clock.now);
  const runs = await db.selectFrom('runs').select('id').where('user_id', 'in', userIds).execute();
  const passed = runs.slice(0, TRAINEES / 2).map(({ id }) => ({
    run_id: id,
    module_id: first.id,
    reached_at: 1,
    watched_seconds: 0,
    position_seconds: 0,
    passed_at: 1,
    updated_at: 1,
  }));
  await db.insertInto('progress').values(passed).execute();

  let turnsOfOthers = 0;
  const others = setInterval(() => {
    turnsOfOthers += 1;
  }, 0);
  const { learning } = portal.services;
  await inLockedCompany(db, company.id, (tx) => learning.rememberOpenModules(tx, company.id));
  clearInterval(others);

  const rows = await db
    .selectFrom('progress')
    .select(({ fn }) => ['module_id', 'reached_at', fn.countAll<number>().as('trainees')])
    .groupBy(['module_id', 'reached_at'])
    .orderBy('module_id')
    .orderBy('reached_at')
    .execute();
  const at = expect.any(Number);
  expect(rows).toEqual([
    { module_id: first.id, reached_at: 1, trainees: TRAINEES / 2 },
    { module_id: first.id, reached_at: at, trainees: TRAINEES / 2 },
    { module_id: second.id, reached_at: at, trainees: TRAINEES / 2 },
  ]);
  expect(turnsOfOthers).toBeGreaterThan(1);
});

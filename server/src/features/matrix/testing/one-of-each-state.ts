/** A company with one trainee for each state, who has the name of that state. */
import { addDays } from '@portal/contract/civil-dates';
import { addGroupMembers } from '@portal/contract/groups';
import {
  createException,
  type ExceptionForm,
  recordResult,
  updateCompanyRequirements,
} from '@portal/contract/requirements';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import { followStandings } from '#server/features/learning/testing/follow-standings.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { todayOf } from '#server/features/standings/testing/forklift.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const DAY_MS = 86_400_000;

const RULES = { dueDays: 5, graceDays: 2, renewalDays: 30, reminderDays: [], digestWeekday: 1 };

/** 'Forklift' is for all, 'Hygiene' for the kitchen, in which is the trainee who is due. */
export async function makeOneOfEachState(portal: TestPortal) {
  const company = await makeCompany(portal);
  const forklift = await makeQuizModule(portal, company.id, { name: 'Forklift' });
  const hygiene = await makeQuizModule(portal, company.id, { name: 'Hygiene' });
  const before = await signInAdmin(portal);
  const params = { id: company.id };
  succeeded(await before.call(updateCompanyRequirements, { params, body: RULES }));
  const kitchen = await makeGroup(before, { companyId: company.id });
  await rulesOf(before).save(hygiene.id, { audience: [kitchen.id] });
  await portal.work(['module changes']);

  const add = async (name: string) =>
    (await makeTrainee(portal, { name, companyName: company.name })).user.id;
  await add('overdue');
  portal.clock.advance(2 * DAY_MS);
  await add('inGrace');
  portal.clock.advance(6 * DAY_MS);

  const admin = await signInAdmin(portal);
  const today = todayOf(portal);
  const inDays = (days: number) => addDays(today, days);
  async function record(id: number, from: number, until: number) {
    const dates = { completedOn: inDays(from), validUntil: inDays(until) };
    const body = { moduleId: forklift.id, ...dates, note: '' };
    succeeded(await admin.call(recordResult, { params: { id }, body }));
  }
  async function except(id: number, exception: Pick<ExceptionForm, 'kind' | 'from' | 'until'>) {
    const body = { moduleId: null, reason: 'Works elsewhere', ...exception };
    succeeded(await admin.call(createException, { params: { id }, body }));
  }
  const cook = { params: { id: kitchen.id }, body: { userIds: [await add('due')] } };
  succeeded(await admin.call(addGroupMembers, cook));
  await record(await add('valid'), -10, 90);
  await record(await add('renewalOpen'), -300, 10);
  await record(await add('expired'), -400, -35);
  await except(await add('waived'), { kind: 'waive' });
  await except(await add('paused'), { kind: 'pause', from: today, until: inDays(20) });
  await followStandings(portal);
  return { company, admin, forklift, hygiene, kitchen, inDays };
}

/** The runs of a trainee who has moved, for admins who do not see the former company. */
import * as calls from '@portal/contract/runs';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answerQuiz } from '../testing/learn.ts';

it('runs in companies out of reach do not exist for a limited admin', async ({
  portal,
  admin,
  company,
}) => {
  const former = await makeCompany(portal);
  const { id: moduleId } = await makeQuizModule(portal, former.id);
  const mover = await makeTrainee(portal, { companyName: former.name });
  await answerQuiz(mover, moduleId);
  const { id } = mover.user;
  const inFormer = { id, number: 1, moduleId };
  const first = await admin.call(calls.listAttempts, { params: inFormer });
  const attemptId = succeeded(first)[0]?.id ?? 0;
  const body = { companyName: company.name };
  succeeded(await admin.call(updateTrainee, { params: { id }, body }));

  const seenBy = async ({ call }: Actor) => [
    succeeded(await call(calls.listRuns, { params: { id } })).map(({ number }) => number),
    (await call(calls.getRun, { params: inFormer })).status,
    (await call(calls.listAttempts, { params: inFormer })).status,
    (await call(calls.listWatchingSessions, { params: inFormer })).status,
    (await call(calls.listAttemptsOfTrainee, { params: { id }, query: { run: '1' } })).status,
    (await call(calls.getAttempt, { params: { id: attemptId } })).status,
  ];
  const read = (companyId: number) => ({ companyId, rights: 'read' as const });
  const ofBoth = await makeLimitedAdmin(portal, [read(company.id), read(former.id)]);
  const ofPresent = await makeLimitedAdmin(portal, [read(company.id)]);
  expect(await seenBy(admin)).toEqual([[2, 1], 200, 200, 200, 200, 200]);
  expect(await seenBy(ofBoth)).toEqual([[2, 1], 200, 200, 200, 200, 200]);
  expect(await seenBy(ofPresent)).toEqual([[2], 404, 404, 404, 404, 404]);
});

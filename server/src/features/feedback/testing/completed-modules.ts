import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Passes the quiz of a module that `makeQuizModule` created with one question. */
export async function completeModule(portal: TestPortal, trainee: Session, id: number) {
  const { token } = trainee;
  const params = { id };
  const { mcqs } = succeeded(await portal.call(getTrainingModule, { params, token }));
  const answers = Object.fromEntries(mcqs.map((mcq) => [mcq.id, 'right 1']));
  succeeded(await portal.call(submitQuiz, { params, body: { answers }, token }));
}

/** A trainee of a new company with `count` modules, all of them completed. */
export async function makeFinishedTrainee(portal: TestPortal, count = 1) {
  const trainee = await makeTrainee(portal);
  const companyId = trainee.user.company?.id ?? 0;
  const moduleIds: number[] = [];
  for (let i = 1; i <= count; i++) {
    const { id } = await makeQuizModule(portal, companyId, { name: `Module ${i}`, questions: 1 });
    moduleIds.push(id);
    await completeModule(portal, trainee, id);
  }
  return { ...trainee, companyId, moduleIds, moduleId: moduleIds[0] ?? 0 };
}

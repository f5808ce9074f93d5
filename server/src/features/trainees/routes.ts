import { addGroupMembers, removeGroupMember } from '@portal/contract/groups';
import { within } from '@portal/contract/reach-rules';
import { listAttemptsOfTrainee, startRun, unblockQuiz } from '@portal/contract/runs';
import { checkTraineeImport, listImportProblems } from '@portal/contract/trainee-import';
import * as calls from '@portal/contract/trainees';
import { withTotal } from '#server/platform/http/page.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Trainees } from './service.ts';

export function traineesRoutes(trainees: Trainees): readonly Route[] {
  return [
    route(calls.listTrainees, {
      run: async ({ user, query }) => withTotal(await trainees.list(query, within(user.reach))),
    }),
    route(calls.createTrainee, {
      run: ({ user, body }) => trainees.create(actorOf(user), body),
    }),
    route(checkTraineeImport, {
      run: ({ user, file, body }) => trainees.import.check(actorOf(user), file, body),
    }),
    route(listImportProblems, {
      run: ({ user, file, body }) => trainees.import.listProblems(actorOf(user), file, body),
    }),
    route(calls.updateTrainee, {
      run: ({ user, params, body }) => trainees.update(actorOf(user), params.id, body),
    }),
    route(calls.sendTraineeLink, {
      run: async ({ user, params, body }) => {
        const message = await trainees.sendLink(actorOf(user), params.id, body.kind);
        return { success: true, message };
      },
    }),
    route(calls.deleteTrainee, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await trainees.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!`, deletionId };
      },
    }),
    route(addGroupMembers, {
      run: async ({ user, params, body }) => {
        const added = await trainees.addToGroup(actorOf(user), params.id, body.userIds);
        return { success: true, added };
      },
    }),
    route(removeGroupMember, {
      run: async ({ user, params }) => {
        await trainees.removeFromGroup(actorOf(user), params.id, params.userId);
        return { success: true };
      },
    }),
    route(startRun, {
      run: ({ user, params, body }) =>
        trainees.startRun(actorOf(user), params.id, body.currentNumber),
    }),
    route(listAttemptsOfTrainee, {
      run: async ({ user, params, query }) => {
        const { rows, next } = await trainees.listTries(actorOf(user), params.id, query);
        return { body: rows, headers: { next } };
      },
    }),
    route(unblockQuiz, {
      run: async ({ user, params }) => {
        await trainees.unblockQuiz(actorOf(user), params.id, params.moduleId);
        return { success: true };
      },
    }),
    route(calls.getTraineeProgress, {
      run: ({ params }) => trainees.progressOf(params.id),
    }),
  ];
}

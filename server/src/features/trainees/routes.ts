import { checkTraineeImport, importTrainees } from '@portal/contract/trainee-import';
import * as calls from '@portal/contract/trainees';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Trainees } from './service.ts';

export function traineesRoutes(trainees: Trainees): readonly Route[] {
  return [
    route(calls.listTrainees, {
      may: accessIsEnough,
      run: async ({ query, setHeader }) => {
        const { rows, total } = await trainees.list(query);
        setHeader('x-total-count', total);
        return rows;
      },
    }),
    route(calls.createTrainee, {
      may: accessIsEnough,
      run: ({ user, body }) => trainees.create(actorOf(user), body),
    }),
    route(checkTraineeImport, {
      may: accessIsEnough,
      run: (_input, _thing, file) => trainees.import.check(file),
    }),
    route(importTrainees, {
      may: accessIsEnough,
      run: async ({ user }, _thing, file) => {
        const done = await trainees.import.run(actorOf(user), file);
        const who = done.imported === 1 ? '1 trainee' : `${done.imported} trainees`;
        return { success: true, message: `${who} imported successfully!`, ...done };
      },
    }),
    route(calls.updateTrainee, {
      may: accessIsEnough,
      run: ({ user, params, body }) => trainees.update(actorOf(user), params.id, body),
    }),
    route(calls.deleteTrainee, {
      may: accessIsEnough,
      run: async ({ user, params }) => {
        const { name } = await trainees.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.getTraineeProgress, {
      may: accessIsEnough,
      run: ({ params }) => trainees.progressOf(params.id),
    }),
  ];
}

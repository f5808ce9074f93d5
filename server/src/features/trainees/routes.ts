import * as calls from '@portal/contract/trainees';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
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
      run: ({ body }) => trainees.create(body),
    }),
    route(calls.updateTrainee, {
      may: accessIsEnough,
      run: ({ params, body }) => trainees.update(params.id, body),
    }),
    route(calls.deleteTrainee, {
      may: accessIsEnough,
      run: async ({ params }) => {
        const { name } = await trainees.remove(params.id);
        return { success: true, message: `${name} deleted successfully!` };
      },
    }),
    route(calls.getTraineeProgress, {
      may: accessIsEnough,
      run: ({ params }) => trainees.progressOf(params.id),
    }),
  ];
}

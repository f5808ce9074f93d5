import { getMatrix } from '@portal/contract/compliance';
import { createMatrixExport } from '@portal/contract/exports';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import { linkToMatrix } from './matrix-file.ts';
import type { MatrixService } from './service.ts';

export function matrixRoutes(matrix: MatrixService, exports: Exports): readonly Route[] {
  return [
    route(getMatrix, {
      run: ({ user, params, query }) =>
        matrix.page({ companyId: params.id, reach: user.reach }, query),
    }),
    route(createMatrixExport, {
      run: async ({ user, body }) => {
        const { company: companyId, group, module } = body;
        await matrix.require(user.reach, { companyId, group, module });
        return linkToMatrix(exports, user, body);
      },
    }),
  ];
}

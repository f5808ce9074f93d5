import * as calls from '@portal/contract/compliance';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Compliance } from './service.ts';

export function complianceRoutes(compliance: Compliance): readonly Route[] {
  return [
    route(calls.getRequirementsSummary, {
      run: ({ user, query }) => compliance.summary(user.reach, query),
    }),
    route(calls.getCompanyCompliance, {
      run: ({ user, params, query }) =>
        compliance.ofCompany(user.reach, { company: params.id, group: query.group }),
    }),
    route(calls.listComingWeeks, {
      run: ({ user, params, query }) =>
        compliance.comingWeeks(user.reach, { company: params.id, group: query.group }),
    }),
  ];
}

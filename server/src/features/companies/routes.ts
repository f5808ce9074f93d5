import * as calls from '@portal/contract/companies';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Companies } from './service.ts';

export function companiesRoutes(companies: Companies): readonly Route[] {
  return [
    route(calls.listPublicCompanies, {
      may: accessIsEnough,
      run: () => companies.listPublic(),
    }),
    route(calls.listCompanies, {
      may: accessIsEnough,
      run: () => companies.list(),
    }),
    route(calls.getCompanyImpact, {
      may: accessIsEnough,
      run: ({ params }) => companies.impact(params.id),
    }),
    route(calls.createCompany, {
      may: accessIsEnough,
      run: ({ user, body }, _thing, logo) => companies.create(actorOf(user), body.name, logo),
    }),
    route(calls.updateCompany, {
      load: ({ params }) => companies.get(params.id),
      may: accessIsEnough,
      run: ({ user, params, body }, _company, logo) =>
        companies.update(actorOf(user), params.id, body, logo),
    }),
    route(calls.deleteCompany, {
      may: accessIsEnough,
      run: async ({ user, params }) => {
        const { name } = await companies.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully` };
      },
    }),
  ];
}

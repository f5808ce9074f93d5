import * as calls from '@portal/contract/companies';
import { accessIsEnough, type Route, route } from '../../platform/http/route.ts';
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
    route(calls.createCompany, {
      may: accessIsEnough,
      run: ({ body }, _thing, logo) => companies.create(body.name, logo),
    }),
    route(calls.updateCompany, {
      load: ({ params }) => companies.get(params.id),
      may: accessIsEnough,
      run: ({ params, body }, _company, logo) => companies.update(params.id, body, logo),
    }),
    route(calls.deleteCompany, {
      may: accessIsEnough,
      run: async ({ params }) => {
        const { name } = await companies.remove(params.id);
        return { success: true, message: `${name} deleted successfully` };
      },
    }),
  ];
}

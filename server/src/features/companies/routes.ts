import * as calls from '@portal/contract/companies';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Companies } from './service.ts';

export function companiesRoutes(companies: Companies): readonly Route[] {
  return [
    route(calls.listPublicCompanies, {
      run: () => companies.listPublic(),
    }),
    route(calls.getCompanyOfLink, {
      run: ({ query }) => companies.ofLink(query.link),
    }),
    route(calls.listCompanies, {
      run: ({ user }) => companies.list(actorOf(user)),
    }),
    route(calls.getCompanyImpact, {
      run: ({ user, params }) => companies.impact(actorOf(user), params.id),
    }),
    route(calls.createCompany, {
      run: ({ user, body, file }) => companies.create(actorOf(user), body, file),
    }),
    route(calls.updateCompany, {
      load: ({ params }) => companies.get(params.id),
      run: ({ user, body, file }, company) =>
        companies.update(actorOf(user), company.id, body, file),
    }),
    route(calls.getCompanySettings, {
      run: ({ params }) => companies.settings(params.id),
    }),
    route(calls.updateCompanySettings, {
      run: ({ user, params, body }) => companies.updateSettings(actorOf(user), params.id, body),
    }),
    route(calls.deleteCompany, {
      run: async ({ user, params }) => {
        const { name, deletionId } = await companies.remove(actorOf(user), params.id);
        return { success: true, message: `${name} deleted successfully`, deletionId };
      },
    }),
  ];
}

import * as calls from '@portal/contract/requirements';
import { type Route, route } from '#server/platform/http/route.ts';
import { actorOf } from '../activity/service.ts';
import type { Requirements } from './service.ts';

export function requirementsRoutes(requirements: Requirements): readonly Route[] {
  return [
    route(calls.getCompanyRequirements, {
      run: ({ params }) => requirements.ofCompany(params.id),
    }),
    route(calls.updateCompanyRequirements, {
      run: ({ user, params, body }) => requirements.updateCompany(actorOf(user), params.id, body),
    }),
    route(calls.getModuleRequirement, {
      run: ({ params }) => requirements.ofModule(params.id),
    }),
    route(calls.updateModuleRequirement, {
      run: ({ user, params, query, body }) =>
        query.preview === 'true'
          ? requirements.preview(params.id, body)
          : requirements.update(actorOf(user), params.id, body),
    }),
    route(calls.createModuleEdition, {
      run: async ({ user, params, body }) => {
        await requirements.makeEdition(actorOf(user), params.id, body);
        return requirements.ofModule(params.id);
      },
    }),
  ];
}

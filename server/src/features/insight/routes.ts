import * as calls from '@portal/contract/insight';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Insight } from './service.ts';

export function insightRoutes(insight: Insight): readonly Route[] {
  return [
    route(calls.getModuleInsight, {
      run: ({ params, query }) => insight.ofModule(params.id, query.group),
    }),
  ];
}

import * as calls from '@portal/contract/badges';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Badges } from './service.ts';

export const badgesRoutes = (badges: Badges): readonly Route[] => [
  route(calls.getCertificateBadge, {
    run: ({ params, address }) => badges.send(params.code, address),
  }),
  route(calls.getBadgeStatusList, {
    run: ({ params }) => badges.sendList(params.list),
  }),
];

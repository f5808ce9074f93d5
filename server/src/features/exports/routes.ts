import { createProgressExport } from '@portal/contract/exports';
import { type Route, route } from '#server/platform/http/route.ts';
import { linkToProgress } from './progress-file.ts';
import type { Exports } from './service.ts';

export function exportsRoutes(exports: Exports): readonly Route[] {
  return [
    route(createProgressExport, {
      run: ({ user, body }) => linkToProgress(exports, user, body.company ?? null),
    }),
  ];
}

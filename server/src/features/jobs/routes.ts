import { collectCertificates } from '@portal/contract/certificates';
import { createCertificatesExport } from '@portal/contract/exports';
import * as calls from '@portal/contract/jobs';
import { importResults } from '@portal/contract/results-import';
import { importTrainees } from '@portal/contract/trainee-import';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import type { Jobs } from './service.ts';

export function jobsRoutes(jobs: Jobs, exports: Exports): readonly Route[] {
  return [
    route(calls.startBulkAction, {
      run: ({ user, body }) => jobs.start(user, body),
    }),
    route(calls.startRunsOfCompany, {
      run: ({ user, params, body }) => jobs.trainAgain(user, params.id, body),
    }),
    route(calls.closeHelpRequests, {
      run: ({ user, body }) => jobs.closeHelp(user, body),
    }),
    route(collectCertificates, {
      run: ({ user, body }) => jobs.collectCertificates(user, body),
    }),
    route(createCertificatesExport, {
      run: ({ user, body }) => jobs.linkToCertificates(exports, user, body),
    }),
    route(importTrainees, {
      run: ({ user, body, file }) => jobs.importTrainees(user, file, body),
    }),
    route(importResults, {
      run: ({ user, body, file }) => jobs.importResults(user, file, body),
    }),
    route(calls.getJob, {
      run: ({ user, params }) => jobs.get(user, params.id),
    }),
    route(calls.listJobItems, {
      run: async ({ user, params, query }) => {
        const { rows, next } = await jobs.listItems(user, params.id, query);
        return { body: rows, headers: { next } };
      },
    }),
    route(calls.cancelJob, {
      run: ({ user, params }) => jobs.cancel(user, params.id),
    }),
    route(calls.undoJob, {
      run: ({ user, params }) => jobs.undo(user, params.id),
    }),
  ];
}

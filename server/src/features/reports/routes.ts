import {
  createFiguresExport,
  createProgressExport,
  createReportExport,
} from '@portal/contract/exports';
import * as calls from '@portal/contract/reports';
import { type Route, route } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import { linkToFigures } from './figures-file.ts';
import { linkToProgress } from './progress-file.ts';
import { linkToReport } from './report-file.ts';
import type { Reports } from './service.ts';

export function reportsRoutes(reports: Reports, exports: Exports): readonly Route[] {
  return [
    route(calls.getCompanyReport, {
      run: ({ params, query }) => reports.report(params.id, query),
    }),
    route(calls.listCompanyFigures, {
      run: () => reports.listFigures(),
    }),
    route(createReportExport, {
      run: async ({ user, body }) => {
        await reports.requireGroup(body.company, body.group);
        return linkToReport(exports, user, body);
      },
    }),
    route(createFiguresExport, {
      run: ({ user, body }) => linkToFigures(exports, user, body),
    }),
    route(createProgressExport, {
      run: ({ user, body }) => linkToProgress(exports, user, body),
    }),
    route(calls.getWeeklyReport, {
      run: ({ user }) => reports.weekly.settingOf(user.userId),
    }),
    route(calls.saveWeeklyReport, {
      run: ({ user, body }) => reports.weekly.save(user.userId, body),
    }),
  ];
}

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
      run: ({ user, params, query }) =>
        reports.report({ companyId: params.id, reach: user.reach }, query),
    }),
    route(calls.listCompanyFigures, {
      run: ({ user }) => reports.listFigures(user.reach),
    }),
    route(createReportExport, {
      run: async ({ user, body }) => {
        await reports.requireGroup(user.reach, { companyId: body.company, group: body.group });
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
      run: ({ user }) => reports.weekly.settingOf(user),
    }),
    route(calls.saveWeeklyReport, {
      run: ({ user, body }) => reports.weekly.save(user, body),
    }),
  ];
}

import type { Role } from '@portal/contract/fields';
import { type FixedHeader, fixedHeaders } from '../platform/routing/page-headers.ts';
import { paths } from '../platform/routing/paths.ts';

/** A page for signed-in users, whose shell marks its entry of the navigation, shows its title and loads its code early. */
export type SignedInPage = {
  /** The name of its file. */
  readonly name: string;
  /** The route's path. */
  readonly pattern: string;
  /** The sources of the page's lazy chunks. */
  readonly sources: readonly string[];
  /** Shown before the page's code has loaded; absent if the title depends on the user or the address. */
  readonly header?: FixedHeader;
  /** The roles that this address sends home. */
  readonly sendsHome?: readonly Role[];
};

const COMPANY = 'src/app/pages/company/company-page.tsx';

const companyTabs = ['modules', 'trainees', 'progress', 'help', 'feedback', 'settings'].map(
  (tab) => ({
    name: `company-${tab}`,
    pattern: `${paths.company.pattern}/${tab}`,
    sources: [COMPANY, `src/app/pages/company/${tab}-tab.tsx`],
  }),
);

/** The pages with a shell of their own. All others share one. */
export const signedInPages: readonly SignedInPage[] = [
  { name: 'dashboard', pattern: paths.dashboard, sources: [], sendsHome: ['ADMIN', 'TRAINEE'] },
  { name: 'admin', pattern: paths.admin, sources: [], sendsHome: ['ADMIN'] },
  {
    name: 'training',
    pattern: paths.training,
    sources: ['src/features/learning/pages/dashboard-page.tsx'],
  },
  {
    name: 'progress',
    pattern: paths.progress,
    sources: ['src/app/pages/training-progress-page.tsx'],
    header: fixedHeaders.progress,
  },
  {
    name: 'result',
    pattern: paths.result.pattern,
    sources: ['src/features/learning/pages/result-page.tsx'],
  },
  {
    name: 'training-module',
    pattern: paths.trainingModule.pattern,
    sources: ['src/app/pages/training-module-page.tsx'],
  },
  {
    name: 'own-help',
    pattern: paths.ownHelp.pattern,
    sources: ['src/features/help/pages/own-requests-page.tsx'],
    header: fixedHeaders.ownHelp,
  },
  {
    name: 'companies',
    pattern: paths.companyModules.pattern,
    sources: ['src/app/pages/company-modules-page.tsx'],
    header: fixedHeaders.companyModules,
  },
  ...companyTabs,
  {
    name: 'module-insight',
    pattern: paths.moduleInsight.pattern,
    sources: ['src/app/pages/module-insight-page.tsx'],
  },
  {
    name: 'trainees',
    pattern: paths.trainees,
    sources: ['src/features/trainees/pages/trainee-list-page.tsx'],
    header: fixedHeaders.trainees,
  },
  {
    name: 'reports',
    pattern: paths.reports,
    sources: ['src/app/pages/reports-page.tsx'],
    header: fixedHeaders.reports,
  },
  {
    name: 'company-report',
    pattern: paths.companyReport.pattern,
    sources: ['src/features/reports/pages/company-report-page.tsx'],
  },
  {
    name: 'help-requests',
    pattern: paths.helpRequests,
    sources: ['src/features/help/pages/help-requests-page.tsx'],
    header: fixedHeaders.helpRequests,
  },
  {
    name: 'feedback',
    pattern: paths.feedback,
    sources: ['src/features/feedback/pages/feedback-page.tsx'],
    header: fixedHeaders.feedback,
  },
  {
    name: 'chat',
    pattern: paths.chat.pattern,
    sources: ['src/features/chat/pages/chat-page.tsx'],
  },
  {
    name: 'account',
    pattern: paths.account,
    sources: ['src/app/pages/account-page.tsx'],
    header: fixedHeaders.account,
  },
  {
    name: 'admins',
    pattern: paths.admins,
    sources: ['src/features/admins/pages/admins-page.tsx'],
    header: fixedHeaders.admins,
  },
  {
    name: 'activity',
    pattern: paths.activity,
    sources: ['src/features/activity/pages/activity-page.tsx'],
    header: fixedHeaders.activity,
  },
  {
    name: 'trash',
    pattern: paths.trash,
    sources: ['src/features/trash/pages/trash-page.tsx'],
    header: fixedHeaders.trash,
  },
];

/** The regular expression for the paths of a route's pattern. */
export function addressesOf(pattern: string): string {
  const path = pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return `^${path}/?$`;
}

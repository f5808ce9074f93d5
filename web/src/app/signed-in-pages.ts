import { type FixedHeader, fixedHeaders } from '../platform/routing/page-headers.ts';
import { paths } from '../platform/routing/paths.ts';

/** A page for signed-in users, whose shell marks the current entry of the navigation, shows the page's title and loads its code
 * early. */
export type SignedInPage = {
  /** The name of its file. */
  readonly name: string;
  /** The route's path. */
  readonly pattern: string;
  /** The sources of the page's lazy chunks. */
  readonly sources: readonly string[];
  /** The address of the entry that is marked as current; null for none. */
  readonly current: string | null;
  /** Shown before the page's code has loaded; absent if the title depends on the user or the address. */
  readonly header?: FixedHeader;
};

const COMPANY = 'src/app/pages/company/company-page.tsx';

const companyTabs = ['modules', 'trainees', 'progress', 'help', 'feedback', 'settings'].map(
  (tab) => ({
    name: `company-${tab}`,
    pattern: `${paths.company.pattern}/${tab}`,
    sources: [COMPANY, `src/app/pages/company/${tab}-tab.tsx`],
    current: paths.companyModules.pattern,
  }),
);

/** The pages with a shell of their own. All others share `index.html`. */
export const signedInPages: readonly SignedInPage[] = [
  {
    name: 'training',
    pattern: paths.training,
    sources: ['src/features/learning/pages/dashboard-page.tsx'],
    current: paths.training,
  },
  {
    name: 'progress',
    pattern: paths.progress,
    sources: ['src/app/pages/training-progress-page.tsx'],
    current: paths.progress,
    header: fixedHeaders.progress,
  },
  {
    name: 'result',
    pattern: paths.result.pattern,
    sources: ['src/features/learning/pages/result-page.tsx'],
    current: null,
  },
  {
    name: 'training-module',
    pattern: paths.trainingModule.pattern,
    sources: ['src/app/pages/training-module-page.tsx'],
    current: null,
  },
  {
    name: 'own-help',
    pattern: paths.ownHelp.pattern,
    sources: ['src/features/help/pages/own-requests-page.tsx'],
    current: null,
    header: fixedHeaders.ownHelp,
  },
  {
    name: 'company-modules',
    pattern: paths.companyModules.pattern,
    sources: ['src/app/pages/company-modules-page.tsx'],
    current: paths.companyModules.pattern,
    header: fixedHeaders.companyModules,
  },
  ...companyTabs,
  {
    name: 'trainees',
    pattern: paths.trainees,
    sources: ['src/features/trainees/pages/trainee-list-page.tsx'],
    current: paths.trainees,
    header: fixedHeaders.trainees,
  },
  {
    name: 'reports',
    pattern: paths.reports,
    sources: ['src/app/pages/reports-page.tsx'],
    current: paths.reports,
    header: fixedHeaders.reports,
  },
  {
    name: 'help-requests',
    pattern: paths.helpRequests,
    sources: ['src/features/help/pages/help-requests-page.tsx'],
    current: paths.helpRequests,
    header: fixedHeaders.helpRequests,
  },
  {
    name: 'feedback',
    pattern: paths.feedback,
    sources: ['src/features/feedback/pages/feedback-page.tsx'],
    current: paths.feedback,
    header: fixedHeaders.feedback,
  },
  {
    name: 'chat',
    pattern: paths.chat.pattern,
    sources: ['src/features/chat/pages/chat-page.tsx'],
    current: paths.chat.pattern,
  },
  {
    name: 'account',
    pattern: paths.account,
    sources: ['src/app/pages/account-page.tsx'],
    current: null,
    header: fixedHeaders.account,
  },
  {
    name: 'admins',
    pattern: paths.admins,
    sources: ['src/features/admins/pages/admins-page.tsx'],
    current: paths.admins,
    header: fixedHeaders.admins,
  },
  {
    name: 'activity',
    pattern: paths.activity,
    sources: ['src/features/activity/pages/activity-page.tsx'],
    current: paths.activity,
    header: fixedHeaders.activity,
  },
  {
    name: 'trash',
    pattern: paths.trash,
    sources: ['src/features/trash/pages/trash-page.tsx'],
    current: paths.trash,
    header: fixedHeaders.trash,
  },
];

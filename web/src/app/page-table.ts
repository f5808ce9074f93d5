import type { Role } from '@portal/contract/fields';
import type { Right } from '@portal/contract/reach';
import ChartColumn from 'lucide-react/icons/chart-column';
import Gauge from 'lucide-react/icons/gauge';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import History from 'lucide-react/icons/history';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { loginHeading } from '../features/accounts/model/login-attempts.ts';
import { paths } from '../platform/routing/paths.ts';
import type { FixedHeader } from '../platform/routing/route-handle.ts';
import { PRODUCT } from '../platform/routing/use-document-title.ts';
import { frameTexts } from './frame/texts/catalogue.ts';
import type { FrameTexts } from './frame/texts/en.ts';
import type { PrefetchesData } from './load-matched-routes.ts';

/** A text in the shown language. */
type PageText = (texts: FrameTexts) => string;

type LoadPage = () => Promise<{ readonly Component: ComponentType } & PrefetchesData>;

/** A page of the app. Routes, navigation, rendered pages and shells follow from it. */
export type Page = {
  /** The name of the file that `load` imports, without its ending: the build finds the page's code by it. */
  readonly file: string;
  readonly path: string;
  /** The name of the page in the title of the browser tab and in the navigation. */
  readonly title: PageText;
  /** Users who are signed in do not see pages for visitors; `users` have either role. */
  readonly who: 'visitors' | 'everyone' | 'users' | Role;
  /** Limited admins do not see it. */
  readonly isPortalWide?: true;
  readonly load: LoadPage;
  /** The header if it is the same for all users; the shell of the page shows it. The title is the page's by default. */
  readonly header?: { readonly title?: PageText; readonly description?: PageText };
  /** The entry in the navigation, in the order of this table. */
  readonly navigation?: NavigationMark;
  /** The address of the entry that is marked in the navigation, by default the page's own; null for none. */
  readonly section?: string | null;
  /** The page uses the whole width. */
  readonly hideSidebar?: true;
  /** The parts of the page with an address of their own, by the last segment; the first is shown by default. */
  readonly tabs?: Readonly<Record<string, LoadPage>>;
  /** The address for users of another role; 'access denied' by default. */
  readonly pathForOtherRoles?: (params: Readonly<Params>) => string;
  /** The page reads data of the portal before a login. */
  readonly readsData?: true;
  /** The pages that the build renders to HTML, the last one for all addresses without one of their own. */
  readonly rendered?: readonly Rendered[];
};

type NavigationMark = {
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** The count shown behind the label. */
  readonly count?: 'unread messages' | 'pending requests';
  /** Seen by admins who have this right anywhere; by all others too by default. */
  readonly right?: Right;
};

type Rendered = {
  readonly params: Readonly<Record<string, string>>;
  /** Differs from the title of the page. */
  readonly title?: PageText;
};

const ROLES = ['ADMIN', 'TRAINEE', 'member'] as const;
const BY_LINK: readonly Rendered[] = [{ params: { link: 'link' } }];
const BY_TOKEN: readonly Rendered[] = [{ params: { token: 'link' } }];

export const pages: readonly Page[] = [
  {
    file: 'landing-page',
    path: paths.root,
    title: () => PRODUCT,
    who: 'visitors',
    load: () => import('./landing/landing-page.tsx'),
    rendered: [{ params: {} }],
  },
  {
    file: 'login-page',
    path: paths.login.pattern,
    title: () => loginHeading('member'),
    who: 'visitors',
    load: () => import('../features/accounts/pages/login-page.tsx'),
    rendered: ROLES.map((role) => ({ params: { role }, title: () => loginHeading(role) })),
  },
  {
    file: 'sign-up-page',
    path: paths.signUp,
    title: ({ titles }) => titles.signUp,
    who: 'visitors',
    load: () => import('../features/accounts/pages/sign-up-page.tsx'),
    readsData: true,
    rendered: [{ params: {} }],
  },
  {
    file: 'sign-up-page',
    path: paths.signUpOf.pattern,
    title: ({ titles }) => titles.signUp,
    who: 'visitors',
    load: () => import('../features/accounts/pages/sign-up-page.tsx'),
    readsData: true,
    rendered: BY_LINK,
  },
  {
    file: 'forgot-password-page',
    path: paths.forgotPassword.pattern,
    title: ({ titles }) => titles.forgotPassword,
    who: 'everyone',
    load: () => import('../features/accounts/pages/forgot-password-page.tsx'),
    rendered: ROLES.map((role) => ({ params: { role } })),
  },
  {
    file: 'reset-password-page',
    path: paths.resetPassword.pattern,
    title: ({ titles }) => titles.resetPassword,
    who: 'everyone',
    load: () => import('../features/accounts/pages/reset-password-page.tsx'),
    rendered: BY_TOKEN,
  },
  {
    file: 'confirm-email-page',
    path: paths.confirmEmail.pattern,
    title: ({ titles }) => titles.confirmEmail,
    who: 'everyone',
    load: () => import('../features/accounts/pages/confirm-email-page.tsx'),
    rendered: BY_TOKEN,
  },
  {
    file: 'unauthorized-page',
    path: paths.unauthorized,
    title: ({ titles }) => titles.unauthorized,
    who: 'everyone',
    load: () => import('./unauthorized-page.tsx'),
  },
  {
    file: 'not-found-page',
    path: '*',
    title: ({ titles }) => titles.notFound,
    who: 'everyone',
    load: () => import('./not-found-page.tsx'),
  },
  {
    file: 'dashboard-page',
    path: paths.training,
    title: ({ titles }) => titles.training,
    who: 'TRAINEE',
    load: () => import('../features/learning/pages/dashboard-page.tsx'),
    navigation: { icon: Gauge },
  },
  {
    file: 'training-progress-page',
    path: paths.progress,
    title: ({ titles }) => titles.progress,
    who: 'TRAINEE',
    load: () => import('./pages/training-progress-page.tsx'),
    header: {
      title: ({ titles }) => titles.progressHeading,
      description: ({ descriptions }) => descriptions.progress,
    },
    navigation: { icon: TrendingUp },
  },
  {
    file: 'result-page',
    path: paths.result.pattern,
    title: ({ titles }) => titles.result,
    who: 'TRAINEE',
    load: () => import('../features/learning/pages/result-page.tsx'),
    section: paths.training,
  },
  {
    file: 'certificate-page',
    path: paths.certificate.pattern,
    title: ({ titles }) => titles.certificate,
    who: 'users',
    load: () => import('../features/certificates/pages/certificate-page.tsx'),
    section: paths.progress,
  },
  {
    file: 'own-requests-page',
    path: paths.ownHelp.pattern,
    title: ({ titles }) => titles.ownHelp,
    who: 'TRAINEE',
    load: () => import('../features/help/pages/own-requests-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.ownHelp },
  },
  {
    file: 'training-module-page',
    path: paths.trainingModule.pattern,
    title: ({ titles }) => titles.trainingModule,
    who: 'TRAINEE',
    load: () => import('./pages/training-module-page.tsx'),
    section: paths.training,
    pathForOtherRoles: ({ moduleId }) => paths.companyModules.to(moduleId),
  },
  {
    file: 'trainees-page',
    path: paths.trainees,
    title: ({ titles }) => titles.trainees,
    who: 'ADMIN',
    load: () => import('./pages/trainees-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.trainees },
    navigation: { icon: GraduationCap },
  },
  {
    file: 'trainee-page',
    path: paths.trainee.pattern,
    title: ({ titles }) => titles.trainee,
    who: 'ADMIN',
    load: () => import('./pages/trainee-page.tsx'),
    section: paths.trainees,
    hideSidebar: true,
  },
  {
    file: 'trainee-run-page',
    path: paths.traineeRun.pattern,
    title: ({ titles }) => titles.traineeRun,
    who: 'ADMIN',
    load: () => import('./pages/trainee-run-page.tsx'),
    section: paths.trainees,
    hideSidebar: true,
  },
  {
    file: 'company-modules-page',
    path: paths.companyModules.pattern,
    title: ({ titles }) => titles.companyModules,
    who: 'ADMIN',
    load: () => import('./pages/company-modules-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.companyModules },
    navigation: { icon: LibraryBig },
  },
  {
    file: 'company-page',
    path: paths.company.pattern,
    title: ({ titles }) => titles.company,
    who: 'ADMIN',
    load: () => import('./pages/company/company-page.tsx'),
    section: paths.companyModules.pattern,
    tabs: {
      modules: () => import('./pages/company/modules-tab.tsx'),
      trainees: () => import('./pages/company/trainees-tab.tsx'),
      groups: () => import('./pages/company/groups-tab.tsx'),
      progress: () => import('./pages/company/progress-tab.tsx'),
      help: () => import('./pages/company/help-tab.tsx'),
      feedback: () => import('./pages/company/feedback-tab.tsx'),
      settings: () => import('./pages/company/settings-tab.tsx'),
    },
  },
  {
    file: 'module-insight-page',
    path: paths.moduleInsight.pattern,
    title: ({ titles }) => titles.moduleInsight,
    who: 'ADMIN',
    load: () => import('./pages/module-insight-page.tsx'),
    section: paths.companyModules.pattern,
  },
  {
    file: 'reports-page',
    path: paths.reports,
    title: ({ titles }) => titles.reports,
    who: 'ADMIN',
    load: () => import('./pages/reports-page.tsx'),
    header: {
      description: ({ descriptions }) => descriptions.reports,
    },
    navigation: { icon: ChartColumn },
  },
  {
    file: 'company-report-page',
    path: paths.companyReport.pattern,
    title: ({ titles }) => titles.companyReport,
    who: 'ADMIN',
    load: () => import('./pages/company-report-page.tsx'),
    section: paths.reports,
  },
  {
    file: 'help-requests-page',
    path: paths.helpRequests,
    title: ({ titles }) => titles.helpRequests,
    who: 'ADMIN',
    load: () => import('../features/help/pages/help-requests-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.helpRequests },
    navigation: { icon: LifeBuoy, count: 'pending requests' },
  },
  {
    file: 'feedback-page',
    path: paths.feedback,
    title: ({ titles }) => titles.feedback,
    who: 'ADMIN',
    load: () => import('../features/feedback/pages/feedback-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.feedback },
    navigation: { icon: MessageSquareHeart },
  },
  {
    file: 'chat-page',
    path: paths.chat.pattern,
    title: ({ titles }) => titles.chat,
    who: 'users',
    load: () => import('../features/chat/pages/chat-page.tsx'),
    navigation: { icon: MessagesSquare, count: 'unread messages' },
  },
  {
    file: 'account-page',
    path: paths.account,
    title: ({ titles }) => titles.account,
    who: 'users',
    load: () => import('./pages/account-page.tsx'),
    header: {},
    section: null,
  },
  {
    file: 'admins-page',
    path: paths.admins,
    title: ({ titles }) => titles.admins,
    who: 'ADMIN',
    load: () => import('../features/admins/pages/admins-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.admins },
    navigation: { icon: ShieldCheck, right: 'training' },
  },
  {
    file: 'activity-page',
    path: paths.activity,
    title: ({ titles }) => titles.activity,
    who: 'ADMIN',
    load: () => import('../features/activity/pages/activity-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.activity },
    navigation: { icon: History },
  },
  {
    file: 'ledger-page',
    path: paths.ledger,
    title: ({ titles }) => titles.ledger,
    who: 'ADMIN',
    isPortalWide: true,
    load: () => import('../features/ledger/pages/ledger-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.ledger },
    navigation: { icon: ScrollText },
  },
  {
    file: 'trash-page',
    path: paths.trash,
    title: ({ titles }) => titles.trash,
    who: 'ADMIN',
    load: () => import('../features/trash/pages/trash-page.tsx'),
    header: { description: ({ descriptions }) => descriptions.trash },
    navigation: { icon: Trash2, right: 'people' },
  },
];

/** Addresses without a page, which lead to the home of these roles. */
export const homeAddresses: readonly { readonly path: string; readonly roles: readonly Role[] }[] =
  [
    { path: paths.dashboard, roles: ['ADMIN', 'TRAINEE'] },
    { path: paths.admin, roles: ['ADMIN'] },
  ];

/** The address of the entry that is marked in the navigation; null for none. */
export const sectionOf = ({ path, section = path }: Page): string | null => section;

/** The name of a page in the shown language. */
export const titleOf = ({ title }: Pick<Page, 'title'>): string => title(frameTexts());

/** Returns a function for the header of a page in the shown language, if it is the same for all users. */
export function headerOf({ title, header }: Page): (() => FixedHeader) | undefined {
  if (header === undefined) return undefined;
  const { title: heading = title, description } = header;
  return () => ({
    title: heading(frameTexts()),
    ...(description && { description: description(frameTexts()) }),
  });
}

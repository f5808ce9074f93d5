/** Every screen of the portal, with its address: for the journey that examines each of them, and for the gallery. */
import type { Installation } from '../harness/installation.ts';
import type { Visitor } from '../harness/visit.ts';
import { openBell, openSettings } from './notifications.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A text that is there once the screen is complete. */
  readonly shows: string;
  /** Opens a part that has no address of its own. */
  readonly opens?: (visitor: Visitor) => Promise<unknown>;
}

const signInScreens = (): Screen[] => [
  { name: 'landing', path: '/', shows: 'Go to my training' },
  { name: 'admin-login', path: '/login/ADMIN', shows: 'Admin Login' },
  { name: 'trainee-login', path: '/login/TRAINEE', shows: 'Sign up as Trainee' },
  { name: 'member-login', path: '/login/member', shows: 'Forgot password?' },
  { name: 'sign-up', path: '/signup-trainee', shows: 'Trainee Sign up' },
];

const otherPublicScreens = (): Screen[] => [
  { name: 'forgot-password', path: '/forgot-password/TRAINEE', shows: 'Send Reset Link' },
  { name: 'reset-password', path: '/reset-password/some-token', shows: 'Reset Password' },
  { name: 'confirm-email', path: '/confirm-email/some-token', shows: 'Confirm my email' },
  { name: 'unauthorized', path: '/unauthorized', shows: 'Access Denied' },
  { name: 'not-found', path: '/no/such/page', shows: 'Oops! Page not found' },
];

const trainingScreens = ({ passedId, openId, lockedId }: Installation): Screen[] => [
  { name: 'dashboard', path: '/training', shows: 'Training modules' },
  { name: 'progress', path: '/training/progress', shows: 'Time Invested' },
  { name: 'result-none', path: '/training/result', shows: 'No result yet' },
  { name: 'module-passed', path: `/training/module/${passedId}`, shows: 'Passed with 100%' },
  { name: 'module', path: `/training/module/${openId}`, shows: 'Play video' },
  { name: 'module-locked', path: `/training/module/${lockedId}`, shows: 'This module is locked' },
  { name: 'module-not-found', path: '/training/module/999999', shows: 'Module Not Found' },
  { name: 'certificate-not-found', path: '/certificates/999999', shows: 'Certificate not found' },
];

const helpAndChatScreens = ({ roomId, naming }: Installation): Screen[] => [
  { name: 'own-help', path: '/training/help', shows: 'Admin notes' },
  {
    name: 'notification-settings',
    path: '/training/help',
    shows: 'Admin notes',
    opens: openSettings,
  },
  { name: 'account', path: '/account', shows: 'This device' },
  { name: 'chat', path: '/chat', shows: 'New Chat' },
  { name: 'chat-room', path: `/chat?room=${roomId}`, shows: `A ${naming.subject}` },
  { name: 'chat-not-found', path: '/chat?room=999999', shows: 'This chat does not exist' },
];

const emptyScreens = (): Screen[] => [
  { name: 'dashboard-empty', path: '/training', shows: 'No Training Modules Available' },
  { name: 'progress-empty', path: '/training/progress', shows: 'No Training Modules Available' },
  { name: 'chat-empty', path: '/chat', shows: 'No chats yet' },
  { name: 'own-help-empty', path: '/training/help', shows: 'You have not asked for help yet.' },
  {
    name: 'notifications-none',
    path: '/training/help',
    shows: 'You have not asked for help yet.',
    opens: openBell,
  },
];

const COMPANIES = '/admin/company-modules';

const SHOWN_IN_TABS: Readonly<Record<string, string>> = {
  trainees: 'Showing',
  groups: 'Show in the list of trainees',
  progress: 'Failed last try',
  help: 'Assign to me',
  feedback: 'What they say',
  settings: 'Name and logo',
};

const companyScreens = ({ companyId, emptyCompanyId, groupId }: Installation): Screen[] => [
  { name: 'companies', path: COMPANIES, shows: 'Nothing yet' },
  ...Object.entries(SHOWN_IN_TABS).map(([tab, shows]) => ({
    name: `company-${tab}`,
    path: `${COMPANIES}/${companyId}/${tab}`,
    shows,
  })),
  {
    name: 'company-group-members',
    path: `${COMPANIES}/${companyId}/groups?group=${groupId}`,
    shows: 'Remove',
  },
  {
    name: 'company-groups-empty',
    path: `${COMPANIES}/${emptyCompanyId}/groups`,
    shows: 'No groups yet',
  },
];

const moduleScreens = ({ companyId, emptyCompanyId, openId }: Installation): Screen[] => [
  { name: 'modules', path: `${COMPANIES}/${companyId}/modules`, shows: '1 MCQ' },
  {
    name: 'modules-empty',
    path: `${COMPANIES}/${emptyCompanyId}/modules`,
    shows: 'No modules yet',
  },
  { name: 'module-details', path: `${COMPANIES}?module=${openId}`, shows: 'Correct answer' },
  {
    name: 'module-edit',
    path: `${COMPANIES}/${companyId}/modules?module=${openId}&edit`,
    shows: 'Replacement video (optional)',
  },
  { name: 'insight-empty', path: `/admin/modules/${openId}/insight`, shows: 'Fewer than 5 people' },
  { name: 'insight-not-found', path: '/admin/modules/999999/insight', shows: 'Module not found' },
];

const traineeScreens = ({ trainee }: Installation): Screen[] => [
  { name: 'trainees', path: '/admin/track-trainee', shows: 'Showing' },
  {
    name: 'trainees-none',
    path: '/admin/track-trainee?search=zzz',
    shows: 'No trainees found matching your search.',
  },
  {
    name: 'trainees-no-status',
    path: '/admin/track-trainee?status=stuck',
    shows: 'No trainee matches these filters.',
  },
  { name: 'trainee', path: `/admin/track-trainee/${trainee.user.id}`, shows: 'Module Progress' },
  { name: 'trainee-not-found', path: '/admin/track-trainee/999999', shows: 'Trainee not found' },
];

const reportScreens = ({ companyId, emptyCompanyId, naming }: Installation): Screen[] => [
  { name: 'reports', path: '/admin/reports', shows: naming.company },
  { name: 'report', path: `/admin/companies/${companyId}/report`, shows: naming.company },
  {
    name: 'report-without-modules',
    path: `/admin/companies/${emptyCompanyId}/report`,
    shows: 'Training report: Nothing yet',
  },
];

const activityAndFeedbackScreens = (): Screen[] => [
  { name: 'admins', path: '/admin/admins', shows: 'You cannot remove or limit yourself' },
  { name: 'activity', path: '/admin/activity', shows: 'created module' },
  {
    name: 'activity-none',
    path: '/admin/activity?search=zzz',
    shows: 'No changes match this search',
  },
  { name: 'ledger', path: '/admin/ledger', shows: 'Copy checkpoint' },
  { name: 'feedback', path: '/admin/feedback', shows: 'Average by Module' },
  {
    name: 'feedback-none',
    path: '/admin/feedback?rating=5',
    shows: 'No feedback matches these filters',
  },
];

const trashScreens = (): Screen[] => [
  { name: 'trash', path: '/admin/trash', shows: 'Delete for good' },
  {
    name: 'trash-none',
    path: '/admin/trash?search=zzz',
    shows: 'Nothing in the trash matches this search',
  },
];

const helpRequestScreens = (): Screen[] => [
  { name: 'help-requests', path: '/admin/help-requests', shows: 'Assign to me' },
  {
    name: 'notifications',
    path: '/admin/help-requests?status=CLOSED',
    shows: 'No help requests match these filters',
    opens: openBell,
  },
  {
    name: 'help-requests-none',
    path: '/admin/help-requests?status=CLOSED',
    shows: 'No help requests match these filters',
  },
];

/** The screens on which a company with rules has more than one without. */
const RULED = [
  'dashboard',
  'progress',
  'module-passed',
  'module',
  'company-settings',
  'company-groups',
  'company-progress',
  'module-details',
  'module-edit',
  'trainees',
  'trainee',
  'reports',
];

const withRules = (known: Installation, lists: readonly ScreensOf[]): Screen[] =>
  lists
    .flatMap((screensOf) => screensOf(known))
    .filter(({ name }) => RULED.includes(name))
    .map((screen) => ({ ...screen, name: `ruled-${screen.name}` }));

type ScreensOf = (installation: Installation) => Screen[];

interface Certified {
  readonly certificateCode: string;
}

const certificate = ({ certificateCode }: Certified): Screen => ({
  name: 'certificate',
  path: `/certificates/${certificateCode}`,
  shows: 'Certificate of completion',
});

/** For a trainee with a certificate. */
export const FOR_HOLDERS = (certified: Certified): Screen[] => [
  certificate(certified),
  { name: 'progress-with-certificate', path: '/training/progress', shows: 'Completed on' },
];

/** For all who check a certificate. */
export const FOR_CHECKERS = ({ certificateCode }: Certified): Screen[] => [
  { name: 'verify', path: `/verify/${certificateCode}`, shows: 'What this proves' },
  { name: 'verify-unknown', path: '/verify/unknown', shows: 'Unknown code' },
  { name: 'verify-field', path: '/verify', shows: 'Check a certificate' },
];

/** For an admin who sees the holder. */
export const FOR_ADMINS_OF_HOLDERS = ({
  certificateCode,
  holderId,
}: Certified & { readonly holderId: number }): Screen[] => [
  { ...certificate({ certificateCode }), name: 'certificate-for-admin' },
  {
    name: 'trainee-with-certificate',
    path: `/admin/track-trainee/${holderId}`,
    shows: 'Whole training',
  },
];

// A few screens for each name: all of one role together take longer than a test may on a busy machine.
export const FOR_VISITORS = { 'to sign in': signInScreens, 'that are public': otherPublicScreens };
export const FOR_TRAINEES: Readonly<Record<string, ScreensOf>> = {
  'of training': trainingScreens,
  'of help and chat': helpAndChatScreens,
};
/** For a trainee whose company has no modules. */
export const FOR_NEWCOMERS: () => Screen[] = emptyScreens;
export const FOR_ADMINS: Readonly<Record<string, ScreensOf>> = {
  'of companies': companyScreens,
  'of modules': moduleScreens,
  'of trainees': traineeScreens,
  'of reports': reportScreens,
  'of admins, activity and feedback': activityAndFeedbackScreens,
  'of help requests': helpRequestScreens,
  'of the trash': trashScreens,
};
/** For an installation whose company has rules. */
export const RULED_FOR_TRAINEES = (known: Installation): Screen[] =>
  withRules(known, [trainingScreens]);
export const RULED_FOR_ADMINS = (known: Installation): Screen[] =>
  withRules(known, [companyScreens, moduleScreens, traineeScreens, reportScreens]);

import type { Role } from '@portal/contract/fields';

type PathId = string | number;

/** Every address of the app. `pattern` is for the route table, the functions are for links. */
export const paths = {
  root: '/',
  login: {
    pattern: '/login/:role',
    to: (page: Role | 'member', next?: string | null) =>
      next ? `/login/${page}?${new URLSearchParams({ next })}` : `/login/${page}`,
  },
  signUp: '/signup-trainee',
  /** The sign-up for one company. */
  signUpOf: {
    pattern: '/signup-trainee/:link',
    to: (link: string) => `/signup-trainee/${encodeURIComponent(link)}`,
  },
  confirmEmail: { pattern: '/confirm-email/:token' },
  forgotPassword: {
    pattern: '/forgot-password/:role',
    to: (page: string) => `/forgot-password/${page}`,
  },
  resetPassword: { pattern: '/reset-password/:token' },
  unauthorized: '/unauthorized',
  dashboard: '/dashboard',
  account: '/account',
  training: '/training',
  progress: '/training/progress',
  result: {
    pattern: '/training/result/:number?',
    /** Without a number: the newest completed run. */
    to: (number?: PathId) =>
      number === undefined ? '/training/result' : `/training/result/${number}`,
  },
  trainingModule: {
    pattern: '/training/module/:moduleId',
    to: (moduleId: PathId) => `/training/module/${moduleId}`,
  },
  /** A certificate, for its holder and for admins. */
  certificate: {
    pattern: '/certificates/:code',
    to: (code: string) => `/certificates/${code}`,
  },
  ownHelp: {
    pattern: '/training/help',
    /** With the request's id: shows it. */
    to: (requestId?: PathId) =>
      requestId === undefined ? '/training/help' : `/training/help?request=${requestId}`,
  },
  admin: '/admin',
  trainees: '/admin/track-trainee',
  /** The list of trainees with only the members of a group. */
  traineesOfGroup: {
    to: (companyId: PathId, groupId: PathId) =>
      `/admin/track-trainee?company=${companyId}&group=${groupId}`,
  },
  trainee: {
    pattern: '/admin/track-trainee/:id',
    /** With the module's id: shows the module on that page. */
    to: (traineeId: PathId, moduleId?: PathId) =>
      moduleId === undefined
        ? `/admin/track-trainee/${traineeId}`
        : `/admin/track-trainee/${traineeId}#${moduleAnchor(moduleId)}`,
  },
  traineeRun: {
    pattern: '/admin/track-trainee/:id/runs/:number',
    to: (traineeId: PathId, number: PathId) => `/admin/track-trainee/${traineeId}/runs/${number}`,
  },
  companyModules: {
    pattern: '/admin/company-modules',
    /** With the module's id: opens its detail dialog. */
    to: (moduleId?: PathId) =>
      moduleId === undefined
        ? '/admin/company-modules'
        : `/admin/company-modules?module=${encodeURIComponent(moduleId)}`,
  },
  moduleInsight: {
    pattern: '/admin/modules/:moduleId/insight',
    to: (moduleId: PathId) => `/admin/modules/${moduleId}/insight`,
  },
  reports: '/admin/reports',
  companyReport: {
    pattern: '/admin/companies/:id/report',
    to: (companyId: PathId) => `/admin/companies/${companyId}/report`,
  },
  company: {
    pattern: '/admin/company-modules/:companyId',
    to: (companyId: PathId, tab = 'modules') => `/admin/company-modules/${companyId}/${tab}`,
  },
  helpRequests: '/admin/help-requests',
  feedback: '/admin/feedback',
  admins: '/admin/admins',
  activity: '/admin/activity',
  ledger: '/admin/ledger',
  trash: '/admin/trash',
  chat: {
    pattern: '/chat',
    to: (roomId?: PathId) => (roomId === undefined ? '/chat' : `/chat?room=${roomId}`),
    /** Opens the conversation with a user and creates it if there is none. */
    withUser: (userId: PathId) => `/chat?user=${userId}`,
  },
} as const;

/** The id of the element of a module on the page of a trainee. */
export const moduleAnchor = (moduleId: PathId): string => `module-${moduleId}`;

/** The first page of a role. */
export function homePath(role: Role): string {
  return role === 'ADMIN' ? paths.companyModules.to() : paths.training;
}

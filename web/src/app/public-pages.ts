import { loginHeadings } from '../features/accounts/model/login-attempts.ts';
import { paths } from '../platform/routing/paths.ts';

/** A page that the build renders to HTML. */
export type PublicPage = {
  /** The name of its file. */
  readonly name: string;
  /** The address that is rendered, the same for all of the page's addresses. */
  readonly path: string;
  /** Regular expression, without regard to case, for the paths that show exactly this HTML. */
  readonly addresses: string;
  readonly title: string;
  /** The source of the page's lazy chunk. */
  readonly source: string;
  /** Users who are signed in are sent home instead. */
  readonly isForVisitors: boolean;
};

const ROLES = ['ADMIN', 'TRAINEE', 'member'] as const;

/** The path as a regular expression; a last segment of `*` stands for any. */
const at = (path: string) => `^${path.replace(/\*$/, '[^/]+')}/?$`;

const logins = ROLES.map((role) => ({
  name: `login-${role.toLowerCase()}`,
  path: paths.login.to(role),
  addresses: at(role === 'member' ? '/login/*' : paths.login.to(role)),
  title: loginHeadings[role],
  source: 'src/features/accounts/pages/login-page.tsx',
  isForVisitors: true,
}));

const forgottenPasswords = ROLES.map((role) => ({
  name: `forgot-password-${role.toLowerCase()}`,
  path: paths.forgotPassword.to(role),
  addresses: at(role === 'member' ? '/forgot-password/*' : paths.forgotPassword.to(role)),
  title: 'Forgot password',
  source: 'src/features/accounts/pages/forgot-password-page.tsx',
  isForVisitors: false,
}));

/** The rendered pages. The first whose addresses fit a request is sent. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'landing',
    path: paths.root,
    addresses: '^/$',
    title: 'Training Portal',
    source: 'src/app/landing/landing-page.tsx',
    isForVisitors: true,
  },
  ...logins,
  {
    name: 'sign-up',
    path: paths.signUp,
    addresses: at(paths.signUp),
    title: 'Sign up',
    source: 'src/features/accounts/pages/sign-up-page.tsx',
    isForVisitors: true,
  },
  {
    name: 'sign-up-by-link',
    path: paths.signUpOf.to('link'),
    addresses: at('/signup-trainee/*'),
    title: 'Sign up',
    source: 'src/features/accounts/pages/sign-up-page.tsx',
    isForVisitors: true,
  },
  ...forgottenPasswords,
  {
    name: 'reset-password',
    path: '/reset-password/link',
    addresses: at('/reset-password/*'),
    title: 'Reset password',
    source: 'src/features/accounts/pages/reset-password-page.tsx',
    isForVisitors: false,
  },
  {
    name: 'confirm-email',
    path: '/confirm-email/link',
    addresses: at('/confirm-email/*'),
    title: 'Confirm your email',
    source: 'src/features/accounts/pages/confirm-email-page.tsx',
    isForVisitors: false,
  },
];

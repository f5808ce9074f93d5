import type { Role } from '@portal/contract/fields';

export const texts = {
  /** The headings of the login pages; `member` is the page for both roles. */
  headings: {
    ADMIN: 'Admin Login',
    TRAINEE: 'Trainee Login',
    member: 'Login',
  } satisfies Record<Role | 'member', string>,
  /** Beside the logo, on all pages for visitors. */
  tagline: 'Access your training modules and track your progress',
  /** The links below the form. */
  links: {
    /** Read aloud, not shown: what the links are. */
    name: 'Other ways in',
    traineeLogin: 'Trainee Login',
    adminLogin: 'Admin Login',
    signUp: 'Sign up as Trainee',
    signUpAgain: 'Sign up again',
    back: 'Back to login',
  },
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  /** Read aloud after the text of a link. */
  newTab: '(opens in a new tab)',
  logIn: 'Login',
  loggingIn: 'Logging in...',
  loggedIn: 'Login successful!',
  invalid: 'Invalid email or password',
  failed: 'Login failed. Please try again.',
  failedBecause: (reason: string) => `Login failed. Please try again. ${reason}`,
  sessionEnded: 'Your session has ended. Please log in again.',
  /** In the dialog over the page whose session has ended. */
  sameAccount: 'Log in with the same account to keep what you have entered on this page.',
  otherAccount: 'Log in with another account',
  loggedOutHereOnly: 'You are logged out on this device, but the server could not be told.',
};

export type LoginTexts = typeof texts;

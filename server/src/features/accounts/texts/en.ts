import { formatsOf } from '@portal/contract/formats';

const { duration, list } = formatsOf('en');

interface Invitation {
  /** The company of a trainee; null for an admin. */
  readonly company: string | null;
  /** The companies and groups that a limited admin will see, with the right in each. */
  readonly sees: readonly string[];
  readonly days: number;
}

export const texts = {
  /** The mail with a link to confirm the email of a sign-up. */
  confirmation: ({ company, hours }: { readonly company: string; readonly hours: number }) => ({
    subject: 'Confirm your email for the Training Portal',
    paragraphs: [
      `this address was used to sign up for ${company} in the Training Portal. To confirm it, open the link and enter the password of the sign-up.`,
    ],
    button: 'Confirm your email',
    ending: `The link works once, for ${duration(hours, 'hour')}. If it was not you, ignore this mail: no account is created.`,
  }),
  /** The mail that invites a user whom an admin has added. */
  invitation: ({ company, sees, days }: Invitation) => ({
    subject: 'Welcome to the Training Portal',
    paragraphs: [
      company === null
        ? 'you are invited to the Training Portal as an administrator. To choose your password, open the link.'
        : `an account of ${company} was made for you in the Training Portal. To choose your password, open the link.`,
      ...(sees.length === 0 ? [] : [`You will see: ${list(sees)}.`]),
    ],
    button: 'Choose your password',
    ending: `The link works once, for ${duration(days, 'day')}. After that, use “Forgot password” on the login page.`,
  }),
  /** The mail with a reset link. */
  reset: ({ minutes }: { readonly minutes: number }) => ({
    subject: 'Reset your Training Portal password',
    paragraphs: [
      'somebody asked to reset the password of your Training Portal account. To choose a new one, open the link.',
    ],
    button: 'Choose a new password',
    ending: `The link works once, for ${duration(minutes, 'minute')}. If it was not you, ignore this mail: nothing changes.`,
  }),
};

export type AccountMailTexts = typeof texts;

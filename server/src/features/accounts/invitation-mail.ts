import { INVITATION_DAYS } from '@portal/contract/limits';
import { type Letter, letter } from '../../platform/mail/letter.ts';

/** The mail that invites somebody whom an administrator added. */
export function invitationMail(name: string, companyName: string, link: string): Letter {
  return letter({
    subject: 'Welcome to the Training Portal',
    to: name,
    paragraphs: [
      `an account of ${companyName} was made for you in the Training Portal. To choose your password, open the link.`,
    ],
    action: { label: 'Choose your password', url: link },
    ending: `The link works once, for ${INVITATION_DAYS} days. After that, use “Forgot password” on the login page.`,
  });
}

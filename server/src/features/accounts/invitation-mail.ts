import { INVITATION_DAYS } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';

/** The mail that invites a trainee whom an admin imported. */
export function invitationMail(name: string, companyName: string, link: string): MailContent {
  return renderMail({
    subject: 'Welcome to the Training Portal',
    name,
    paragraphs: [
      `an account of ${companyName} was made for you in the Training Portal. To choose your password, open the link.`,
    ],
    action: { label: 'Choose your password', url: link },
    ending: `The link works once, for ${INVITATION_DAYS} days. After that, use “Forgot password” on the login page.`,
  });
}

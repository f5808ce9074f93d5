import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';

/** The mail with a link to confirm the email of a sign-up. */
export function confirmationMail(name: string, companyName: string, link: string): MailContent {
  return renderMail({
    subject: 'Confirm your email for the Training Portal',
    name,
    paragraphs: [
      `this address was used to sign up for ${companyName} in the Training Portal. To confirm it, open the link and enter the password of the sign-up.`,
    ],
    action: { label: 'Confirm your email', url: link },
    ending: `The link works once, for ${CONFIRMATION_LINK_HOURS} hours. If it was not you, ignore this mail: no account is created.`,
  });
}

import { INVITATION_DAYS } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import type { UserRow } from './person.ts';

/** The mail that invites a user whom an admin has added. */
export function invitationMail(user: UserRow, link: string): MailContent {
  return renderMail({
    subject: 'Welcome to the Training Portal',
    name: user.user_name,
    paragraphs: [`${occasionOf(user)} To choose your password, open the link.`],
    action: { label: 'Choose your password', url: link },
    ending: `The link works once, for ${INVITATION_DAYS} days. After that, use “Forgot password” on the login page.`,
  });
}

const occasionOf = ({ role, company_name: company }: UserRow) =>
  role === 'ADMIN'
    ? 'you are invited to the Training Portal as an administrator.'
    : `an account of ${company} was made for you in the Training Portal.`;

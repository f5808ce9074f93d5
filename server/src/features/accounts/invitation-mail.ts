import { INVITATION_DAYS } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import { addresseeOf, type OwnRow } from './person.ts';
import { accountMailTexts } from './texts/catalogue.ts';

/** The mail that invites a user whom an admin has added. */
export function invitationMail(user: OwnRow, url: string): MailContent {
  const to = addresseeOf(user);
  const company = user.role === 'ADMIN' ? null : user.company_name;
  const facts = { company, days: INVITATION_DAYS };
  return renderMail({ to, text: accountMailTexts[to.language].invitation(facts), url });
}

import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import { accountMailTexts } from './texts/catalogue.ts';

/** The mail with a link to confirm the email of a sign-up. */
export function confirmationMail(to: Addressee, company: string, url: string): MailContent {
  const facts = { company, hours: CONFIRMATION_LINK_HOURS };
  return renderMail({ to, text: accountMailTexts[to.language].confirmation(facts), url });
}

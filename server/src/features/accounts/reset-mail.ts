import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import { accountMailTexts } from './texts/catalogue.ts';

/** The mail with a reset link. */
export function resetMail(to: Addressee, url: string): MailContent {
  const facts = { minutes: RESET_LINK_MINUTES };
  return renderMail({ to, text: accountMailTexts[to.language].reset(facts), url });
}

import { INVITATION_DAYS } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { scopeInWords } from '@portal/contract/scope-in-words';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import { words } from '#server/platform/words.ts';
import { addresseeOf, type OwnRow } from './person.ts';
import { accountMailTexts } from './texts/catalogue.ts';

interface Invitation {
  readonly user: OwnRow;
  /** The present reach of an admin; empty for a trainee. */
  readonly reach: Reach;
  readonly url: string;
}

/** The mail that invites a user whom an admin has added. */
export function invitationMail({ user, reach, url }: Invitation): MailContent {
  const to = addresseeOf(user);
  const scopes = reach === 'portal' ? [] : reach;
  const facts = {
    company: user.role === 'ADMIN' ? null : user.company_name,
    sees: scopes.map((scope) => scopeInWords(scope, words[to.language])),
    days: INVITATION_DAYS,
  };
  return renderMail({ to, text: accountMailTexts[to.language].invitation(facts), url });
}

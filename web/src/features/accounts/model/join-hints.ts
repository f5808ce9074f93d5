import type { PublicCompany } from '@portal/contract/companies';
import { accountsTexts } from '../texts/catalogue.ts';

type Rules = Pick<PublicCompany, 'signUp' | 'domains'>;

/** Domains that the hint names. */
const NAMED = 3;

/** The hint at the email: the domains of the company, if only these can be used. */
export function emailHint(company: Rules | undefined): string | undefined {
  if (company?.signUp !== 'domains') return undefined;
  const { domains } = company;
  const { emailAt, emailAtAnother } = accountsTexts().signUp;
  return domains.length > NAMED ? emailAtAnother(domains.slice(0, NAMED)) : emailAt(domains);
}

/** The hint at a company that cannot be joined by a sign-up. */
export function companyHint(company: Rules | undefined): string | undefined {
  if (company?.signUp !== 'invitation') return undefined;
  return accountsTexts().signUp.invitationOnly;
}

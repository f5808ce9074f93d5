import type { PublicCompany } from '@portal/contract/companies';
import { listOf } from '@portal/contract/sentences';

type Rules = Pick<PublicCompany, 'signUp' | 'domains'>;

/** Domains that the hint names. */
const NAMED = 3;

/** The hint at the email: the domains of the company, if only these can be used. */
export function emailHint(company: Rules | undefined): string | undefined {
  if (company?.signUp !== 'domains') return undefined;
  const { domains } = company;
  const others = domains.length > NAMED ? ['another domain of the company'] : [];
  return `Use your email at ${listOf([...domains.slice(0, NAMED), ...others], 'or')}`;
}

/** The hint at a company that cannot be joined by a sign-up. */
export function companyHint(company: Rules | undefined): string | undefined {
  if (company?.signUp !== 'invitation') return undefined;
  return 'This company adds its trainees by invitation only. Please ask your company to add you.';
}

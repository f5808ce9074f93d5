/** The rules by which a company admits sign-ups: pure functions of its settings. */

import type { SignUpMode } from '@portal/contract/companies';
import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { isSecureEqual } from '#server/platform/secure-equal.ts';
import { domainOf } from './email-domain.ts';
import { normalizedCode } from './join-code.ts';

export interface JoinRules {
  readonly signUp: SignUpMode;
  /** In the form of `normalizedCode`; null if there is none yet. */
  readonly joinCode: string | null;
  /** In the form of `normalizedDomain`. */
  readonly domains: readonly string[];
  readonly confirmEmail: boolean;
}

/** The rules as the columns of a company store them. */
export function joinRulesOf(row: {
  readonly sign_up: SignUpMode;
  readonly join_code: string | null;
  readonly domains: string;
  readonly confirm_email: number;
}): JoinRules {
  return {
    signUp: row.sign_up,
    joinCode: row.join_code,
    domains: JSON.parse(row.domains) as string[],
    confirmEmail: row.confirm_email === 1,
  };
}

export interface SignUpFacts {
  readonly email: string;
  /** As it was typed; null without one. */
  readonly joinCode: string | null;
}

/** Names of domains in a refusal. */
const NAMED_DOMAINS = 3;

/** Whether the email is confirmed before the account is created. */
export function needsConfirmation({ signUp, confirmEmail }: JoinRules): boolean {
  return confirmEmail || signUp === 'domains';
}

/** Whether a join code was given and is not that of the company: a guess, which is limited. */
export function isWrongCode(rules: JoinRules, { joinCode }: SignUpFacts): boolean {
  return rules.signUp === 'code' && joinCode !== null && !isCodeOf(rules, joinCode);
}

/** Throws INVITATION_ONLY, JOIN_CODE or EMAIL_DOMAIN if the company does not admit the sign-up. */
export function requireAdmission(rules: JoinRules, signUp: SignUpFacts): void {
  if (rules.signUp === 'invitation')
    throw new AppError('INVITATION_ONLY', because('invitationOnly'));
  if (rules.signUp === 'code' && signUp.joinCode === null)
    throw new AppError('JOIN_CODE', because('joinCodeNeeded'));
  if (isWrongCode(rules, signUp)) throw new AppError('JOIN_CODE', because('joinCodeWrong'));
  if (rules.signUp === 'domains' && !isInDomains(rules, signUp.email))
    throw new AppError('EMAIL_DOMAIN', because('otherEmailDomain', namedOf(rules.domains)));
}

function isCodeOf({ joinCode }: JoinRules, typed: string): boolean {
  return joinCode !== null && isSecureEqual(normalizedCode(typed), joinCode);
}

function isInDomains({ domains }: JoinRules, email: string): boolean {
  const domain = domainOf(email);
  return domain !== null && domains.includes(domain);
}

const namedOf = (domains: readonly string[]) => ({
  domains: domains.slice(0, NAMED_DOMAINS),
  hasOthers: domains.length > NAMED_DOMAINS,
});

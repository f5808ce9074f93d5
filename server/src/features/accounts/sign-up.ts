import type { signUp, User } from '@portal/contract/accounts';
import type { CallArguments } from '@portal/contract/call';
import { LANGUAGES, type Language } from '@portal/contract/languages';
import type { Db } from '#server/platform/database/schema.ts';
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import {
  type ChosenCompany,
  findJoinedCompany,
  lockJoinedCompany,
  needsConfirmation,
  requireAdmission,
} from '../companies/service.ts';
import { joinGroup, lockGroupOfLink } from '../groups/service.ts';
import { inAccountTransaction } from './account-transaction.ts';
import type { Confirmations } from './confirmations.ts';
import { insertUser } from './new-users.ts';
import { hashNewPassword } from './password-hashes.ts';
import { createSignUpLimits } from './sign-up-limits.ts';

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly signUpsPerHour: number;
  readonly confirmations: Pick<Confirmations, 'begin' | 'countMail' | 'mailSoon'>;
}

export type SignUpForm = CallArguments<typeof signUp>['body'];

/** The browser in which a trainee signs up. */
interface SignUpClient {
  readonly address: string;
  /** The header with the languages that the user of the browser reads. */
  readonly acceptLanguage: string | undefined;
}

interface StoredFacts {
  readonly passwordHash: string;
  /** The preferred one of the languages of the portal; null if the browser names none of them. */
  readonly browserLanguage: Language | null;
  /** From which the trainee signs up. */
  readonly address: string;
}

interface SignedUp {
  /** Null if the email is to be confirmed before the account is created. */
  readonly user: User | null;
  /** Names a sign-up that waits for its confirmation; null for others. */
  readonly waitingToken: string | null;
}

/** Creates trainees of the company that they choose, if it admits them. */
export function createSignUp(deps: Dependencies) {
  const { db, passwords, security, now, confirmations } = deps;
  const limits = createSignUpLimits(deps);

  /** Throws NOT_FOUND, and the refusals of {@link requireAdmission}. */
  async function admit(form: SignUpForm, address: string): Promise<ChosenCompany> {
    const joined = await findJoinedCompany(db, form);
    const facts = factsOf(form);
    await limits.countCode(address, joined, facts);
    requireAdmission(joined.rules, facts);
    return joined;
  }

  async function store(
    form: SignUpForm,
    chosen: ChosenCompany,
    { passwordHash, browserLanguage, address }: StoredFacts,
  ): Promise<SignedUp> {
    const { name, email } = form;
    const { id: companyId } = chosen.company;
    if (needsConfirmation(chosen.rules)) await confirmations.countMail(email, address);
    return inAccountTransaction(db, async (tx): Promise<SignedUp> => {
      const { company, rules } = await lockJoinedCompany(tx, companyId);
      const facts = factsOf(form);
      // The settings may have been changed while the password was hashed.
      requireAdmission(rules, facts);
      // A group that was deleted in the meantime is left out.
      const groupId = await lockGroupOfLink(tx, chosen.groupId);
      if (needsConfirmation(rules)) {
        const { joinCode } = facts;
        const signUp = { name, email, companyId, passwordHash, joinCode, groupId, browserLanguage };
        return { user: null, waitingToken: await confirmations.begin(tx, signUp) };
      }
      const at = now();
      const id = await insertUser(tx, {
        name,
        email,
        role: 'TRAINEE',
        company_id: companyId,
        password_hash: passwordHash,
        browser_language: browserLanguage,
        created_at: at,
      });
      await joinGroup(tx, id, { groupId, at });
      const user = { id, name, email, role: 'TRAINEE', company } as const;
      return { user, waitingToken: null };
    });
  }

  /** Signs up a trainee. */
  return async (form: SignUpForm, client: SignUpClient): Promise<SignedUp> => {
    const { address, acceptLanguage } = client;
    const browserLanguage = acceptedLanguage(acceptLanguage, LANGUAGES);
    const signedUp = await limits.count(address, async () => {
      const joined = await admit(form, address);
      const lane = { address, account: 'sign-up', isTrusted: false };
      const { name, email, password } = form;
      const owner = { name, email, company: joined.company.name };
      const passwordHash = await hashNewPassword(passwords, { password, owner }, lane);
      return store(form, joined, { passwordHash, browserLanguage, address });
    });
    if (signedUp.user === null) {
      security.record('sign-up.unconfirmed');
      confirmations.mailSoon();
    } else security.record('sign-up', { userId: signedUp.user.id });
    return signedUp;
  };
}

function factsOf({ email, joinCode = '' }: SignUpForm) {
  return { email, joinCode: joinCode === '' ? null : joinCode };
}

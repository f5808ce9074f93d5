import type { signUp, User } from '@portal/contract/accounts';
import type { CallArguments } from '@portal/contract/call';
import type { Db } from '#server/platform/database/schema.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import {
  findJoinedCompany,
  type JoinedCompany,
  lockJoinedCompany,
  needsConfirmation,
  requireAdmission,
} from '../companies/service.ts';
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
  readonly confirmations: Pick<Confirmations, 'begin' | 'mailSoon' | 'mayMail'>;
}

export type SignUpForm = CallArguments<typeof signUp>['body'];

/** Creates trainees of the company that they choose, if it admits them. */
export function createSignUp(deps: Dependencies) {
  const { db, passwords, security, now, confirmations } = deps;
  const limits = createSignUpLimits(deps);

  /** Throws NOT_FOUND, and the refusals of {@link requireAdmission}. */
  async function admit(form: SignUpForm, address: string): Promise<JoinedCompany> {
    const joined = await findJoinedCompany(db, form);
    const facts = factsOf(form);
    await limits.countCode(address, joined, facts);
    requireAdmission(joined.rules, facts);
    return joined;
  }

  /** Returns null if the email is to be confirmed first. */
  async function store(form: SignUpForm, chosen: JoinedCompany, hash: string) {
    const { name, email } = form;
    const { id: companyId } = chosen.company;
    const isMailed = !needsConfirmation(chosen.rules) || (await confirmations.mayMail(email));
    return inAccountTransaction(db, async (tx): Promise<User | null> => {
      const { company, rules } = await lockJoinedCompany(tx, companyId);
      const facts = factsOf(form);
      // The settings may have been changed while the password was hashed.
      requireAdmission(rules, facts);
      if (needsConfirmation(rules)) {
        const { joinCode } = facts;
        const signUp = { name, email, companyId, passwordHash: hash, joinCode };
        await confirmations.begin(tx, signUp, isMailed);
        return null;
      }
      const row = { name, email, role: 'TRAINEE', company_id: companyId } as const;
      const id = await insertUser(tx, { ...row, password_hash: hash, created_at: now() });
      return { id, name, email, role: row.role, company };
    });
  }

  /** Signs up a trainee. Returns null if the email is to be confirmed before the account is created. */
  return async (form: SignUpForm, address: string): Promise<User | null> => {
    const user = await limits.count(address, async () => {
      const joined = await admit(form, address);
      const lane = { address, account: 'sign-up', isTrusted: false };
      return store(form, joined, await hashNewPassword(passwords, form.password, lane));
    });
    if (user === null) {
      security.record('sign-up.unconfirmed');
      confirmations.mailSoon();
    } else security.record('sign-up', { userId: user.id });
    return user;
  };
}

function factsOf({ email, joinCode = '' }: SignUpForm) {
  return { email, joinCode: joinCode === '' ? null : joinCode };
}

/** The company of a new account: found before, and locked in the transaction that creates the account. */
import type { CompanyRef } from '@portal/contract/fields';
import { because } from '@portal/contract/reasons';
import { companyKey } from '@portal/contract/text-keys';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type JoinRules, joinRulesOf } from './joining.ts';
import * as queries from './queries.ts';
import * as settingsQueries from './settings-queries.ts';

export const NO_SUCH_LINK = because('signUpLinkInvalid');

export interface JoinedCompany {
  readonly company: CompanyRef;
  readonly rules: JoinRules;
}

export interface ChosenCompany extends JoinedCompany {
  /** The group of the sign-up link; null without one. */
  readonly groupId: number | null;
}

/** Finds the company of a sign-up: that of the link, or else the listed one with the name. Throws NOT_FOUND. */
export async function findJoinedCompany(
  db: Db,
  chosen: { readonly companyName: string; readonly link?: string | undefined },
): Promise<ChosenCompany> {
  const { companyName, link } = chosen;
  if (link === undefined)
    return { ...joined(await settingsQueries.findPublicCompany(db, companyName)), groupId: null };
  const linked = requireFound(await settingsQueries.findCompanyOfLink(db, link), NO_SUCH_LINK);
  return { ...joined(linked), groupId: linked.group?.id ?? null };
}

/**
 * The company of a sign-up, with its present rules, locked against changes until the transaction ends. Call it before
 * other locks. Throws NOT_FOUND if the company was deleted.
 */
export async function lockJoinedCompany(tx: Db, id: number): Promise<JoinedCompany> {
  await lockChosenCompany(tx, id);
  return joined(await settingsQueries.findSettings(tx, id));
}

function joined(row: settingsQueries.SettingsRow | undefined): JoinedCompany {
  if (row === undefined) throw noChosenCompany();
  return { company: { id: row.id, name: row.name }, rules: joinRulesOf(row) };
}

/** Finds the company that an admin chooses for a trainee. Throws NOT_FOUND. */
export async function findChosenCompany(db: Db, companyName: string): Promise<CompanyRef> {
  const [company] = await queries.findCompaniesByName(db, [companyKey(companyName)]);
  return chosenCompany(company);
}

function chosenCompany(company: CompanyRef | undefined): CompanyRef {
  if (company === undefined) throw noChosenCompany();
  return { id: company.id, name: company.name };
}

/** Call in the transaction of an account in the company, before other locks. Throws NOT_FOUND if it was deleted. */
export async function lockChosenCompany(tx: Db, id: number): Promise<void> {
  if (!(await queries.lockCompanyShared(tx, id))) throw noChosenCompany();
}

export function noChosenCompany(): AppError {
  return new AppError('NOT_FOUND', because('companyUnknown'));
}

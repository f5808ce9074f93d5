/** Queries about the settings of a company. */
import type { SignUpMode } from '@portal/contract/companies';
import type { Language } from '@portal/contract/languages';
import { companyKey } from '@portal/contract/text-keys';
import { isStorable } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';

const settings = (db: Db) =>
  db
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'logo_key',
      'sign_up',
      'join_code',
      'domains',
      'confirm_email',
      'listed',
      'cross_company_chat',
      'time_zone',
      'language',
      'sign_up_link',
      'settings_version',
    ]);

/** An IANA name; null for that of the server. */
export async function findTimeZone(db: Db, companyId: number): Promise<string | null> {
  const company = await db
    .selectFrom('companies')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.time_zone ?? null;
}

export function findSettings(db: Db, id: number) {
  return settings(db).where('id', '=', id).executeTakeFirst();
}

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** The companies that visitors can choose, by name. */
export function listPublicCompanies(db: Db) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'logo_key', 'sign_up', 'domains'])
    .where('listed', '=', 1)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** The listed company with this name. */
export function findPublicCompany(db: Db, name: string) {
  return settings(db)
    .where('name_key', '=', companyKey(name))
    .where('listed', '=', 1)
    .executeTakeFirst();
}

/**
 * The company of its sign-up link or that of one of its groups, listed or not; `group` is null for the link of the
 * company. PostgreSQL refuses a text that cannot be stored.
 */
export async function findCompanyOfLink(db: Db, link: string) {
  if (!isStorable(link)) return undefined;
  const company = await settings(db)
    .where('sign_up_link', '=', link)
    // The condition of the index.
    .where('sign_up_link', '<>', '')
    .executeTakeFirst();
  if (company !== undefined) return { ...company, group: null };
  const group = await findGroupOfLink(db, link);
  if (group === undefined) return undefined;
  const { id, name, company_id: companyId } = group;
  const ofGroup = await findSettings(db, companyId);
  return ofGroup && { ...ofGroup, group: { id, name } };
}

export type LinkedRow = NonNullable<Awaited<ReturnType<typeof findCompanyOfLink>>>;

function findGroupOfLink(db: Db, link: string) {
  return db
    .selectFrom('groups')
    .select(['id', 'name', 'company_id'])
    .where('sign_up_link', '=', link)
    .executeTakeFirst();
}

export interface StoredSettings {
  readonly sign_up: SignUpMode;
  readonly join_code: string | null;
  readonly domains: string;
  readonly confirm_email: number;
  readonly listed: number;
  readonly cross_company_chat: number;
  readonly time_zone: string | null;
  readonly language: Language | null;
}

/** Also increases their version. */
export async function updateSettings(tx: Db, id: number, changed: StoredSettings): Promise<void> {
  await tx
    .updateTable('all_companies')
    .set((eb) => ({ ...changed, settings_version: eb('settings_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The rules for modules without rules of their own. */
export interface StoredCompanyRules {
  readonly due_days: number | null;
  readonly grace_days: number;
  readonly renewal_days: number;
  /** JSON. */
  readonly reminder_days: string;
  readonly digest_weekday: number;
}

interface SavedCompanyRules extends StoredCompanyRules {
  /** The civil date of the change; undefined if it is only about mails. */
  readonly rules_saved_on: string | undefined;
}

export async function updateCompanyRules(
  tx: Db,
  id: number,
  rules: SavedCompanyRules,
): Promise<void> {
  await tx.updateTable('all_companies').set(rules).where('id', '=', id).execute();
}

/** A user as other users see them: the columns and the presenter. */
import type { OwnUser, User } from '@portal/contract/accounts';
import type { Person, Role } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import type { Addressee } from '#server/platform/mail/mail-content.ts';
import {
  type LanguageRow,
  languageColumns,
  mailLanguageOf,
} from '#server/platform/mail/mail-language.ts';

/** For a query that joins `users` and `companies`. The row may also have its own `id` and `name`. */
export const personColumns = [
  'users.id as user_id',
  'users.name as user_name',
  'users.email as user_email',
  'companies.id as company_id',
  'companies.name as company_name',
] as const;

export const userColumns = [...personColumns, 'users.role'] as const;

/** The columns for the user and for mails to the user; other users do not see them all. */
export const ownColumns = [...userColumns, 'users.reach', ...languageColumns] as const;

export interface PersonRow {
  readonly user_id: number;
  readonly user_name: string;
  readonly user_email: string;
  /** Null, like the name, for a user without a company. */
  readonly company_id: number | null;
  readonly company_name: string | null;
}

export interface UserRow extends PersonRow {
  readonly role: Role;
}

export type OwnRow = UserRow & LanguageRow & { readonly reach: 'portal' | 'limited' };

export function presentPerson(row: PersonRow): Person {
  const { user_id: id, user_name: name, user_email: email, company_id, company_name } = row;
  const isInCompany = company_id !== null && company_name !== null;
  return { id, name, email, company: isInCompany ? { id: company_id, name: company_name } : null };
}

export function presentUser(row: UserRow): User {
  const { id, name, email, company } = presentPerson(row);
  return { id, name, email, role: row.role, company };
}

/** The user as only they themselves see them. */
export function presentOwnUser(row: OwnRow, reach: Reach): OwnUser {
  return {
    ...presentUser(row),
    language: row.language,
    companyLanguage: row.company_language,
    reach: row.role === 'ADMIN' ? reach : null,
  };
}

export function addresseeOf(row: OwnRow): Addressee {
  return { name: row.user_name, language: mailLanguageOf(row) };
}

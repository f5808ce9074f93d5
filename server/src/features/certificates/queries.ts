/** Reads certificates, and changes what is not frozen. */

import { engineOf } from '#server/platform/database/engine.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { languageColumns } from '#server/platform/mail/mail-language.ts';

/** Certificates with their looks, runs, the clocks of their companies, and the present companies of their holders. */
const certificates = (db: Db) =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_looks', 'certificate_looks.id', 'certificates.look_id')
    .leftJoin('all_companies', 'all_companies.id', 'certificates.company_id')
    .leftJoin('users as holder', 'holder.id', 'certificates.user_id')
    .leftJoin('runs', 'runs.id', 'certificates.run_id')
    .select([
      'certificates.id',
      'certificates.code',
      'certificates.completion_id',
      'certificates.user_id',
      'certificates.company_id',
      'certificates.run_id',
      'certificates.module_id',
      'certificates.facts_json',
      'certificates.fact_salt',
      'certificates.completed_on',
      'certificates.valid_until',
      'certificates.issued_at',
      'certificates.shared',
      'certificates.withdrawn_at',
      'certificates.withdrawn_by',
      'certificates.withdrawn_reason',
      'certificates.succeeded_at',
      'certificates.succession',
      'certificate_looks.logo_key',
      'certificate_looks.signature_key',
      'certificate_looks.colour',
      'certificate_looks.line',
      'all_companies.time_zone',
      'holder.company_id as holder_company_id',
      'runs.number as run_number',
    ]);

const findCertificatesByCode = prepared((db, param: Param<{ code: string }>) =>
  certificates(db).where('certificates.code', '=', param('code')),
);
export type CertificateRow = Awaited<ReturnType<typeof findCertificatesByCode>>[number];

/** @param code in the spelling in which it is stored */
export async function findCertificateByCode(
  db: Db,
  code: string,
): Promise<CertificateRow | undefined> {
  return (await findCertificatesByCode(db, { code }))[0];
}

/** In the order of the ids. */
export async function findCertificatesOfIds(
  db: Db,
  ids: readonly number[],
): Promise<CertificateRow[]> {
  if (ids.length === 0) return [];
  const rows = await certificates(db).where('certificates.id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** Those that correct this one: at most one. */
export const findCorrections = (db: Db, id: number): Promise<CertificateRow[]> =>
  certificates(db).where('certificates.reissues_id', '=', id).execute();

interface Holder {
  readonly userId: number;
  /** Null for all companies. */
  readonly companyId: number | null;
}

/** Newest first. */
export function listCertificatesOf(
  db: Db,
  { userId, companyId }: Holder,
): Promise<CertificateRow[]> {
  return certificates(db)
    .where('certificates.user_id', '=', userId)
    .$if(companyId !== null, (query) => query.where('certificates.company_id', '=', companyId))
    .orderBy('certificates.issued_at', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute();
}

/**
 * The certificates of people about the whole training in their present companies, without those that a newer one follows.
 * The latest completion of each person is the last one.
 */
export const findUnsucceeded = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('certificates')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'certificates.user_id')
        .onRef('users.company_id', '=', 'certificates.company_id'),
    )
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'certificates.id',
      'users.id as user_id',
      'certificates.code',
      'certificates.completed_on',
      'certificates.valid_until',
      'certificates.withdrawn_at',
      'certificates.succeeded_at',
      'certificates.succession',
      'companies.time_zone',
    ])
    .where(isOneOf(db, 'certificates.user_id', param('ids')))
    .where('certificates.module_id', 'is', null)
    .where('certificates.succeeded_at', 'is', null)
    .orderBy('certificates.completed_on')
    .orderBy('certificates.id'),
);

/** The editions of these modules, without deleted ones, with the clocks of their companies. */
export const findEditions = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('module_editions')
    .innerJoin('modules', 'modules.id', 'module_editions.module_id')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select([
      'module_editions.module_id',
      'module_editions.number',
      'module_editions.created_at',
      'companies.time_zone',
    ])
    .where(isOneOf(db, 'module_editions.module_id', param('ids')))
    .orderBy('module_editions.created_at'),
);
export type EditionRow = Awaited<ReturnType<typeof findEditions>>[number];

/** Undefined for a deleted user. */
export function findReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(languageColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** The present company of a trainee. Undefined for a deleted one. */
export function findTrainee(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .where('role', '=', 'TRAINEE')
    .executeTakeFirst();
}

/** Locks the person until the transaction ends. On SQLite a write transaction is exclusive from its beginning. */
export async function lockHolder(tx: Db, userId: number): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .$if(engineOf(tx) === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

/** A mail's certificate and its addressee. Undefined if a newer one has followed, and for one who no longer wants mails, or was deleted. */
export function findMailed(
  db: Db,
  { id, userId }: { readonly id: number; readonly userId: number },
) {
  return db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.name',
      'users.email',
      'certificates.code',
      'certificates.module_id',
      'certificates.facts_json',
      ...languageColumns,
    ])
    .where('certificates.id', '=', id)
    .where('certificates.user_id', '=', userId)
    .where('certificates.withdrawn_at', 'is', null)
    .where('certificates.succeeded_at', 'is', null)
    .where('users.wants_mail', '=', 1)
    .executeTakeFirst();
}

export async function setShared(
  db: Db,
  { id, shared }: { readonly id: number; readonly shared: boolean },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ shared: shared ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

interface Withdrawal {
  readonly at: number;
  readonly by: number | null;
  readonly reason: string;
}

/** Returns false if it is withdrawn already. */
export async function withdraw(
  tx: Db,
  id: number,
  { at, by, reason }: Withdrawal,
): Promise<boolean> {
  const row = await tx
    .updateTable('certificates')
    .set({ withdrawn_at: at, withdrawn_by: by, withdrawn_reason: reason })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

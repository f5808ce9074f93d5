import { type Selectable, sql } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { languageColumns, mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { Named } from './facts.ts';

interface Holding {
  readonly userId: number;
  /** The company of the certificate, which is not that of a person who has moved. */
  readonly companyId: number;
}

const findNames = prepared((db, param: Param<Holding>) =>
  db
    .selectFrom('users')
    .innerJoin('companies', (join) => join.on('companies.id', '=', param('companyId')))
    .select(['users.name', 'companies.name as company', ...languageColumns])
    .where('users.id', '=', param('userId')),
);

/** Undefined if the person or the company is hidden. */
export async function findNamed(tx: Db, holding: Holding): Promise<Named | undefined> {
  const [row] = await findNames(tx, holding);
  return row && { name: row.name, company: row.company, language: mailLanguageOf(row) };
}

export type NewCertificate = Pick<
  Schema['certificates'],
  | 'code'
  | 'completion_id'
  | 'user_id'
  | 'company_id'
  | 'run_id'
  | 'module_id'
  | 'look_id'
  | 'facts_json'
  | 'fact_salt'
  | 'completed_on'
  | 'valid_until'
  | 'issued_at'
> & { readonly shared: number; readonly reissues_id: number | null };

const insertOnce = prepared((db, param: Param<NewCertificate>) =>
  db
    .insertInto('certificates')
    .values({
      code: param('code'),
      completion_id: param('completion_id'),
      user_id: param('user_id'),
      company_id: param('company_id'),
      run_id: param('run_id'),
      module_id: param('module_id'),
      look_id: param('look_id'),
      facts_json: param('facts_json'),
      fact_salt: param('fact_salt'),
      completed_on: param('completed_on'),
      valid_until: param('valid_until'),
      issued_at: param('issued_at'),
      shared: param('shared'),
      reissues_id: param('reissues_id'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Returns its id; null if the completion, or the corrected certificate, has one already. */
export async function insertCertificate(
  tx: Db,
  certificate: NewCertificate,
): Promise<number | null> {
  return (await insertOnce(tx, certificate))[0]?.id ?? null;
}

export interface Succession {
  /** The certificate that takes the place of the ended one. */
  readonly by: { readonly id: number; readonly code: string };
  readonly succession: 'renewed' | 'replaced';
  readonly at: number;
}

interface SuccessionOfCompletion extends Omit<Succession, 'by'> {
  readonly by: number;
  readonly completionId: number;
}

const succeedCompletion = prepared((db, param: Param<SuccessionOfCompletion>) =>
  db
    .updateTable('certificates')
    .set({
      succeeded_at: param('at'),
      succeeded_by: param('by'),
      succession: sql<'renewed' | 'replaced'>`cast(${param('succession')} as text)`,
    })
    .where('completion_id', '=', param('completionId'))
    .where('succeeded_at', 'is', null)
    .returning(['id', 'code', 'fact_salt']),
);

export type EndedCertificate = Pick<
  Selectable<Schema['certificates']>,
  'id' | 'code' | 'fact_salt'
>;

/**
 * Ends the certificate of a completion, or its latest correction, because a newer one takes its place. Returns what it has
 * ended: at most one.
 */
export const succeedCertificateOf = (
  tx: Db,
  completionId: number,
  { by, succession, at }: Succession,
): Promise<readonly EndedCertificate[]> =>
  succeedCompletion(tx, { by: by.id, succession, at, completionId });

/** Ends a certificate that another one corrects. Call it with the person locked. */
export async function replaceCertificate(
  tx: Db,
  id: number,
  { by, succession, at }: Succession,
): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ succeeded_at: at, succeeded_by: by.id, succession })
    .where('id', '=', id)
    .execute();
}

import type { Db } from '#server/platform/database/schema.ts';

/** A company, and the address to which it has checkpoints sent; undefined for a company that is deleted or missing. */
export function findCheckpointMail(db: Db, companyId: number) {
  return db
    .selectFrom('companies')
    .leftJoin('checkpoint_mails', 'checkpoint_mails.company_id', 'companies.id')
    .select(['companies.name', 'companies.language', 'checkpoint_mails.email'])
    .where('companies.id', '=', companyId)
    .executeTakeFirst();
}

interface CheckpointMail {
  readonly companyId: number;
  readonly email: string;
  readonly nextAt: number;
}

export async function saveCheckpointMail(
  tx: Db,
  { companyId, email, nextAt }: CheckpointMail,
): Promise<void> {
  await tx
    .insertInto('checkpoint_mails')
    .values({ company_id: companyId, email, next_at: nextAt })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ email, next_at: nextAt }))
    .execute();
}

export async function deleteCheckpointMail(tx: Db, companyId: number): Promise<void> {
  await tx.deleteFrom('checkpoint_mails').where('company_id', '=', companyId).execute();
}

/** The mails that are due, the earliest first. Those of a company in the trash wait until it is restored. */
export function listDue(db: Db, now: number, limit: number) {
  return db
    .selectFrom('checkpoint_mails')
    .innerJoin('companies', 'companies.id', 'checkpoint_mails.company_id')
    .select(['checkpoint_mails.company_id', 'checkpoint_mails.next_at'])
    .where('checkpoint_mails.next_at', '<=', now)
    .orderBy('checkpoint_mails.next_at')
    .orderBy('checkpoint_mails.company_id')
    .limit(limit)
    .execute();
}

/** Moves a mail to its next time. Returns its address; undefined if another process has moved it. */
export async function advance(
  tx: Db,
  { companyId, dueAt, nextAt }: { companyId: number; dueAt: number; nextAt: number },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('checkpoint_mails')
    .set({ next_at: nextAt })
    .where('company_id', '=', companyId)
    .where('next_at', '=', dueAt)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** The sign-up links of groups. */
import type { Db } from '#server/platform/database/schema.ts';

/** The link with the settings of the company that its page depends on. */
export function findSignUpLink(db: Db, groupId: number) {
  return db
    .selectFrom('groups')
    .innerJoin('companies', 'companies.id', 'groups.company_id')
    .select([
      'groups.sign_up_link',
      'groups.company_id',
      'companies.name as company_name',
      'companies.sign_up',
      'companies.language',
    ])
    .where('groups.id', '=', groupId)
    .executeTakeFirst();
}

export type SignUpLinkRow = NonNullable<Awaited<ReturnType<typeof findSignUpLink>>>;

export async function updateSignUpLink(tx: Db, groupId: number, link: string): Promise<void> {
  await tx
    .updateTable('all_groups')
    .set({ sign_up_link: link })
    .where('id', '=', groupId)
    .execute();
}

/** Admins who see one group, one company and two companies. */
import type { ChosenReach } from '@portal/contract/reach';
import type { createServices } from '../../../server/src/app.ts';
import { COMMAND_LINE } from '../../../server/src/features/activity/service.ts';
import { storeScopes } from '../../../server/src/features/reach/scope-queries.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { LIMITED_ADMINS } from './accounts.ts';

type Accounts = ReturnType<typeof createServices>['accounts'];

/** Call when the groups of the largest company exist. Companies are numbered by their size. */
export async function addLimitedAdmins(db: Db, accounts: Pick<Accounts, 'createAdmin'>) {
  const { id: groupId, company_id: companyId } = await db
    .selectFrom('groups')
    .select(['id', 'company_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const companies = await db.selectFrom('companies').select('id').orderBy('id').limit(2).execute();
  const rights = 'people';
  const reaches: Record<keyof typeof LIMITED_ADMINS, ChosenReach> = {
    group: [{ companyId, groupId, rights }],
    company: [{ companyId, rights }],
    companies: companies.map(({ id }) => ({ companyId: id, rights })),
  };
  for (const kind of ['group', 'company', 'companies'] as const) {
    const { id } = await accounts.createAdmin(COMMAND_LINE, LIMITED_ADMINS[kind]);
    await db.updateTable('all_users').set({ reach: 'limited' }).where('id', '=', id).execute();
    await storeScopes(db, id, reaches[kind]);
  }
}

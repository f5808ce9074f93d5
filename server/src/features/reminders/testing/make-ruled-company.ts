import { type CompanyRequirements, updateCompanyRequirements } from '@portal/contract/requirements';
import { makeCompany, makeQuizModule, signInAdmin, succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const RULES: CompanyRequirements = {
  dueDays: 10,
  graceDays: 0,
  renewalDays: 30,
  reminderDays: [3],
  digestWeekday: 1,
};

type Given = Partial<CompanyRequirements> & {
  readonly timeZone?: string;
  readonly name?: string;
};

/** A company in UTC with one module, which is due ten days after people join. */
export async function makeRuledCompany(
  portal: TestPortal,
  { timeZone = 'UTC', name, ...rules }: Given = {},
) {
  const admin = await signInAdmin(portal);
  const company = await makeCompany(portal, name);
  await portal.resources.db
    .updateTable('all_companies')
    .set({ time_zone: timeZone })
    .where('id', '=', company.id)
    .execute();
  const module = await makeQuizModule(portal, company.id, { name: 'Fire safety' });
  const params = { id: company.id };
  succeeded(await admin.call(updateCompanyRequirements, { params, body: { ...RULES, ...rules } }));
  await portal.work(['module changes']);
  return { company, module: module.id };
}

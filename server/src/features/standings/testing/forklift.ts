/** A company that requires its only module, the forklift, within 30 days, each year again. */
import type { CompanyRef } from '@portal/contract/fields';
import { updateCompanyRequirements } from '@portal/contract/requirements';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { makeQuizModule, signInAdmin, succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

export const DUE_DAYS = 30;
export const VALID_MONTHS = 12;
export const RENEWAL_DAYS = 30;

/** Returns the id of the module. */
export async function requireForklift(portal: TestPortal, company: CompanyRef): Promise<number> {
  const admin = await signInAdmin(portal);
  const { id } = await makeQuizModule(portal, company.id, { name: 'Forklift' });
  succeeded(
    await admin.call(updateCompanyRequirements, {
      params: { id: company.id },
      body: {
        dueDays: DUE_DAYS,
        graceDays: 0,
        renewalDays: RENEWAL_DAYS,
        reminderDays: [],
        digestWeekday: 1,
      },
    }),
  );
  await rulesOf(admin).save(id, { validMonths: VALID_MONTHS });
  return id;
}

export const todayOf = ({ clock }: TestPortal): string => civilDateAt(clock.now, null);

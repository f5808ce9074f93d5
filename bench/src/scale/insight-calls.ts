/** The calls that show the insight of few and of many answers, whose modules are found by the names of their companies. */
import type { CallResponse } from '@portal/contract/call';
import type { listCompanies } from '@portal/contract/companies';
import type { listModules } from '@portal/contract/modules';
import type { MeasuredCall } from './calls.ts';
import { getPath } from './get-path.ts';
import { FEW_ANSWERS, MANY_ANSWERS } from './insight-rows.ts';
import type { Target } from './measure-call.ts';

/** Counting takes this long at most; meanwhile others are served. */
const LIMIT_MS = 3_000;

export async function insightCalls(target: Target): Promise<MeasuredCall[]> {
  const companies = await getPath<CallResponse<typeof listCompanies>>(target, '/admin/companies');
  const calls: MeasuredCall[] = [];
  for (const name of [FEW_ANSWERS, MANY_ANSWERS]) {
    const company = companies.find((each) => each.name === name);
    if (company === undefined) continue;
    const query = `/admin/modules?companyId=${company.id}`;
    const [module] = await getPath<CallResponse<typeof listModules>>(target, query);
    const path = `/admin/modules/${module?.id}/insight`;
    calls.push({ name, path, limitMs: LIMIT_MS, isWhole: true });
  }
  return calls;
}

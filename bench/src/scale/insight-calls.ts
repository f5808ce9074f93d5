/** The calls that show the insight of few and of many answers, whose modules are found by the names of their companies. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CallResponse } from '@portal/contract/call';
import type { listCompanies } from '@portal/contract/companies';
import type { getModuleInsight } from '@portal/contract/insight';
import type { listModules } from '@portal/contract/modules';
import type { MeasuredCall } from './calls.ts';
import { FEW_ANSWERS, MANY_ANSWERS } from './insight-rows.ts';

interface Target {
  readonly origin: string;
  readonly token: string;
}

/** Both have the same limit: the cost does not depend on the number of answers. */
const LIMIT_MS = 50;

/** Resolves when the summaries are complete. */
export async function insightCalls(target: Target): Promise<MeasuredCall[]> {
  const companies = await read<CallResponse<typeof listCompanies>>(target, '/admin/companies');
  const calls: MeasuredCall[] = [];
  for (const name of [FEW_ANSWERS, MANY_ANSWERS]) {
    const company = companies.find((each) => each.name === name);
    if (company === undefined) continue;
    const query = `/admin/modules?companyId=${company.id}`;
    const [module] = await read<CallResponse<typeof listModules>>(target, query);
    const path = `/admin/modules/${module?.id}/insight`;
    await untilComplete(target, path);
    calls.push({ name, path, limitMs: LIMIT_MS });
  }
  return calls;
}

async function untilComplete(target: Target, path: string): Promise<void> {
  for (;;) {
    const insight = await read<CallResponse<typeof getModuleInsight>>(target, path);
    if (insight.asOf !== null && !insight.isRefreshing) return;
    await pause(500);
  }
}

async function read<T>({ origin, token }: Target, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

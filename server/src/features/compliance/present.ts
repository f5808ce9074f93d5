import type { CompanyCompliance, RequirementsSummary } from '@portal/contract/compliance';
import type { Summary } from '#server/platform/summaries.ts';
import { compliantPercent } from '../reports/service.ts';
import type { StandingCounts } from './count-queries.ts';
import type { MonthCounts } from './month-queries.ts';

export function presentSummary({ value, countedAt }: Summary<StandingCounts>): RequirementsSummary {
  const { total, late, dueSoon, renewalOpen, valid } = value;
  return {
    overdue: late,
    dueSoon,
    expiring: renewalOpen,
    valid,
    other: total - late - dueSoon - renewalOpen - valid,
    compliantPercent: compliantPercent(value),
    countedAt: new Date(countedAt).toISOString(),
  };
}

export function presentCompliance(
  { value: { required, compliant }, countedAt }: Summary<StandingCounts>,
  months: readonly CountedMonth[],
): CompanyCompliance {
  return {
    today: { required, compliant, countedAt: new Date(countedAt).toISOString() },
    months: months.map(({ month, required, compliant }) => ({ month, required, compliant })),
  };
}

type CountedMonth = Pick<MonthCounts, 'required' | 'compliant'> & { readonly month: string };

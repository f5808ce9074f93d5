import type { CallBody } from '@portal/contract/call';
import type { createActivityExport } from '@portal/contract/exports';
import type { ActivityFilter } from './activity-filter.ts';

type ActivityQuery = Omit<CallBody<typeof createActivityExport>, 'format' | 'timeZone'>;

/** The filter as the server takes it: the days begin and end by the reader's clock. */
export function queryOf({ search, action, company, from, to }: ActivityFilter): ActivityQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(action === null ? {} : { action }),
    ...(company === null ? {} : { company }),
    ...(from === null ? {} : { from: startOfDay(from, 0) }),
    ...(to === null ? {} : { to: startOfDay(to, 1) }),
  };
}

/** The first instant of a day, or of a later one. */
function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

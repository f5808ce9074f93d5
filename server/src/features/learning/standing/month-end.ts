/** The ends of months, at which it is counted how people stand. */
import { addDays } from '@portal/contract/civil-dates';

/** Such as 2027-02. */
export const monthOf = (date: string): string => date.slice(0, 7);

/**
 * The last day of the month before, if a month of the company has ended that is not counted; otherwise null. Until it is
 * counted, figures that follow the days stay those of this day.
 */
export function dayToCount(openMonth: string | null, today: string): string | null {
  const month = monthOf(today);
  return openMonth !== null && openMonth < month ? addDays(`${month}-01`, -1) : null;
}

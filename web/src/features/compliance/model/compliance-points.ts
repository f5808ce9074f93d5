/** The share of people who are up to date as points of a line: the ends of months, and today. */
import type { CompanyCompliance } from '@portal/contract/compliance';

export type CompliancePoint = {
  /** Such as 2027-02; null for today. */
  readonly month: string | null;
  /** Trainees who must take any module, and those of them who are up to date. */
  readonly required: number;
  readonly compliant: number;
  /** The place in time from 0, the first point, to 1, today. */
  readonly place: number;
};

/** The points from the oldest to today. A month that was not counted has none. */
export function pointsOf({ today, months }: CompanyCompliance): CompliancePoint[] {
  const present = monthNumber(today.countedAt);
  // On the last day of a month, the company's zone may be in the next one already.
  const ages = months.map(({ month }) => Math.max(1, present - monthNumber(month)));
  const oldest = Math.max(1, ...ages);
  const ended = months.map((each, index) => ({ ...each, place: 1 - (ages[index] ?? 1) / oldest }));
  const { required, compliant } = today;
  return [...ended, { month: null, required, compliant, place: 1 }];
}

/** The number of a month, counted from a fixed one. `text` is a month or an instant. */
function monthNumber(text: string): number {
  const [year = '', month = ''] = text.split('-');
  return 12 * Number(year) + Number(month);
}

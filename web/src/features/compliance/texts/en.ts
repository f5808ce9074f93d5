/** How many trainees are late, due soon and up to date. */
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The numbers of trainees by standing. */
  tiles: {
    /** For screen readers. */
    title: 'Trainees by standing',
    /** Trainees whose renewal is open. */
    expiring: 'Expiring',
    failed: (message: string) => `The standings could not be counted: ${message}`,
  },
  compliance: {
    title: 'Up to date',
    description: 'Trainees who are late in no required module',
    failed: 'Failed to load who is up to date',
    /** `compliant`: trainees who are up to date; `required`: those who must take any module. */
    people: ({ compliant, required }: { compliant: number; required: number }) =>
      plural(required, {
        one: `${number(compliant)} of 1 trainee`,
        other: `${number(compliant)} of ${number(required)} trainees`,
      }),
    noPeople: 'No trainee has a required module.',
    /** The drawing in a sentence, for screen readers. `month`: such as 'Feb 2027'. */
    summary: ({ month, before, today }: { month: string; before: string; today: string }) =>
      `Up to date: ${before} at the end of ${month}, ${today} today.`,
    today: 'Today',
    /** In place of the chart. */
    noMonths: 'From the end of this month on, each month is added here.',
    /** In place of the chart, for an admin who sees several groups. */
    chooseGroup: 'Choose one of your groups to see the months before.',
    table: {
      caption: 'Trainees who are up to date',
      month: 'End of month',
      compliant: 'Up to date',
      required: 'Trainees',
      share: 'Share',
    },
  },
  weeks: {
    title: 'Next 90 days',
    description: 'Counted for each trainee and module, by week',
    failed: 'Failed to load the next 90 days',
    due: 'Due',
    expires: 'Expires',
    none: 'Nothing comes due and nothing expires.',
    /** The drawing in a sentence, for screen readers. */
    summary: ({ due, expires }: { due: number; expires: number }) =>
      `In the next 90 days ${number(due)} come due and ${number(expires)} expire.`,
    table: { caption: 'What comes due and what expires', week: 'Week from', module: 'Module' },
  },
};

export type ComplianceTexts = typeof texts;

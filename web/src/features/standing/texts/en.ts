export const texts = {
  /** Several states together, as choices of a filter. */
  filters: {
    late: 'Overdue or expired',
    /** Within a week, or in grace. */
    dueSoon: 'Due this week',
  },
  /** In these texts, `day` is a date such as '3 Dec' or '3 Nov 2027'. */
  overdueSince: (day: string) => `Overdue since ${day}`,
  /** In the days of grace. */
  wasDue: (day: string) => `Was due ${day}`,
  due: (day: string) => `Due ${day}`,
  dueToday: 'Due today',
  dueTomorrow: 'Due tomorrow',
  /** From 2 days on. */
  dueIn: (days: number) => `Due in ${days} days`,
  noDueDate: 'No due date',
  renewBy: (day: string) => `Renew by ${day}`,
  validUntil: (day: string) => `Valid until ${day}`,
  expired: (day: string) => `Expired, was valid until ${day}`,
  pausedUntil: (day: string) => `Paused until ${day}`,
};

export type StandingTexts = typeof texts;

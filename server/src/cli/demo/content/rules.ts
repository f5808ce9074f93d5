/** Who of Brightwater must take a module, by when, and for how long it counts. */
import type { DemoRequirements } from './demo-company.ts';

export const DEMO_RULES: DemoRequirements = {
  company: { dueDays: null, graceDays: 3, renewalDays: 30, reminderDays: [7, 1], digestWeekday: 1 },
  modules: [
    { module: 'Welcome and house rules', dueDays: 7, validMonths: null },
    { module: 'Safety basics', dueDays: 14, validMonths: 12 },
    { module: 'Food hygiene', dueDays: 30, validMonths: 12 },
    { module: 'Data protection', dueDays: 30, validMonths: 24 },
    {
      module: 'Serving customers',
      groups: ['Day shift'],
      dueDays: null,
      validMonths: null,
      edition: {
        daysAgo: 2,
        lastsDays: 14,
        reason: 'The new tills also take cards, which changes how customers pay.',
      },
    },
  ],
};

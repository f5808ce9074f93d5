import { formatsOf } from '@portal/contract/formats';
import type { StandingTexts } from './en.ts';

const { plural } = formatsOf('ro');

export const texts: StandingTexts = {
  filters: { late: 'Întârziat sau expirat', dueSoon: 'Cu termen săptămâna aceasta' },
  overdueSince: (day) => `Întârziat din ${day}`,
  wasDue: (day) => `Termenul a trecut: ${day}`,
  due: (day) => `Termen: ${day}`,
  dueToday: 'Termen: astăzi',
  dueTomorrow: 'Termen: mâine',
  dueIn: (days) =>
    plural(days, { few: `Termen: peste ${days} zile`, other: `Termen: peste ${days} de zile` }),
  noDueDate: 'Fără termen',
  renewBy: (day) => `De reînnoit până la ${day}`,
  validUntil: (day) => `Valabil până la ${day}`,
  expired: (day) => `Expirat, a fost valabil până la ${day}`,
  pausedUntil: (day) => `În pauză până la ${day}`,
};

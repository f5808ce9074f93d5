import type { StandingTexts } from './en.ts';

export const texts: StandingTexts = {
  filters: { late: 'Po terminie lub wygasło', dueSoon: 'Termin w tym tygodniu' },
  overdueSince: (day) => `Po terminie od ${day}`,
  wasDue: (day) => `Termin minął ${day}`,
  due: (day) => `Termin: ${day}`,
  dueToday: 'Termin: dzisiaj',
  dueTomorrow: 'Termin: jutro',
  dueIn: (days) => `Termin za ${days} dni`,
  noDueDate: 'Bez terminu',
  renewBy: (day) => `Do odnowienia do ${day}`,
  validUntil: (day) => `Ważne do ${day}`,
  expired: (day) => `Wygasło, było ważne do ${day}`,
  pausedUntil: (day) => `Przerwa do ${day}`,
};

import type { StandingTexts } from './en.ts';

export const texts: StandingTexts = {
  filters: { late: 'Überfällig oder abgelaufen', dueSoon: 'Diese Woche fällig' },
  overdueSince: (day) => `Überfällig seit ${day}`,
  wasDue: (day) => `War fällig am ${day}`,
  due: (day) => `Fällig am ${day}`,
  dueToday: 'Heute fällig',
  dueTomorrow: 'Morgen fällig',
  dueIn: (days) => `Fällig in ${days} Tagen`,
  noDueDate: 'Ohne Fälligkeit',
  renewBy: (day) => `Zu erneuern bis ${day}`,
  validUntil: (day) => `Gültig bis ${day}`,
  expired: (day) => `Abgelaufen, war gültig bis ${day}`,
  pausedUntil: (day) => `Pausiert bis ${day}`,
};

import type { StandingTexts } from './en.ts';

export const texts: StandingTexts = {
  filters: { late: 'En retard ou expiré', dueSoon: 'À terminer cette semaine' },
  overdueSince: (day) => `En retard depuis le ${day}`,
  wasDue: (day) => `Échéance passée le ${day}`,
  due: (day) => `Échéance le ${day}`,
  dueToday: 'Échéance aujourd’hui',
  dueTomorrow: 'Échéance demain',
  dueIn: (days) => `Échéance dans ${days}\u00a0jours`,
  noDueDate: 'Sans échéance',
  renewBy: (day) => `À renouveler au plus tard le ${day}`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  expired: (day) => `Expiré, était valable jusqu’au ${day}`,
  pausedUntil: (day) => `En pause jusqu’au ${day}`,
};

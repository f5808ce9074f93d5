import type { StandingTexts } from './en.ts';

export const texts: StandingTexts = {
  filters: { late: 'Con retraso o caducado', dueSoon: 'Vence esta semana' },
  overdueSince: (day) => `Con retraso desde el ${day}`,
  wasDue: (day) => `Venció el ${day}`,
  due: (day) => `Vence el ${day}`,
  dueToday: 'Vence hoy',
  dueTomorrow: 'Vence mañana',
  dueIn: (days) => `Vence en ${days} días`,
  noDueDate: 'Sin vencimiento',
  renewBy: (day) => `Por renovar hasta el ${day}`,
  validUntil: (day) => `Válido hasta el ${day}`,
  expired: (day) => `Caducado, era válido hasta el ${day}`,
  pausedUntil: (day) => `En pausa hasta el ${day}`,
};

import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('es');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: vence el ${day}`,
    today: (module) => `${module}: vence hoy`,
    overdue: (module, day) => `${module}: venció el ${day}`,
    renewal: (module, day) => `${module}: se puede renovar, válido hasta el ${day}`,
    again: (module, day) => `${module}: debe hacerse de nuevo hasta el ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Recordatorio: ${number(modules)} módulo pendiente`,
      other: `Recordatorio: ${number(modules)} módulos pendientes`,
    }),
  intro: 'Esto queda por hacer en su formación:',
  calendar: 'Puede añadir estas fechas a su calendario en «Mi progreso».',
  button: 'Abrir la formación',
  mandatory: 'Recibe este correo porque su empresa exige estos módulos.',
  optional:
    'Puede desactivar los recordatorios antes de un vencimiento y los de renovaciones posibles en su configuración de notificaciones. Los demás los envía su empresa.',
  summary: {
    subject: 'Resumen semanal: quién va con retraso',
    intro: 'Participantes según la peor situación de sus módulos:',
    upToDate: (company, share) => `${company}: ${percent(share)} al día`,
    late: (people) => `Con retraso o caducado: ${number(people)}`,
    dueSoon: (people) => `Vence esta semana: ${number(people)}`,
    expiring: (people) => `Por renovar: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Hay ${number(companies)} empresa más.`,
        other: `Hay ${number(companies)} empresas más.`,
      }),
    button: 'Abrir los participantes',
    ending:
      'Recibe este correo una vez por semana como administrador. Para cancelarlo, guarde su configuración de notificaciones con las notificaciones por correo electrónico desactivadas.',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('es');

const days = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });

export const texts: CompanyRulesTexts = {
  title: 'Reglas de formación',
  note: 'Para módulos sin reglas propias. Quién debe realizar un módulo y cuánto tiempo cuenta se define en el módulo.',
  none: 'Aún no hay reglas: los módulos no vencen y cuentan para siempre.',
  loading: 'Cargando las reglas…',
  loadFailed: 'No se han podido cargar las reglas.',
  edit: 'Editar reglas',
  save: 'Guardar reglas',
  saved: 'Reglas guardadas',
  lost: 'Sus cambios en las reglas aún no se han guardado y se perderían.',
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },
  fields: {
    dueDays: 'Vence en (días)',
    dueHint: 'Contado desde que un módulo es obligatorio. Vacío: sin vencimiento.',
    graceDays: 'Gracia (días)',
    graceHint: 'Tras el vencimiento, antes de que un módulo tenga retraso.',
    renewalDays: 'Renovación (días)',
    renewalHint: 'Antes del fin de la validez, en los que un módulo se puede renovar.',
    reminderDays: 'Recordatorios (días antes)',
    reminderHint: (max) =>
      `Hasta ${number(max)} números, como 14, 3. Se envían a partir de las 7:00 en la zona horaria de la empresa. También se recuerda el día del vencimiento y cada semana cuando un módulo está retrasado.`,
    digestWeekday: 'Resumen semanal',
    digestHint: 'Ese día los administradores reciben un correo con quién va con retraso.',
  },
  shown: {
    due: 'Vence en',
    dueDays: days,
    noDue: 'Sin vencimiento',
    grace: 'Gracia',
    graceDays: days,
    renewal: 'Renovación',
    renewalBefore: (count) => `${days(count)} antes del fin`,
    reminders: 'Recordatorios',
    remindersBefore: (counts) => `${list(counts.map((count) => number(count)))} días antes`,
    noReminders: 'Ninguno',
    digest: 'Resumen semanal',
  },
  weekday: (day) => weekday(day),
};

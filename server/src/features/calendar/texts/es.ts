import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('es');

export const texts: CalendarTexts = {
  due: (module) => `${module}: vence hoy`,
  renewal: (module) => `${module}: último día para renovar`,
  validUntil: (day) => `Su finalización es válida hasta el ${date(day)}.`,
  renewFrom: (day) => `Puede renovarla a partir del ${date(day)}.`,
  openPortal: (url) => `Sus módulos: ${url}`,
  mayLag: 'Este calendario puede mostrar los cambios con un día de retraso.',
};

import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('de');

export const texts: CalendarTexts = {
  due: (module) => `${module} ist fällig`,
  renewal: (module) => `${module}: letzter Tag zum Erneuern`,
  validUntil: (day) => `Ihr Abschluss ist gültig bis ${date(day)}.`,
  renewFrom: (day) => `Sie können ihn ab ${date(day)} erneuern.`,
  openPortal: (url) => `Ihre Module: ${url}`,
  mayLag: 'Dieser Kalender zeigt Änderungen manchmal einen Tag später.',
};

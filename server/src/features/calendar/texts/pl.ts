import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('pl');

export const texts: CalendarTexts = {
  due: (module) => `${module}: termin`,
  renewal: (module) => `${module}: ostatni dzień na odnowienie`,
  validUntil: (day) => `Twoje ukończenie jest ważne do ${date(day)}.`,
  renewFrom: (day) => `Możesz je odnowić od ${date(day)}.`,
  openPortal: (url) => `Twoje moduły: ${url}`,
  mayLag: 'Ten kalendarz może pokazywać zmiany z jednodniowym opóźnieniem.',
};

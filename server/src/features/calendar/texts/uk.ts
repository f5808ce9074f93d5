import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('uk');

export const texts: CalendarTexts = {
  due: (module) => `${module}: термін`,
  renewal: (module) => `${module}: останній день для поновлення`,
  validUntil: (day) => `Ваше завершення чинне до ${date(day)}.`,
  renewFrom: (day) => `Поновити його можна з ${date(day)}.`,
  openPortal: (url) => `Ваші модулі: ${url}`,
  mayLag: 'Цей календар може показувати зміни на день пізніше.',
};

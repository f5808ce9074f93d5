import { formatsOf } from '@portal/contract/formats';
import type { CalendarTexts } from './en.ts';

const { date } = formatsOf('ro');

export const texts: CalendarTexts = {
  due: (module) => `${module}: termen`,
  renewal: (module) => `${module}: ultima zi pentru reînnoire`,
  validUntil: (day) => `Finalizarea dumneavoastră este valabilă până la ${date(day)}.`,
  renewFrom: (day) => `O puteți reînnoi din ${date(day)}.`,
  openPortal: (url) => `Modulele dumneavoastră: ${url}`,
  mayLag: 'Acest calendar poate afișa modificările cu o zi întârziere.',
};

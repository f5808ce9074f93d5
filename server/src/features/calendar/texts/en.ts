import { formatsOf } from '@portal/contract/formats';

const { date } = formatsOf('en');

export const texts = {
  /** Titles of entries on the last day in time. */
  due: (module: string) => `${module} is due`,
  renewal: (module: string) => `${module}: last day to renew`,
  /** Lines of an entry. A day is such as 2027-02-28. */
  validUntil: (day: string) => `Your completion is valid until ${date(day)}.`,
  renewFrom: (day: string) => `You can renew it from ${date(day)}.`,
  openPortal: (url: string) => `Your modules: ${url}`,
  mayLag: 'This calendar may show changes a day late.',
};

export type CalendarTexts = typeof texts;

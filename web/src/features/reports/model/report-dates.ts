import { createContext, use, useMemo } from 'react';
import { readerLocale } from '#web/platform/language/browser-locale.ts';

/** Formats the instants of a report in the time zone of its company, in the reader's language. */
export interface ReportDates {
  date(instant: string): string;
  dateAndTime(instant: string | Date): string;
}

function reportDatesIn(timeZone: string, locale: string): ReportDates {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const minute = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return {
    date: (instant) => day.format(new Date(instant)),
    dateAndTime: (instant) => minute.format(new Date(instant)),
  };
}

/** Formatters are made once for a report and a language: each takes longer than a thousand dates. */
export function useDatesIn(timeZone = 'UTC'): ReportDates {
  const locale = readerLocale();
  return useMemo(() => reportDatesIn(timeZone, locale), [timeZone, locale]);
}

export const ReportDatesContext = createContext<ReportDates>(reportDatesIn('UTC', 'en'));

export const useReportDates = () => use(ReportDatesContext);

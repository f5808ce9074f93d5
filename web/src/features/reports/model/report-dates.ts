import { createContext, use } from 'react';

/** Formats the instants of a report in the time zone of its company, in the reader's language. */
export interface ReportDates {
  date(instant: string): string;
  dateAndTime(instant: string | Date): string;
}

/** Formatters are made once for a report: each takes longer than a thousand dates. */
export function reportDatesIn(timeZone: string): ReportDates {
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  const minute = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return {
    date: (instant) => day.format(new Date(instant)),
    dateAndTime: (instant) => minute.format(new Date(instant)),
  };
}

export const ReportDatesContext = createContext<ReportDates>(reportDatesIn('UTC'));

export const useReportDates = () => use(ReportDatesContext);

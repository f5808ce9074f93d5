import { instantFormat } from '#web/platform/time/instant-format.ts';

const monthAndYear = instantFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'Feb 2027' for 2027-02. */
export const monthText = (month: string): string => monthAndYear(new Date(month));

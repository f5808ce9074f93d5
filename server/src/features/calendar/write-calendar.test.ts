import { expect, it } from 'vitest';
import { readIcs } from './testing/read-ics.ts';
import { type NumberedEntry, writeCalendar } from './write-calendar.ts';

const entry: NumberedEntry = {
  uid: 'a@training-portal',
  moduleId: 1,
  runNumber: 0,
  day: '2026-12-03',
  title: 'Fire safety is due',
  description: 'Your modules',
  sequence: 2,
  modifiedAt: Date.UTC(2026, 10, 30, 7, 14, 21),
};

const dates = ({ day }: Pick<NumberedEntry, 'day'>) => {
  const [event] = readIcs(writeCalendar('Portal', [{ ...entry, day }])).events;
  return [event?.['DTSTART;VALUE=DATE'], event?.['DTEND;VALUE=DATE']];
};

it('writes what calendar programs compare', () => {
  const { calendar, events } = readIcs(writeCalendar('Training Portal – Acme', [entry]));
  expect(calendar).toMatchObject({
    VERSION: '2.0',
    NAME: 'Training Portal – Acme',
    'X-WR-CALNAME': 'Training Portal – Acme',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT12H',
    'X-PUBLISHED-TTL': 'PT12H',
  });
  expect(events).toEqual([
    expect.objectContaining({
      UID: 'a@training-portal',
      SEQUENCE: '2',
      DTSTAMP: '20261130T071421Z',
      'LAST-MODIFIED': '20261130T071421Z',
      SUMMARY: 'Fire safety is due',
      TRANSP: 'TRANSPARENT',
    }),
  ]);
});

it('ends all-day entries on the next day, also after a month, a year and a leap day', () => {
  expect(dates({ day: '2026-12-03' })).toEqual(['20261203', '20261204']);
  expect(dates({ day: '2026-12-31' })).toEqual(['20261231', '20270101']);
  expect(dates({ day: '2027-02-28' })).toEqual(['20270228', '20270301']);
  expect(dates({ day: '2028-02-28' })).toEqual(['20280228', '20280229']);
});

it('is the same text at any time, and empty without entries', () => {
  expect(writeCalendar('Portal', [entry])).toBe(writeCalendar('Portal', [entry]));
  expect(readIcs(writeCalendar('Portal', [])).events).toEqual([]);
});

it('escapes and folds all texts', () => {
  const arabic = 'السلامة من الحرائق، والإسعافات الأولية؛ في جميع المباني والورش والمستودعات 👷🏽‍♀️';
  const name = `Smith, Sons; \\ ${arabic}`;
  const texts = { title: name, description: `${arabic}\nEND:VEVENT\n${name}` };
  const { calendar, events } = readIcs(writeCalendar(name, [{ ...entry, ...texts }]));
  expect([calendar['NAME'], calendar['X-WR-CALNAME']]).toEqual([name, name]);
  expect(events).toEqual([
    expect.objectContaining({ SUMMARY: texts.title, DESCRIPTION: texts.description }),
  ]);
});

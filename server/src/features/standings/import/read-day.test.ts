import { addDays } from '@portal/contract/civil-dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, decideDates, type WrittenDay } from './date-order.ts';
import { readDay } from './read-day.ts';

const sure = (day: string) => ({ dayFirst: day, monthFirst: day });

const DAYS = 365 * 250;
const day = fc.nat(DAYS).map((days) => addDays('1920-01-01', days));

/** The parts of a day, as short as they can be written. */
const partsOf = (date: string) => date.split('-').map((part) => String(Number(part)));

describe('a day', () => {
  it.each([
    ['2026-12-25', '2026-12-25'],
    ['2026/3/4', '2026-03-04'],
    ['2026. 03. 04.', '2026-03-04'],
    ['4.3.2026', '2026-03-04'],
    ['04. 03. 2026', '2026-03-04'],
    ['2026-12-25T08:30:00.000Z', '2026-12-25'],
    ['2026-12-25 08:30', '2026-12-25'],
    ['25.12.2026 8:30', '2026-12-25'],
    ['46000', '2025-12-09'],
    ['\u200f٢٠٢٦-٠٣-٠٤', '2026-03-04'],
    ['۱۴.۰۳.۲۰۲۶', '2026-03-14'],
    ['5/5/2026', '2026-05-05'],
  ])('%s is sure', (text, date) => {
    expect(readDay(text)).toEqual(sure(date));
  });

  it.each([
    ['03/04/2026', '2026-04-03', '2026-03-04'],
    ['3-4-2026', '2026-04-03', '2026-03-04'],
    ['25/12/2026', '2026-12-25', null],
    ['12/25/2026 10:15 AM', null, '2026-12-25'],
    ['29/02/2028', '2028-02-29', null],
    ['31/04/2026', null, null],
  ])('%s depends on the order', (text, dayFirst, monthFirst) => {
    const read = dayFirst === null && monthFirst === null ? null : { dayFirst, monthFirst };
    expect(readDay(text)).toEqual(read);
  });

  it.each([
    ...['', 'soon', '2026', '12', '2026-02-30', '2026-13-01', '30.02.2026', '12/25/26', '4.3.26'],
    ...['2026-3', '3/2026', '9999', '100000', '1.2.2026-2.2.2026', '2026-12-25x', '03/04.2026'],
  ])('is not read from "%s"', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('is read from each way in which it is written', () => {
    fc.assert(
      fc.property(day, (date) => {
        const [y, m, d] = partsOf(date);
        for (const text of [date, `${y}/${m}/${d}`, `${d}.${m}.${y}`])
          expect(readDay(text)).toEqual(sure(date));
        expect(readDay(`${d}/${m}/${y}`)?.dayFirst).toBe(date);
        expect(readDay(`${m}/${d}/${y}`)?.monthFirst).toBe(date);
      }),
    );
  });
});

describe('the order of the days of a file', () => {
  const written = (...texts: string[]): WrittenDay[] =>
    texts.map((text, index) => {
      const read = readDay(text);
      if (read === null) throw new Error(`${text} is no day`);
      return { line: index + 2, text, read };
    });

  it.each([
    ['unambiguous', null, ['2026-03-04', '4.3.2026', '5/5/2026']],
    ['unambiguous', null, ['25/12/2026', '12/25/2026']],
    ['ask', null, ['03/04/2026']],
    ['ask', null, ['03/04/2026', '4.3.2026', '2026-12-25']],
    ['file', 'day-first', ['03/04/2026', '25/12/2026', '5/5/2026']],
    ['file', 'month-first', ['12/25/2026', '03/04/2026']],
    ['ask', null, ['03/04/2026', '25/12/2026', '12/25/2026']],
  ])('is decided by %s: %s', (decidedBy, order, texts) => {
    expect(decideDates(written(...texts), undefined)).toMatchObject({ decidedBy, order });
  });

  it('is that of the admin before all, where a day can be read in both', () => {
    const days = written('03/04/2026', '25/12/2026');
    const chosen = decideDates(days, 'month-first');
    expect(chosen).toEqual({
      decidedBy: 'admin',
      order: 'month-first',
      ambiguous: 1,
      example: {
        line: 2,
        text: '03/04/2026',
        dayFirst: '2026-04-03',
        monthFirst: '2026-03-04',
      },
      only: [{ line: 3, text: '25/12/2026', order: 'day-first' }],
    });
    expect(days.map(({ read }) => dayIn(read, chosen))).toEqual(['2026-03-04', null]);
    expect(decideDates(written('25/12/2026'), 'month-first').decidedBy).toBe('unambiguous');
  });

  it('finds the days of a file that was written in one order, or asks', () => {
    const order = fc.constantFrom('day-first' as const, 'month-first' as const);
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), order, (dates, writtenIn) => {
        const days = written(
          ...dates.map((date) => {
            const [y, m, d] = partsOf(date);
            return writtenIn === 'day-first' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
          }),
        );
        const decided = decideDates(days, undefined);
        const read = days.map((each) => dayIn(each.read, decided));
        if (decided.decidedBy === 'ask') expect(read).toContain('undecided');
        else expect(read).toEqual(dates);
        const chosen = decideDates(days, writtenIn);
        expect(days.map((each) => dayIn(each.read, chosen))).toEqual(dates);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, instantAt, isTimeZone, nextWeekdayAt, writtenTime } from './time-zone.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
] as const;
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

describe('a clock', () => {
  it.each([
    // The clock is put back from 3:00 to 2:00: the same time twice.
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30'],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29 01:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08 01:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01 01:00'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01 00:00'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01 00:00'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04 02:30'],
  ])('of %s shows %s as %s', (timeZone, at, shown) => {
    expect(writtenTime(clockOf(timeZone), Date.parse(at))).toBe(shown);
  });

  it('shows what the runtime formats', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const expected = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(at);
        expect(writtenTime(clockOf(timeZone), at)).toBe(expected);
      }),
    );
  });

  it('is of a known time zone', () => {
    expect(ZONES.every(isTimeZone)).toBe(true);
    expect(isTimeZone('Europe/Nowhere')).toBe(false);
    expect(() => clockOf('Europe/Nowhere')).toThrow(RangeError);
  });
});

describe('the instant of a time', () => {
  it('is the first at which the clock shows it', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const clock = clockOf(timeZone);
        const found = instantAt(clock, clock(at));
        expect(clock(found)).toBe(clock(at));
        expect(found).toBeLessThanOrEqual(at);
        expect(at - found).toBeLessThanOrEqual(60 * 60_000);
      }),
    );
  });

  it('is later by what the clock skips', () => {
    const found = instantAt(clockOf('Europe/Berlin'), Date.UTC(2026, 2, 29, 2, 30));
    expect(new Date(found).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('the next day of the week', () => {
  const weekday = fc.integer({ min: 1, max: 7 });

  it.each([
    ['Europe/Berlin', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
    // The Sunday between them has 25 hours.
    ['Europe/Berlin', '2026-10-19T06:00:00Z', '2026-10-26T07:00:00.000Z'],
    ['America/New_York', '2026-03-07T00:00:00Z', '2026-03-09T12:00:00.000Z'],
    // It is Monday there while it is still Sunday in UTC.
    ['Pacific/Kiritimati', '2026-11-22T17:59:00Z', '2026-11-22T18:00:00.000Z'],
  ])('in %s after %s is %s', (timeZone, now, expected) => {
    const found = nextWeekdayAt(clockOf(timeZone), { weekday: 1, hour: 8 }, Date.parse(now));
    expect(new Date(found).toISOString()).toBe(expected);
  });

  it('is within a week, at the hour', () => {
    fc.assert(
      fc.property(zone, instant, weekday, (timeZone, now, day) => {
        const clock = clockOf(timeZone);
        const found = nextWeekdayAt(clock, { weekday: day, hour: 8 }, now);
        const shown = new Date(clock(found));
        const [weekdayShown, hour, minute] = [
          shown.getUTCDay(),
          shown.getUTCHours(),
          shown.getUTCMinutes(),
        ];
        expect([weekdayShown, hour, minute]).toEqual([day % 7, 8, 0]);
        expect(found).toBeGreaterThan(now);
        expect(found - now).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
      }),
    );
  });
});

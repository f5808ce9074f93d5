import fc from 'fast-check';
import { serialToDate } from 'hucre';
import { expect, it } from 'vitest';
import { readCellFormats } from './cell-formats.ts';
import { dayOfSerial, isSerial } from './serial-days.ts';

it('finds the day of a number as spreadsheets do', () => {
  expect([0, 60, 61, 45_351, 99_999, 100_000].map(dayOfSerial)).toEqual([
    ...[null, null, '1900-03-01', '2024-02-29', '2173-10-13', null],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 99_999 }), (serial) => {
      expect(dayOfSerial(serial)).toBe(serialToDate(serial).toISOString().slice(0, 10));
    }),
  );
});

it('takes no year and no fraction for a day', () => {
  expect([2024, 9_999, 10_000, 99_999, 100_000, 45_351.5].map(isSerial)).toEqual([
    ...[false, false, true, true, false, false],
  ]);
});

it('counts days of a workbook that begins in 1904 from 1900', () => {
  const { show } = readCellFormats(undefined, true);
  expect(show(43_889, null)).toEqual({ text: '43889', kind: 'number', serial: 45_351 });
});

import { expect, it } from 'vitest';
import { shownFields } from './shown-fields.ts';
import { civilDate, instant, isPastDay, wholePercent } from './values.ts';

const fieldsOf = (...fields: readonly (readonly [string, string])[]) =>
  fields.map(([name, value]) => ({ name, value }));

it('groups the fields of each module, in the order of their numbers', () => {
  const numbers = Array.from({ length: 10 }, (_, i) => 10 - i);
  const { modules, others } = shownFields(
    fieldsOf(
      ...numbers.flatMap((k) => [
        [`module.${k}.name`, `Part ${k}`] as const,
        [`module.${k}.score`, String(k)] as const,
      ]),
    ),
  );
  expect(modules.map(({ name, score }) => [name, score])).toEqual(
    numbers.toReversed().map((k) => [`Part ${k}`, String(k)]),
  );
  expect(others).toEqual([]);
});

it('shows each field, also unknown ones and a second one of the same name', () => {
  const repeated = fieldsOf(['name', 'Bess'], ['module.1.name', 'Ladders'], ['successor', 'X']);
  const { facts, modules, others } = shownFields([
    ...fieldsOf(['name', 'Tess'], ['module.1.name', 'Forklift']),
    ...repeated,
  ]);
  expect(facts).toEqual({ name: 'Tess' });
  expect(modules).toEqual([{ name: 'Forklift' }]);
  expect(others).toEqual(repeated);
});

it('leaves a value of another form as it was logged', () => {
  expect(civilDate('en', '2026-03-02')).toBe('2 March 2026');
  expect(instant('de', '2026-03-02T10:00:00.000Z')).toBe('2. März 2026 um 10:00 (UTC)');
  expect(wholePercent('en', '90')).toBe('90%');
  for (const odd of ['', 'soon', '2026-02-30', '2026-3-2', '101', '-1', '9e1']) {
    expect([civilDate('en', odd), instant('en', odd), wholePercent('en', odd)]).toEqual([
      odd,
      odd,
      odd,
    ]);
    expect(isPastDay(odd)).toBe(false);
  }
  expect([isPastDay('2001-01-01'), isPastDay('9999-12-31')]).toEqual([true, false]);
});

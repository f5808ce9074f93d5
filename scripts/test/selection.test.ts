import { expect, test } from 'vitest';
import { selectStages } from './selection.mjs';

test('without arguments all stages run, with --only the named ones', () => {
  const all = ['checks', 'unit', 'postgres', 'components', 'journeys', 'package'];
  expect(selectStages([])).toEqual(all);
  expect(selectStages(['--only', 'journeys'])).toEqual(['journeys']);
  expect(selectStages(['--only', 'unit', '--only', 'checks'])).toEqual(['checks', 'unit']);
});

test.each([
  [['--only', 'e2e']],
  [['--only', 'unit', '--only', 'e2e']],
  [['--only']],
  [['--only', '--only', 'unit']],
  [['journeys']],
  [['--only', 'unit', 'postgres']],
])('%j is refused with the names of the stages', (args) => {
  expect(() => selectStages(args)).toThrow(
    'one of: checks, unit, postgres, components, journeys, package.',
  );
});

import { expect, it } from 'vitest';
import { COMMAND_LINE_NAME, erasedName, shownName } from './recorded-names.ts';
import { texts } from './texts/de.ts';

it.each([
  [{ id: 7, name: 'Tess Trainee' }, 'Tess Trainee'],
  [{ id: 7, name: erasedName(7) }, 'Gelöschtes Konto 7'],
  [{ id: 7, name: 'Deleted user 7 of many' }, 'Deleted user 7 of many'],
  [{ id: null, name: COMMAND_LINE_NAME }, 'Befehlszeile'],
  [{ id: 7, name: COMMAND_LINE_NAME }, 'Command line'],
  [{ id: null, name: 'Training Portal' }, 'Training Portal'],
])('%j is shown as %s', (recorded, shown) => {
  expect(shownName(recorded, texts)).toBe(shown);
});

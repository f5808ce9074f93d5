import { expect, it } from 'vitest';
import { changesOf, previewedLook, tidyColour } from './look-edit.ts';

const saved = { colour: '#1d4ed8', line: 'Maria Lopez', logo: null, signature: 'signatures/a.png' };

const typedColours: readonly (readonly [string, string])[] = [
  ['1D4ED8', '#1d4ed8'],
  [' #1d4ed8 ', '#1d4ed8'],
  ['#14D', '#1144dd'],
  ['#14d4', '#14d4'],
  ['blue', 'blue'],
  ['', ''],
];

it.for(typedColours)('"%s" is the colour "%s"', ([typed, colour]) => {
  expect(tidyColour(typed)).toBe(colour);
});

it('sends only what has changed', () => {
  const entry = { colour: '#1d4ed8', line: '' };
  expect(changesOf(saved, entry, 'kept')).toEqual({ fields: { line: '' }, signature: null });
  expect(changesOf(saved, { ...entry, line: saved.line }, 'removed')).toEqual({
    fields: { removeSignature: 'true' },
    signature: null,
  });
  const file = new File(['ink'], 'signature.png', { type: 'image/png' });
  expect(changesOf(saved, { colour: '#b91c1c', line: saved.line }, file)).toEqual({
    fields: { colour: '#b91c1c' },
    signature: file,
  });
});

it('previews a colour when all of it is typed', () => {
  const colourOf = (colour: string) => previewedLook(saved, { colour, line: '' }, null).colour;
  expect(['#b', '#b91c1', '#B91C1C', 'b91c1c'].map(colourOf)).toEqual([
    '#1d4ed8',
    '#1d4ed8',
    '#b91c1c',
    '#b91c1c',
  ]);
});

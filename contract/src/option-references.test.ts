import { describe, expect, it } from 'vitest';
import { optionLabels, optionReference } from './option-references.ts';

const with3 = (option: string) => ['Gloves', 'Helmet', 'Shoes', option];

describe('an option that refers to others', () => {
  it.each([
    ...['All of the above', 'None of the above.', 'ALL OF THE ABOVE', 'all the above', 'All above'],
    ...['None of these', 'Any of these', 'None of those', 'All of these are correct', 'Neither'],
    ...[
      'Both',
      'All',
      'None',
      'Neither of these',
      'Two of the above',
      'More than one of the above',
    ],
    ...[
      'None of the other answers',
      'All other options',
      'Neither of the options',
      'D) All of the above',
    ],
    ...['“All of the above”', 'Everything mentioned above', 'The first two', 'Both are correct'],
    ...[
      'The first and the third',
      'The first and third answer',
      'Same as above',
      'None of the  above',
    ],
    ...['All of the above except shoes', 'All answers are correct', 'Any of the above answers'],
    ...['Alle genannten', 'Keine der genannten Antworten', 'Alle oben genannten', 'Keine davon'],
    ...[
      'Toutes les réponses',
      'Aucune de ces réponses',
      'Todas las anteriores',
      'Ninguna de las anteriores',
    ],
  ])('to all or none: %s', (option) => {
    expect(optionReference(with3(option))).toBe('others');
    expect(optionLabels(with3(option))).toBeNull();
  });

  it.each([
    ...['Both A and B', 'A and C', 'a & b', 'A, B and C', 'Only A', 'A only', 'Neither A nor B'],
    ...['Either A or B', 'Answers A and C', 'Option B', 'both (a) and (b)', 'A and B are correct'],
    ...['A or B', 'A + C', 'B/C', 'A, B', "'A' and 'C'", 'All but A', 'Options (a) and (b) above.'],
    ...[
      'A und C',
      'Nur A',
      'Sowohl A als auch B',
      'Weder A noch B',
      'A et B',
      'A y C',
      'D. Both A and B',
    ],
  ])('by letters: %s', (option) => {
    expect(optionReference(with3(option))).toBe('letters');
    expect(optionLabels(with3(option))).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each(['Answers 1 and 3', '1 and 3', 'Both 1 and 2', 'Options 1, 2 and 3', 'Only 2', '1 & 2'])(
    'by numbers: %s',
    (option) => {
      expect(optionReference(with3(option))).toBe('numbers');
      expect(optionLabels(with3(option))).toEqual(['1', '2', '3', '4']);
    },
  );
});

it('options that bring labels of their own keep them', () => {
  const options = ['A) Gloves', 'B) Helmet', 'C) Both A and B'];
  expect(optionReference(options)).toBe('letters');
  expect(optionLabels(options)).toBeNull();
  expect(optionReference(['1. Gloves', '2. Helmet'])).toBe('others');
});

it.each([
  ['Yes', 'No', 'Maybe'],
  ['1', '2', '3', '4'],
  ['1 or 2', '3 or 4', '5 or 6'],
  ['1/2', '3/4', '2/3'],
  ['A', 'B', 'AB', '0'],
  ['R and D', 'Sales', 'A & E'],
  ['Vitamin A', 'Vitamin B', 'Vitamin C'],
  ['2 metres', '1 and 2 metres', '3 metres'],
  ['All employees', 'Only managers', 'Visitors'],
  ['Lift with both hands', 'Hold one of them by the handle', 'Ask a colleague'],
  ['Above the head', 'Below the knee', 'At the waist'],
  ['A fire extinguisher', 'A blanket', 'Both hands'],
  ['None of my colleagues knows', 'The first aider', 'The last person to leave'],
  ['Alle Mitarbeiter', 'Keine Handschuhe', 'Beide Hände'],
  ['', ' '],
])('ordinary options are not taken for references: %s, %s', (...options) => {
  expect(optionReference(options)).toBeNull();
});

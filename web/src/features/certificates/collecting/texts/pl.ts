import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

/** In the genitive. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });

export const texts: CollectingTexts = {
  open: 'Certyfikaty jako ZIP',
  title: 'Certyfikaty jako ZIP',
  chosen: (count) => `Wybrano ${ofTrainees(count)}`,
  effect:
    'Najnowszy ważny certyfikat każdej osoby jest przygotowywany w tle. Potem można pobrać wszystkie jako PDF w jednym pliku ZIP.',
  leftOut: 'Osoby bez ważnego certyfikatu całego szkolenia są pomijane.',
  submit: (count) => `Przygotuj dla ${ofTrainees(count)}`,
  starting: 'Rozpoczynanie…',
  changed: (found, expected) =>
    `Wybór obejmuje teraz ${ofTrainees(found)}, a nie ${number(expected)}. Przygotować certyfikaty?`,
};

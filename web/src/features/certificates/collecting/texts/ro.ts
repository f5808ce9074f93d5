import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const trainees = (count: number) =>
  plural(count, {
    one: '1 cursant',
    few: `${number(count)} cursanți`,
    other: `${number(count)} de cursanți`,
  });

export const texts: CollectingTexts = {
  open: 'Certificate ca ZIP',
  title: 'Certificate ca ZIP',
  chosen: (count) => `Selecție: ${trainees(count)}`,
  effect:
    'Cel mai nou certificat valabil al fiecăruia se pregătește în fundal. Apoi le puteți descărca pe toate ca PDF într-un singur fișier ZIP.',
  leftOut: 'Cursanții fără un certificat valabil al întregii instruiri sunt omiși.',
  submit: (count) => `Pregătiți pentru ${trainees(count)}`,
  starting: 'Se pornește…',
  changed: (found, expected) =>
    `Selecția are acum ${trainees(found)}, nu ${number(expected)}. Pregătiți certificatele?`,
};

import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });

export const texts: CollectingTexts = {
  open: 'Certificats en ZIP',
  title: 'Certificats en ZIP',
  chosen: (count) => `Sélection\u00a0: ${trainees(count)}`,
  effect:
    'Le dernier certificat valable de chacun est préparé en arrière-plan. Vous pouvez ensuite les télécharger tous en PDF dans un seul fichier ZIP.',
  leftOut: 'Les participants sans certificat valable de toute la formation sont ignorés.',
  submit: (count) => `Préparer pour ${trainees(count)}`,
  starting: 'Lancement…',
  changed: (found, expected) =>
    `La sélection compte maintenant ${trainees(found)}, et non ${number(expected)}. Préparer leurs certificats\u00a0?`,
};

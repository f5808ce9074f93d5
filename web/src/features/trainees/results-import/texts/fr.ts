import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const results = (count: number) =>
  plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` });

export const texts: ResultsImportTexts = {
  description:
    'Le fichier est d’abord vérifié. Aucun résultat n’est enregistré avant votre confirmation.',
  fileRules:
    'Les participants sont identifiés par leur e-mail, les modules par leur nom dans l’entreprise du participant. Une date est celle d’un tableur, ou s’écrit comme 2026-12-25 ou 25/12/2026. Les noms des colonnes peuvent être dans d’autres langues. Dans un classeur, la première feuille visible avec ces colonnes est lue.',
  effect: (column) =>
    `Les résultats comptent comme terminés. Ils sont présentés comme enregistrés, jamais comme visionnés ici. Un résultat sans «\u00a0${column}\u00a0» compte sans limite.`,
  templateFile: 'resultats-anterieurs.csv',
  templateRow: { module: 'Nom du module', note: 'Attestation sur papier' },
  recording: (count) => `Enregistrement de ${results(count)}…`,
  recorded: (count) =>
    plural(count, {
      one: `${number(count)} résultat enregistré`,
      other: `${number(count)} résultats enregistrés`,
    }),
  recordedPartly: (done, total) =>
    `Résultats enregistrés\u00a0: ${number(done)} sur ${number(total)}.`,

  report: {
    new: (count) =>
      plural(count, { one: `${number(count)} nouveau`, other: `${number(count)} nouveaux` }),
    unchanged: (count) =>
      plural(count, {
        one: `${number(count)} déjà enregistré`,
        other: `${number(count)} déjà enregistrés`,
      }),
    undecided: (count) => `${number(count)} avec une date qui peut être lue de deux façons`,
    counts: (counts) => `${counts.join('\u202f; ')}.`,
    recordAll: (count) => `Enregistrer ${results(count)}`,
    orderFirst: 'Veuillez choisir comment lire les dates.',
    orderMissing: 'Choisissez comment lire les dates',
    forEver: (count, column) =>
      plural(count, {
        one: `${number(count)} résultat sans «\u00a0${column}\u00a0» compte sans limite.`,
        other: `${number(count)} résultats sans «\u00a0${column}\u00a0» comptent sans limite.`,
      }),
    unnamed: 'Ni e-mail ni module',
    doubtfulNotes: 'Remarques douteuses',
    doubtfulAdvice: 'Des caractères de ces remarques sont peut-être faux. Veuillez les vérifier.',
    notesAreRight: 'Ces remarques sont correctes',
  },

  dates: {
    question: (text, line) => `Ligne ${line}\u00a0: quel jour est «\u00a0${text}\u00a0»\u202f?`,
    ambiguous: (count) =>
      plural(count, {
        one: `${number(count)} date du fichier peut être lue de deux façons. Le choix vaut pour tout le fichier.`,
        other: `${number(count)} dates du fichier peuvent être lues de deux façons. Le choix vaut pour tout le fichier.`,
      }),
    orders: { 'day-first': 'Le jour vient en premier', 'month-first': 'Le mois vient en premier' },
    only: {
      'day-first': (text, line) =>
        `Dans «\u00a0${text}\u00a0», ligne ${line}, seul le jour peut venir en premier.`,
      'month-first': (text, line) =>
        `Dans «\u00a0${text}\u00a0», ligne ${line}, seul le mois peut venir en premier.`,
    },
  },
};

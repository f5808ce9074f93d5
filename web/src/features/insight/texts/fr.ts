import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const people = (count: number) =>
  plural(count, { one: `${number(count)} personne`, other: `${number(count)} personnes` });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Analyse\u00a0: ${module}`,
    unnamed: 'Analyse du module',
    asOf: (time) => `Chiffres calculés\u00a0: ${time}`,
    back: 'Retour aux modules',
    loading: 'Chargement de l’analyse…',
    loadFailed: 'Impossible de charger l’analyse',
    notFound: {
      title: 'Module introuvable',
      reason: 'Il a peut-être été supprimé, ou l’adresse n’est pas tout à fait exacte.',
    },
    tooFew: {
      title: (least) => `Moins de ${number(least)} personnes ont ouvert ce module`,
      reason: (least) =>
        `Des chiffres sur si peu de personnes pourraient révéler qui a répondu quoi. Ils seront affichés dès que ${number(least)} personnes l’auront ouvert.`,
    },
  },
  people: {
    title: 'Personnes',
    opened: 'Ont ouvert le module',
    watched: 'Ont regardé jusqu’à la fin',
    tried: 'Ont tenté le quiz',
    passed: 'Ont réussi',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} de ${number(trainees)} participant`,
        other: `${share} des ${number(trainees)} participants`,
      }),
    shareOfOpened: (share) => `${share} de ceux qui l’ont ouvert`,
  },
  curve: {
    title: 'Courbe de visionnage',
    description:
      'La part des personnes qui regardent encore, selon le point le plus avancé que chacune a atteint.',
    summary: ({ half, end }) =>
      `Part des personnes qui regardent encore\u00a0: ${half} à la moitié de la vidéo, ${end} à la fin.`,
    greatestLoss: (loss) =>
      `La plus forte baisse se situe entre ${loss.from}\u202f% et ${loss.to}\u202f% de la vidéo\u00a0: ${people(loss.people)}.`,
    greatestLossAt: (loss) =>
      `La plus forte baisse se situe entre ${loss.from}\u202f% et ${loss.to}\u202f% de la vidéo (${loss.fromClock}–${loss.toClock})\u00a0: ${people(loss.people)}.`,
    noLoss: 'Tout le monde regarde jusqu’à la fin.',
    percent: (percent) => `${percent}\u202f%`,
    table: {
      caption: 'Personnes qui regardent encore à chaque partie de la vidéo',
      part: 'Partie de la vidéo',
      people: 'Personnes',
      share: 'Part',
    },
  },
  questions: {
    title: 'Questions les plus difficiles',
    firstTries: 'Les réponses de la première tentative de chacun dans le cycle actuel.',
    suspects: (count) =>
      plural(count, {
        one: `Le corrigé de ${number(count)} question est peut-être faux.`,
        other: `Le corrigé de ${number(count)} questions est peut-être faux.`,
      }),
    numbersHidden: 'Les nombres qui révéleraient les réponses de peu de personnes sont masqués.',
    showAll: (count) => `Afficher les ${number(count)} questions`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `${number(count)} question n’est pas affichée\u00a0: elle a été posée à moins de ${number(least)} personnes à leur première tentative.`,
        other: `${number(count)} questions ne sont pas affichées\u00a0: chacune a été posée à moins de ${number(least)} personnes à leur première tentative.`,
      }),
    wrongOf: (share, count) => `${share} d’erreurs sur ${people(count)}`,
  },
  key: {
    mayBeWrong: 'Corrigé peut-être faux',
    beats: (answer) =>
      `Les personnes qui ont bien répondu aux autres questions ont choisi ${answer} plus souvent que la réponse indiquée comme juste. Veuillez vérifier quelle réponse est juste.`,
    unnamed:
      'Les personnes qui ont bien répondu aux autres questions ont choisi une autre réponse plus souvent que celle indiquée comme juste. Veuillez vérifier quelle réponse est juste.',
    edit: 'Modifier cette question',
  },
  answers: {
    caption: 'Combien de fois chaque réponse a été choisie',
    answer: 'Réponse',
    people: 'Personnes',
    share: 'Part',
    none: 'Sans réponse',
    right: 'Bonne réponse',
    notShown: 'masqué',
  },
};

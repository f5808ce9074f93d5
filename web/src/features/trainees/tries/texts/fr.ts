import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, ordinal, plural } = formatsOf('fr');

/** '1re', '2e': "tentative" is feminine. */
const nth = (place: number) =>
  ordinal(place, { one: `${number(place)}re`, other: `${number(place)}e` });

export const texts: TriesTexts = {
  nthTry: (place) => `${nth(place)} tentative`,
  standing: {
    passedAtTry: (place) => `Réussi à la ${nth(place)} tentative`,
    failedTries: (count) =>
      plural(count, {
        one: `${number(count)} tentative échouée`,
        other: `${number(count)} tentatives échouées`,
      }),
    waitsForAdmin: 'Attend un administrateur\u00a0: toutes les tentatives sont utilisées.',
    canTryAgainAt: (time) => `Nouvelle tentative possible le ${time}`,
  },
  openAgain: {
    button: 'Rouvrir le quiz',
    buttonOf: (moduleName) => `Rouvrir le quiz\u00a0: ${moduleName}`,
    opening: 'Ouverture…',
    opened: (moduleName) => `Quiz rouvert\u00a0: ${moduleName}`,
  },
  section: {
    title: 'Tentatives de quiz',
    loadFailed: (reason) => `Impossible de charger les tentatives de quiz. ${reason}`,
    showOlder: 'Afficher les tentatives plus anciennes',
    score: (percent) => `${percent}\u202f%`,
    passed: 'Réussi',
    notPassed: 'Non réussi',
    wrongQuestions: (count) =>
      plural(count, {
        one: `${number(count)} mauvaise réponse`,
        other: `${number(count)} mauvaises réponses`,
      }),
    notAnswered: 'Sans réponse',
  },
  pass: {
    title: 'La réussite',
    passedOn: 'Réussi le',
    passedAt: 'Réussite',
    tryAndMark: (place, passMark) =>
      `${nth(place)} tentative, seuil de réussite ${passMark}\u202f%`,
    questionsSaved: 'Questions enregistrées le',
    videoSaved: 'Vidéo enregistrée le',
    videoLength: 'Durée de la vidéo',
    notRecorded: 'Non enregistré',
  },
};

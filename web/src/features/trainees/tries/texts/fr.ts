import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, ordinal, plural } = formatsOf('fr');

/** '1re', '2e': "tentative" is feminine. */
const nth = (place: number) =>
  ordinal(place, { one: `${number(place)}re`, other: `${number(place)}e` });

const inMinutes = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const times = plural(failed, { one: 'une fois', other: `${number(failed)} fois` });
  const wrong =
    question === null ? '' : `, question la plus souvent ratée\u00a0: «\u00a0${question}\u00a0»`;
  return `a échoué ${times} au quiz de «\u00a0${moduleName}\u00a0»${wrong}`;
}

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
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `N’a pas commencé «\u00a0${moduleName}\u00a0»`,
    notWatched: (moduleName, watchedTo, duration) =>
      `N’a pas terminé la vidéo de «\u00a0${moduleName}\u00a0»\u00a0: vue jusqu’à ${watchedTo} sur ${duration}`,
    noTry: (moduleName) => `N’a pas encore fait le quiz de «\u00a0${moduleName}\u00a0»`,
    failed: (quiz) => `A${failedQuiz(quiz).slice(1)}`,
    waitsForAdmin: (quiz) =>
      `Attend qu’un administrateur rouvre le quiz\u00a0: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Peut réessayer dans ${inMinutes(minutes)}\u00a0: ${failedQuiz(quiz)}`,
    neverActive: 'aucune activité',
    lastActive: {
      now: 'dernière activité il y a moins d’une minute',
      minutes: (count) => `dernière activité il y a ${inMinutes(count)}`,
      hours: (count) =>
        `dernière activité il y a ${plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` })}`,
      days: (count) =>
        `dernière activité il y a ${plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` })}`,
    },
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

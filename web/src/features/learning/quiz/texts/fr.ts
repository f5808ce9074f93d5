import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const rightOf = ({ right, questions }: { right: number; questions: number }) =>
  plural(right, {
    one: `${number(right)} bonne réponse sur ${number(questions)}`,
    other: `${number(right)} bonnes réponses sur ${number(questions)}`,
  });

export const texts: QuizTexts = {
  title: 'Quiz',
  intro: ({ questions, passMark }) =>
    plural(questions, {
      one: `${number(questions)} question. ${passMark}\u202f% pour réussir.`,
      other: `${number(questions)} questions, une à la fois. ${passMark}\u202f% pour réussir.`,
    }),
  questions: (count) =>
    plural(count, { one: `${number(count)} question`, other: `${number(count)} questions` }),
  notPassedYet: ({ score, passMark }) =>
    `Vous n’avez pas encore réussi ce quiz. Votre meilleur score est de ${score}\u202f%, il faut ${passMark}\u202f% pour réussir.`,
  alreadyPassed: 'Vous avez réussi ce quiz. Une nouvelle tentative ne diminue jamais votre score.',

  start: 'Commencer le quiz',
  tryAgain: 'Réessayer',
  tryQuizAgain: 'Réessayer le quiz',
  takeAgain: 'Refaire le quiz',

  question: ({ place, count }) => `Question ${number(place)} sur ${number(count)}`,
  backToVideo: 'Retour à la vidéo',
  previous: 'Précédente',
  next: 'Suivante',
  chooseAnswer: 'Choisissez une réponse pour continuer.',
  submit: 'Envoyer le quiz',
  submitting: 'Envoi…',
  submitFailed: 'Impossible d’envoyer le quiz',
  submitFailedTryAgain: 'Impossible d’envoyer le quiz. Veuillez réessayer.',
  beginAgain: 'Réessayer',
  questionsChanged:
    'Les questions de ce quiz ont changé. Vos réponses encore valables ont été conservées.',

  passed: (score) => `Félicitations\u202f! Vous avez réussi avec ${score}\u202f%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Meilleur score jusqu’ici' : 'Score';
    const next = isBlocked ? 'Il ne reste aucune tentative.' : 'Veuillez réessayer.';
    return `${label}\u00a0: ${score}\u202f%. Il faut ${passMark}\u202f% pour réussir. ${next}`;
  },
  rightAnswers: (answers) => `${rightOf(answers)}.`,
  rightAnswersOfBest: (answers) => `Votre meilleure tentative\u00a0: ${rightOf(answers)}.`,
  passedWith: (score) => `Vous avez réussi ce quiz avec ${score}\u202f%.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Vous avez réussi ce quiz avec ${score}\u202f%. Votre dernière réussite\u00a0: ${rightOf({ right, questions })}.`,
  toPass: 'pour réussir',

  tries: {
    openIn: (clock) => `Nouvelle tentative possible dans ${clock}`,
    openInSentence: (clock) => `Nouvelle tentative possible dans ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: `Nouvelle tentative possible dans ${number(minutes)} minute.`,
        other: `Nouvelle tentative possible dans ${number(minutes)} minutes.`,
      }),
    openNow: 'Vous pouvez réessayer maintenant.',
    shortOpenIn: (clock) => `Réessayer dans ${clock}`,
    shortNoneLeft: 'Plus de tentatives',
    noneLeft:
      'Vous avez utilisé toutes les tentatives de ce quiz. Demandez à un administrateur de le rouvrir.',
    left: (count) =>
      plural(count, {
        one: `Encore ${number(count)} tentative. Ensuite, un administrateur doit rouvrir le quiz.`,
        other: `Encore ${number(count)} tentatives. Ensuite, un administrateur doit rouvrir le quiz.`,
      }),
    watchMeanwhile: 'Revoir la vidéo en attendant',
  },

  review: {
    open: 'Revoir les réponses',
    dialog: 'Réponses',
    show: 'Afficher les réponses',
    hide: 'Masquer les réponses',
    yourAnswers: 'Vos réponses',
    rightAnswers: 'Les bonnes réponses',
    yourAnswer: 'Votre réponse\u00a0:',
    rightAnswer: 'Bonne réponse\u00a0:',
    none: 'aucune',
    right: 'Juste\u00a0:',
    wrong: 'Faux\u00a0:',
  },
};

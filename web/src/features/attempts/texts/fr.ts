import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Chargement des tentatives…',
    loadFailed: (reason) => `Impossible de charger les tentatives. ${reason}`,
    none: 'Aucune tentative pour l’instant',
    showOlder: 'Afficher les tentatives plus anciennes',
    showAnswers: 'Afficher les réponses',
    showAnswersOf: ({ date, score }) => `Afficher les réponses du ${date}, ${score}\u202f%`,
    answersNotKept: 'Les réponses n’étaient pas conservées à cette date.',
  },
  facts: {
    score: (percent) => `${percent}\u202f%`,
    bestScoreSoFar: (percent) => `Meilleur score à ce jour\u00a0: ${percent}\u202f%`,
    passed: 'Réussi',
    notPassed: 'Non réussi',
    correctOf: ({ correct, total }) =>
      plural(correct, {
        one: `${number(correct)} sur ${number(total)} correcte`,
        other: `${number(correct)} sur ${number(total)} correctes`,
      }),
  },
  answers: {
    loading: 'Chargement des réponses…',
    loadFailed: 'Impossible de charger les réponses',
    right: 'Juste',
    wrong: 'Faux',
    notAnswered: 'Cette question n’a pas reçu de réponse.',
    chosen: 'Réponse choisie',
    chosenByYou: 'Votre réponse',
    correct: 'Bonne réponse',
    explanation: 'Explication\u00a0:',
  },
  ofTrainee: {
    link: 'Tentatives',
    title: (moduleName) => `Tentatives\u00a0: ${moduleName}`,
    back: 'Toutes les tentatives',
  },
  own: {
    title: 'Vos tentatives',
    hint: 'Une fois le quiz réussi, vous pouvez consulter les réponses de chacune.',
    answersTitle: 'Réponses de cette tentative',
    answersLabel: 'Réponses',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('ro');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Se încarcă încercările…',
    loadFailed: (reason) => `Încercările nu au putut fi încărcate. ${reason}`,
    none: 'Încă nicio încercare la test',
    showOlder: 'Afișați încercări mai vechi',
    showAnswers: 'Afișați răspunsurile',
    showAnswersOf: ({ date, score }) => `Afișați răspunsurile din ${date}, ${score}\u00a0%`,
    answersNotKept: 'Răspunsurile nu se păstrau la acea vreme.',
  },
  facts: {
    score: (percent) => `${percent}\u00a0%`,
    bestScoreSoFar: (percent) => `Cel mai bun scor de până acum: ${percent}\u00a0%`,
    passed: 'Promovat',
    notPassed: 'Nepromovat',
    correctOf: ({ correct, total }) => `${number(correct)} din ${number(total)} corecte`,
  },
  answers: {
    loading: 'Se încarcă răspunsurile…',
    loadFailed: 'Răspunsurile nu au putut fi încărcate',
    right: 'Corect',
    wrong: 'Greșit',
    notAnswered: 'La această întrebare nu s-a răspuns.',
    chosen: 'Răspuns ales',
    chosenByYou: 'Răspunsul dvs.',
    correct: 'Răspuns corect',
    explanation: 'Explicație:',
  },
  ofTrainee: {
    link: 'Încercări',
    title: (moduleName) => `Încercări: ${moduleName}`,
    back: 'Toate încercările',
  },
  own: {
    title: 'Încercările dvs.',
    hint: 'După ce promovați, puteți vedea răspunsurile fiecărei încercări.',
    answersTitle: 'Răspunsurile acestei încercări',
    answersLabel: 'Răspunsuri',
  },
};

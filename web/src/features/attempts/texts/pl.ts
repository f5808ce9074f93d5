import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('pl');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Wczytywanie podejść…',
    loadFailed: (reason) => `Nie udało się wczytać podejść. ${reason}`,
    none: 'Jeszcze bez podejść do quizu',
    showOlder: 'Pokaż starsze podejścia',
    showAnswers: 'Pokaż odpowiedzi',
    showAnswersOf: ({ date, score }) => `Pokaż odpowiedzi: ${date}, ${score}%`,
    answersNotKept: 'Odpowiedzi nie były wtedy zapisywane.',
  },
  facts: {
    score: (percent) => `${percent}%`,
    bestScoreSoFar: (percent) => `Najlepszy dotychczasowy wynik: ${percent}%`,
    passed: 'Zaliczono',
    notPassed: 'Nie zaliczono',
    correctOf: ({ correct, total }) => `Poprawne: ${number(correct)} z ${number(total)}`,
  },
  answers: {
    loading: 'Wczytywanie odpowiedzi…',
    loadFailed: 'Nie udało się wczytać odpowiedzi',
    right: 'Dobrze',
    wrong: 'Źle',
    notAnswered: 'Na to pytanie nie udzielono odpowiedzi.',
    chosen: 'Wybrana odpowiedź',
    chosenByYou: 'Twoja odpowiedź',
    correct: 'Poprawna odpowiedź',
    explanation: 'Wyjaśnienie:',
  },
  ofTrainee: {
    link: 'Podejścia',
    title: (moduleName) => `Podejścia: ${moduleName}`,
    back: 'Wszystkie podejścia',
  },
  own: {
    title: 'Twoje podejścia',
    hint: 'Po zaliczeniu możesz przejrzeć odpowiedzi z każdego z nich.',
    answersTitle: 'Odpowiedzi w tym podejściu',
    answersLabel: 'Odpowiedzi',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const questionsOf = (count: number) =>
  plural(count, {
    one: '1 pytanie',
    few: `${number(count)} pytania`,
    other: `${number(count)} pytań`,
  });

export const texts: QuizTexts = {
  title: 'Quiz',
  intro: ({ questions, passMark }) =>
    plural(questions, {
      one: `1 pytanie. Próg zaliczenia: ${passMark}%.`,
      other: `${questionsOf(questions)}, jedno po drugim. Próg zaliczenia: ${passMark}%.`,
    }),
  questions: questionsOf,
  notPassedYet: ({ score, passMark }) =>
    `Quiz nie jest jeszcze zaliczony. Najlepszy wynik to ${score}%, próg zaliczenia ${passMark}%.`,
  alreadyPassed: 'Quiz zaliczony. Kolejne podejście nigdy nie obniża wyniku.',

  start: 'Rozpocznij quiz',
  tryAgain: 'Spróbuj ponownie',
  tryQuizAgain: 'Podejdź do quizu ponownie',
  takeAgain: 'Rozwiąż quiz ponownie',

  question: ({ place, count }) => `Pytanie ${number(place)} z ${number(count)}`,
  backToVideo: 'Wróć do filmu',
  previous: 'Poprzednie',
  next: 'Następne',
  chooseAnswer: 'Wybierz odpowiedź, aby przejść dalej.',
  submit: 'Prześlij quiz',
  submitting: 'Przesyłanie…',
  submitFailed: 'Nie udało się przesłać quizu',
  submitFailedTryAgain: 'Nie udało się przesłać quizu. Spróbuj ponownie.',
  beginAgain: 'Spróbuj ponownie',
  questionsChanged:
    'Pytania w tym quizie się zmieniły. Odpowiedzi, które nadal pasują, zostały zachowane.',

  passed: (score) => `Gratulacje! Quiz zaliczony z wynikiem ${score}%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Najlepszy dotychczasowy wynik' : 'Wynik';
    const next = isBlocked ? 'Nie ma już więcej podejść.' : 'Spróbuj ponownie.';
    return `${label}: ${score}%. Próg zaliczenia: ${passMark}%. ${next}`;
  },
  rightAnswers: ({ right, questions }) =>
    `Poprawne odpowiedzi: ${number(right)} z ${number(questions)}.`,
  rightAnswersOfBest: ({ right, questions }) =>
    `Poprawne odpowiedzi w najlepszym podejściu: ${number(right)} z ${number(questions)}.`,
  passedWith: (score) => `Quiz zaliczony z wynikiem ${score}%.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Quiz zaliczony z wynikiem ${score}%. Poprawne odpowiedzi w ostatnim zaliczonym podejściu: ${number(right)} z ${number(questions)}.`,
  toPass: 'próg zaliczenia',

  tries: {
    openIn: (clock) => `Następne podejście możliwe za ${clock}`,
    openInSentence: (clock) => `Następne podejście możliwe za ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: 'Następne podejście możliwe za minutę.',
        few: `Następne podejście możliwe za ${number(minutes)} minuty.`,
        other: `Następne podejście możliwe za ${number(minutes)} minut.`,
      }),
    openNow: 'Możesz teraz spróbować ponownie.',
    shortOpenIn: (clock) => `Ponownie za ${clock}`,
    shortNoneLeft: 'Brak podejść',
    noneLeft:
      'Wszystkie podejścia do tego quizu są wykorzystane. Poproś administratora o ponowne udostępnienie quizu.',
    left: (count) =>
      plural(count, {
        one: 'Pozostało 1 podejście. Potem administrator musi ponownie udostępnić quiz.',
        few: `Pozostały ${number(count)} podejścia. Potem administrator musi ponownie udostępnić quiz.`,
        other: `Pozostało ${number(count)} podejść. Potem administrator musi ponownie udostępnić quiz.`,
      }),
    watchMeanwhile: 'Tymczasem obejrzyj film',
  },

  review: {
    open: 'Przejrzyj odpowiedzi',
    dialog: 'Odpowiedzi',
    show: 'Pokaż odpowiedzi',
    hide: 'Ukryj odpowiedzi',
    yourAnswers: 'Twoje odpowiedzi',
    rightAnswers: 'Poprawne odpowiedzi',
    yourAnswer: 'Twoja odpowiedź:',
    rightAnswer: 'Poprawna odpowiedź:',
    none: 'brak',
    right: 'Dobrze:',
    wrong: 'Źle:',
  },
};

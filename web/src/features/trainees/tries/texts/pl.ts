import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: TriesTexts = {
  nthTry: (place) => `${number(place)}. podejście`,
  standing: {
    passedAtTry: (place) => `Zaliczono w ${number(place)}. podejściu`,
    failedTries: (count) =>
      plural(count, {
        one: '1 niezaliczone podejście',
        few: `${number(count)} niezaliczone podejścia`,
        other: `${number(count)} niezaliczonych podejść`,
      }),
    waitsForAdmin: 'Czeka na administratora: wszystkie podejścia wykorzystano.',
    canTryAgainAt: (time) => `Następne podejście możliwe od ${time}`,
  },
  openAgain: {
    button: 'Udostępnij quiz ponownie',
    buttonOf: (moduleName) => `Udostępnij ponownie quiz modułu ${moduleName}`,
    opening: 'Udostępnianie…',
    opened: (moduleName) => `Quiz modułu ${moduleName} jest znowu dostępny`,
  },
  section: {
    title: 'Podejścia do quizów',
    loadFailed: (reason) => `Nie udało się wczytać podejść do quizów. ${reason}`,
    showOlder: 'Pokaż starsze podejścia',
    score: (percent) => `${percent}%`,
    passed: 'Zaliczono',
    notPassed: 'Nie zaliczono',
    wrongQuestions: (count) =>
      plural(count, {
        one: '1 błędna odpowiedź',
        few: `${number(count)} błędne odpowiedzi`,
        other: `${number(count)} błędnych odpowiedzi`,
      }),
    notAnswered: 'Brak odpowiedzi',
  },
  pass: {
    title: 'Zaliczenie',
    passedOn: 'Data zaliczenia',
    passedAt: 'Podstawa zaliczenia',
    tryAndMark: (place, passMark) => `${number(place)}. podejście, próg zaliczenia ${passMark}%`,
    questionsSaved: 'Pytania zapisano',
    videoSaved: 'Film zapisano',
    videoLength: 'Długość filmu',
    notRecorded: 'Nie odnotowano',
  },
};

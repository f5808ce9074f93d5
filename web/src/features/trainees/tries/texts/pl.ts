import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const failedTries = (count: number) =>
  plural(count, {
    one: '1 niezaliczone podejście',
    few: `${number(count)} niezaliczone podejścia`,
    other: `${number(count)} niezaliczonych podejść`,
  });

const inMinutes = (count: number) =>
  plural(count, {
    one: '1 minutę',
    few: `${number(count)} minuty`,
    other: `${number(count)} minut`,
  });

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const wrong = question === null ? '' : `, najczęściej błędnie: „${question}”`;
  return `${failedTries(failed)} do quizu modułu „${moduleName}”${wrong}`;
}

export const texts: TriesTexts = {
  nthTry: (place) => `${number(place)}. podejście`,
  standing: {
    passedAtTry: (place) => `Zaliczono w ${number(place)}. podejściu`,
    failedTries,
    waitsForAdmin: 'Czeka na administratora: wszystkie podejścia wykorzystano.',
    canTryAgainAt: (time) => `Następne podejście możliwe od ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `Nie rozpoczęto modułu „${moduleName}”`,
    notWatched: (moduleName, watchedTo, duration) =>
      `Film modułu „${moduleName}” nie został obejrzany do końca: ${watchedTo} z ${duration}`,
    noTry: (moduleName) => `Brak podejścia do quizu modułu „${moduleName}”`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) => `Czeka, aż administrator ponownie udostępni quiz: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Następne podejście możliwe za ${inMinutes(minutes)}: ${failedQuiz(quiz)}`,
    neverActive: 'brak aktywności',
    lastActive: {
      now: 'ostatnia aktywność mniej niż minutę temu',
      minutes: (count) => `ostatnia aktywność ${inMinutes(count)} temu`,
      hours: (count) =>
        `ostatnia aktywność ${plural(count, { one: '1 godzinę', few: `${number(count)} godziny`, other: `${number(count)} godzin` })} temu`,
      days: (count) =>
        `ostatnia aktywność ${plural(count, { one: '1 dzień', other: `${number(count)} dni` })} temu`,
    },
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

import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const failedTries = (count: number) =>
  plural(count, {
    one: `${number(count)} невдала спроба`,
    few: `${number(count)} невдалі спроби`,
    other: `${number(count)} невдалих спроб`,
  });

const inMinutes = (count: number) =>
  plural(count, {
    one: `${number(count)} хвилину`,
    few: `${number(count)} хвилини`,
    other: `${number(count)} хвилин`,
  });

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const wrong = question === null ? '' : `, найчастіше помилка в запитанні: «${question}»`;
  return `${failedTries(failed)} скласти тест модуля «${moduleName}»${wrong}`;
}

export const texts: TriesTexts = {
  nthTry: (place) => `Спроба ${number(place)}`,
  standing: {
    passedAtTry: (place) => `Складено з ${number(place)}-ї спроби`,
    failedTries,
    waitsForAdmin: 'Очікує на адміністратора: усі спроби використано.',
    canTryAgainAt: (time) => `Наступна спроба можлива з ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `Не розпочато модуль «${moduleName}»`,
    notWatched: (moduleName, watchedTo, duration) =>
      `Відео модуля «${moduleName}» не переглянуто до кінця: ${watchedTo} із ${duration}`,
    noTry: (moduleName) => `Ще не було спроби скласти тест модуля «${moduleName}»`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) => `Очікує, поки адміністратор знову відкриє тест: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Наступна спроба можлива через ${inMinutes(minutes)}: ${failedQuiz(quiz)}`,
    neverActive: 'активності не було',
    lastActive: {
      now: 'остання активність менш ніж хвилину тому',
      minutes: (count) => `остання активність ${inMinutes(count)} тому`,
      hours: (count) =>
        `остання активність ${plural(count, { one: `${number(count)} годину`, few: `${number(count)} години`, other: `${number(count)} годин` })} тому`,
      days: (count) =>
        `остання активність ${plural(count, { one: `${number(count)} день`, few: `${number(count)} дні`, other: `${number(count)} днів` })} тому`,
    },
  },
  openAgain: {
    button: 'Знову відкрити тест',
    buttonOf: (moduleName) => `Знову відкрити тест модуля «${moduleName}»`,
    opening: 'Відкриття…',
    opened: (moduleName) => `Тест модуля «${moduleName}» знову відкрито`,
  },
  section: {
    title: 'Спроби скласти тести',
    loadFailed: (reason) => `Не вдалося завантажити спроби. ${reason}`,
    showOlder: 'Показати старіші спроби',
    score: (percent) => `${percent}%`,
    passed: 'Складено',
    notPassed: 'Не складено',
    wrongQuestions: (count) =>
      plural(count, {
        one: `${number(count)} неправильна відповідь`,
        few: `${number(count)} неправильні відповіді`,
        other: `${number(count)} неправильних відповідей`,
      }),
    notAnswered: 'Без відповіді',
  },
  pass: {
    title: 'Зарахування',
    passedOn: 'Пройдено',
    passedAt: 'Успішна спроба',
    tryAndMark: (place, passMark) => `спроба ${number(place)}, прохідний бал ${passMark}%`,
    questionsSaved: 'Запитання збережено',
    videoSaved: 'Відео збережено',
    videoLength: 'Тривалість відео',
    notRecorded: 'Не записано',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: TriesTexts = {
  nthTry: (place) => `Спроба ${number(place)}`,
  standing: {
    passedAtTry: (place) => `Складено з ${number(place)}-ї спроби`,
    failedTries: (count) =>
      plural(count, {
        one: `${number(count)} невдала спроба`,
        few: `${number(count)} невдалі спроби`,
        other: `${number(count)} невдалих спроб`,
      }),
    waitsForAdmin: 'Очікує на адміністратора: усі спроби використано.',
    canTryAgainAt: (time) => `Наступна спроба можлива з ${time}`,
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

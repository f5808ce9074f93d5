import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const questionsWithNoun = (count: number) =>
  plural(count, {
    one: `${number(count)} запитання`,
    few: `${number(count)} запитання`,
    other: `${number(count)} запитань`,
  });

export const texts: QuizTexts = {
  title: 'Тест',
  intro: ({ questions, passMark }) =>
    `${questionsWithNoun(questions)}${questions === 1 ? '' : ', одне за одним'}. Прохідний бал ${passMark}%.`,
  questions: questionsWithNoun,
  notPassedYet: ({ score, passMark }) =>
    `Ви ще не склали цей тест. Ваш найкращий результат ${score}%, прохідний бал ${passMark}%.`,
  alreadyPassed: 'Ви склали цей тест. Подальші спроби не знизять вашого результату.',

  start: 'Почати тест',
  tryAgain: 'Спробувати ще раз',
  tryQuizAgain: 'Пройти тест іще раз',
  takeAgain: 'Пройти тест знову',

  question: ({ place, count }) => `Запитання ${number(place)} з ${number(count)}`,
  backToVideo: 'Назад до відео',
  previous: 'Назад',
  next: 'Далі',
  chooseAnswer: 'Виберіть відповідь, щоб продовжити.',
  submit: 'Надіслати відповіді',
  submitting: 'Надсилання…',
  submitFailed: 'Не вдалося надіслати відповіді',
  submitFailedTryAgain: 'Не вдалося надіслати відповіді. Спробуйте ще раз.',
  beginAgain: 'Спробувати ще раз',
  questionsChanged: 'Запитання цього тесту змінилися. Ваші відповіді, які ще підходять, збережено.',

  passed: (score) => `Вітаємо! Ви склали тест із результатом ${score}%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Найкращий результат дотепер' : 'Результат';
    const next = isBlocked ? 'Спроб більше немає.' : 'Спробуйте ще раз.';
    return `${label}: ${score}%. Прохідний бал: ${passMark}%. ${next}`;
  },
  rightAnswers: ({ right, questions }) =>
    `Правильних відповідей: ${number(right)} з ${number(questions)}.`,
  rightAnswersOfBest: ({ right, questions }) =>
    `Правильних відповідей у найкращій спробі: ${number(right)} з ${number(questions)}.`,
  passedWith: (score) => `Ви склали цей тест із результатом ${score}%.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Ви склали цей тест із результатом ${score}%. Правильних відповідей в останній успішній спробі: ${number(right)} з ${number(questions)}.`,
  toPass: 'прохідний бал',

  tries: {
    openIn: (clock) => `Наступна спроба через ${clock}`,
    openInSentence: (clock) => `Ви зможете спробувати ще раз через ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: `Ви зможете спробувати ще раз через ${number(minutes)} хвилину.`,
        few: `Ви зможете спробувати ще раз через ${number(minutes)} хвилини.`,
        other: `Ви зможете спробувати ще раз через ${number(minutes)} хвилин.`,
      }),
    openNow: 'Тепер можна спробувати ще раз.',
    shortOpenIn: (clock) => `Спроба через ${clock}`,
    shortNoneLeft: 'Спроб не залишилося',
    noneLeft:
      'Ви використали всі спроби скласти цей тест. Попросіть адміністратора знову його відкрити.',
    left: (count) =>
      plural(count, {
        one: `Залишилася ${number(count)} спроба. Потім тест зможе знову відкрити лише адміністратор.`,
        few: `Залишилося ${number(count)} спроби. Потім тест зможе знову відкрити лише адміністратор.`,
        other: `Залишилося ${number(count)} спроб. Потім тест зможе знову відкрити лише адміністратор.`,
      }),
    watchMeanwhile: 'Тим часом переглянути знову',
  },

  review: {
    open: 'Переглянути відповіді',
    dialog: 'Відповіді',
    show: 'Показати відповіді',
    hide: 'Приховати відповіді',
    yourAnswers: 'Ваші відповіді',
    rightAnswers: 'Правильні відповіді',
    yourAnswer: 'Ваша відповідь:',
    rightAnswer: 'Правильна відповідь:',
    none: 'немає',
    right: 'Правильно:',
    wrong: 'Неправильно:',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('uk');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Завантаження спроб…',
    loadFailed: (reason) => `Не вдалося завантажити спроби. ${reason}`,
    none: 'Спроб скласти тест ще не було',
    showOlder: 'Показати старіші спроби',
    showAnswers: 'Показати відповіді',
    showAnswersOf: ({ date, score }) => `Показати відповіді: ${date}, ${score}%`,
    answersNotKept: 'На той час відповіді не зберігалися.',
  },
  facts: {
    score: (percent) => `${percent}%`,
    bestScoreSoFar: (percent) => `Найкращий результат на той час: ${percent}%`,
    passed: 'Складено',
    notPassed: 'Не складено',
    correctOf: ({ correct, total }) => `Правильно: ${number(correct)} з ${number(total)}`,
  },
  answers: {
    loading: 'Завантаження відповідей…',
    loadFailed: 'Не вдалося завантажити відповіді',
    right: 'Правильно',
    wrong: 'Неправильно',
    notAnswered: 'На це запитання не дано відповіді.',
    chosen: 'Вибрана відповідь',
    chosenByYou: 'Ваша відповідь',
    correct: 'Правильна відповідь',
    explanation: 'Пояснення:',
  },
  ofTrainee: {
    link: 'Спроби',
    title: (moduleName) => `Спроби: ${moduleName}`,
    back: 'Усі спроби',
  },
  own: {
    title: 'Ваші спроби',
    hint: 'Коли складете тест, зможете переглянути відповіді кожної спроби.',
    answersTitle: 'Відповіді цієї спроби',
    answersLabel: 'Відповіді',
  },
};

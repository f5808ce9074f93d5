import type { PagesTexts } from './en.ts';

export const texts: PagesTexts = {
  company: {
    tabs: {
      modules: 'Модулі',
      trainees: 'Учасники',
      groups: 'Групи',
      progress: 'Прогрес',
      help: 'Допомога',
      feedback: 'Відгуки',
      settings: 'Налаштування',
    },
    titles: {
      modules: (company) => `${company} – навчальні модулі`,
      trainees: (company) => `${company} – учасники`,
      groups: (company) => `${company} – групи`,
      progress: (company) => `${company} – прогрес`,
      help: (company) => `${company} – допомога`,
      feedback: (company) => `${company} – відгуки`,
      settings: (company) => `${company} – налаштування`,
      company: (company) => `${company} – компанія`,
    },
    parts: (company) => `Розділи компанії ${company}`,
    whoMayJoin: 'Хто може приєднатися',
  },
  reports: {
    showAsCards: 'Показати картками',
    weeklyReport: 'Щотижневий звіт',
    print: 'Друкувати',
    failed: 'Не вдалося завантажити звіти',
    loading: 'Завантаження компаній…',
    none: {
      title: 'Компаній ще немає',
      message: 'Щойно ви додасте компанію, для неї з’явиться звіт.',
      goToModules: 'До навчальних модулів',
    },
    noMatch: 'За цим запитом компаній не знайдено',
  },
  evidence: {
    print: 'Друкувати',
    printOf: (module) => `Друкувати підтвердження: ${module}`,
    failed: 'Не вдалося завантажити підтвердження',
    runAndTime: (run, time) => `Проходження ${run}. Надруковано: ${time}.`,
    result: 'Результат',
    passed: 'Пройдено',
    notPassed: 'Не пройдено',
    passedWithScore: (percent) => `Пройдено, найкращий результат ${percent}%`,
    notPassedWithScore: (percent) => `Не пройдено, найкращий результат ${percent}%`,
    quiz: 'Тест',
    noQuiz: 'Немає: модуль завершується переглядом відео',
    passMark: (percent) => `Прохідний бал ${percent}%`,
    opened: 'Відкрито',
    watched: 'Переглянуто',
    watchedOf: ({ credited, length, percent }) =>
      `Зараховано ${credited} з відео тривалістю ${length}, переглянуто ${percent}%`,
    passedOn: 'Пройдено',
    passedAt: 'Успішна спроба',
    questionsSaved: 'Запитання збережено',
    videoSaved: 'Відео збережено',
    notRecorded: 'Не записано',
    sessions: 'Сеанси перегляду',
    session: ({ from, to }, details) => `${from} – ${to}: ${details.join(', ')}`,
    credited: (time) => `зараховано ${time}`,
    filmNeverLoaded: 'відео не завантажувалося',
    filmLoaded: (size) => `завантажено ${size} відео`,
    tryPassed: (attempt) => `${tryAndScore(attempt)}, складено`,
    tryNotPassed: (attempt) => `${tryAndScore(attempt)}, не складено`,
    noAnswers: 'На той час відповіді не зберігалися.',
    rightlyAnswered: (question) => `${question} – правильно`,
    wronglyAnswered: (question) => `${question} – неправильно`,
    lettered: (letter, option) => `${letter}) ${option}`,
    chosen: (option) => `${option} [вибрано]`,
    correct: (option) => `${option} [правильно]`,
    chosenAndCorrect: (option) => `${option} [вибрано, правильно]`,
    notAnswered: 'Без відповіді.',
  },
};

type Try = {
  readonly number: number;
  readonly time: string;
  readonly percent: number;
  readonly correct: number;
  readonly questions: number;
  readonly passMark: number;
};

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Спроба ${number}, ${time}: ${percent}% (${correct} з ${questions}), прохідний бал ${passMark}%`;
}

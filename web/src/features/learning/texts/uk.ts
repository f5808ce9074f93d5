import { formatsOf } from '@portal/contract/formats';
import type { LearningTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

// The dates of Ukrainian end with a full stop ('29 лист. 2026 р.'), so no sentence adds one after a date.
export const texts: LearningTexts = {
  percent: (percent) => `${percent}%`,
  backToTraining: 'Назад до навчання',
  ofModule: (module) => `: ${module}`,
  actions: { start: 'Почати', continue: 'Продовжити', review: 'Переглянути' },
  moduleStatus: { current: 'Поточний', locked: 'Заблоковано' },
  loading: {
    training: 'Завантаження навчання…',
    progress: 'Завантаження прогресу…',
    module: 'Завантаження модуля…',
    result: 'Завантаження результату…',
  },
  loadError: {
    denied: 'Доступ заборонено',
    dashboard: {
      title: 'Не вдалося завантажити навчання',
      toast: 'Не вдалося завантажити дані навчання',
      message: 'Не вдалося завантажити дані навчання. Спробуйте оновити сторінку.',
    },
    progress: {
      title: 'Не вдалося завантажити прогрес',
      toast: 'Не вдалося завантажити дані про прогрес',
      message: 'Не вдалося завантажити дані про прогрес. Спробуйте оновити сторінку.',
    },
    refresh: 'Оновити сторінку',
    refreshing: 'Оновлення…',
  },
  noModules: {
    title: 'Навчальних модулів немає',
    description: 'Ваша компанія ще не має навчання для вас. Щойно воно буде, ви побачите його тут.',
  },

  length: {
    none: 'Без відео',
    belowMinute: '<1 хв',
    short: (minutes) => `${number(minutes)} хв`,
    minutes: (minutes) => `${number(minutes)} хв`,
  },

  nextStep: {
    continueAt: (time) => `Продовжити з ${time}`,
    takeQuiz: 'Пройти тест',
    tryQuizAgain: 'Пройти тест іще раз',
    tryAgainIn: (minutes) => `Наступна спроба через ${number(minutes)} хв`,
    askAdmin: 'Звернутися до адміністратора',
  },

  locked: {
    finishFirst: (module) => `Спершу завершіть модуль «${module}».`,
    open: (module) => `Відкрити «${module}»`,
    continueAt: ({ module, time }) => `Продовжити «${module}» з ${time}`,
  },

  average: {
    noQuiz: 'У цьому навчанні немає тестів',
    noneTaken: 'Тестів ще не пройдено',
    ofTaken: (percent) => `За пройденими тестами: ${percent}%`,
  },

  ofModules: (total) => `з ${number(total)}`,
  completedOfModules: (completed, total) => `${completed} з ${number(total)}`,

  completed: {
    seeResult: 'Переглянути результат',
    youCompletedOn: (date) => `${date} ви завершили навчання.`,
    completedWithNew: (date, added) =>
      plural(added, {
        one: `Завершено ${date}; ${number(added)} новий модуль`,
        few: `Завершено ${date}; ${number(added)} нові модулі`,
        other: `Завершено ${date}; ${number(added)} нових модулів`,
      }),
  },

  restarted: {
    now: 'Ваше навчання почалося знову, з першого модуля. Попередні результати збережено.',
    quizAnswersLost: 'Ненадіслані відповіді на тест не вдалося перенести.',
    startedAgainOn: (date) =>
      `${date} ваше навчання почалося знову. Попередні результати збережено.`,
    seeEarlierResult: 'Переглянути попередній результат',
  },

  dashboard: {
    welcome: (name) => `Вітаємо, ${name}`,
    trainingAt: (company) => `Ваше навчання в компанії ${company}`,
    upNext: 'Наступний модуль',
    continue: 'Продовжити',
    quiz: 'Тест',
    continueModule: (module) => `Продовжити: ${module}`,
    continueModuleBy: ({ module, step }) => `Продовжити: ${module}, ${step}`,
    overallProgress: 'Загальний прогрес',
    modulesCompleted: 'Завершені модулі',
    averageScore: 'Середній результат',
    currentModule: 'Поточний модуль',
    allCompleted: 'Усі модулі завершено',
    noCurrentModule: 'Немає',
    path: 'Ваш навчальний шлях',
    at: (time) => `з ${time}`,
    modules: 'Навчальні модулі',
    completedModules: (count) =>
      plural(count, {
        one: `${number(count)} завершений модуль`,
        few: `${number(count)} завершені модулі`,
        other: `${number(count)} завершених модулів`,
      }),
  },

  card: {
    module: (place) => `Модуль ${place}`,
    videoLength: 'Тривалість відео:',
    score: (percent) => `Результат: ${percent}%`,
    quizNotPassed: 'Тест не складено',
    videoWatched: 'Відео переглянуто',
  },

  progress: {
    overallProgress: 'Загальний прогрес',
    ofTraining: 'вашого навчання',
    ring: 'Загальний прогрес',
    modulesCompleted: 'Завершені модулі',
    averageScore: 'Середній результат',
    overAllQuizzes: 'за всіма тестами',
    timeInvested: 'Витрачений час',
    belowMinute: '<1 хв',
    ofVideos: 'перегляду відео',
    minutesOfVideos: (minutes) =>
      plural(minutes, {
        one: 'хвилина перегляду відео',
        few: 'хвилини перегляду відео',
        other: 'хвилин перегляду відео',
      }),
    modules: 'Модулі',
    duration: 'Тривалість',
    timeSpent: 'Витрачений час',
    quizRequired: (passMark) => `Потрібно скласти тест (прохідний бал ${passMark}%)`,
    score: 'Результат',
    bestScore: 'Ще не складено, найкращий результат',
  },

  module: {
    notFound: 'Модуль не знайдено',
    isLocked: 'Цей модуль заблоковано',
    notLoaded: 'Не вдалося завантажити цей модуль',
    status: 'Стан модуля',
    video: 'Відео',
    quiz: 'Тест',
    watched: (percent) => `переглянуто ${percent}%`,
    quizNotTaken: 'Ще не пройдено',
    quizNotPassed: (bestScore) => `Не складено, найкращий результат ${bestScore}%`,
    quizPassed: (score) => `Складено з результатом ${score}%`,
    next: (module) => `Далі: ${module}`,
  },

  video: {
    playHere: 'Відтворити тут',
    thisElsewhere: 'Це відео відтворюється в іншій вкладці.',
    anotherElsewhere: 'В іншій вкладці відтворюється інше відео.',
    moduleCompleted: 'Модуль завершено! Тепер доступний наступний модуль.',
    unwatched: ({ missing, from }) =>
      `Ще не переглянуто ${missing} цього відео. Можна продовжити з ${from}.`,
    progress: 'Прогрес перегляду',
    watched: 'Переглянуто',
    markAsWatched: 'Позначити переглянутим',
    markAsWatchedAt: (percent) => `Позначити переглянутим (${percent}%)`,
    marking: 'Збереження позначки…',
    notMarked: 'Не вдалося позначити відео переглянутим. Спробуйте ще раз.',
    ended: 'Ви переглянули це відео.',
    saving: 'Зберігаємо, що ви переглянули відео…',
    notSaved: 'Ще не збережено, що ви переглянули відео.',
    nextModule: 'Наступний модуль',
    watchAgain: 'Переглянути знову',
  },

  result: {
    title: 'Ваш результат',
    notLoaded: 'Не вдалося завантажити ваш результат.',
    notLoadedBecause: (reason) => `Не вдалося завантажити ваш результат. ${reason}`,
    none: 'Результату ще немає',
    noneDescription: 'Ваш результат з’явиться тут, коли ви завершите всі модулі.',
    goToTraining: 'До мого навчання',
    others: 'Інші результати',
    completedOn: (company, date) => `${company}, завершено ${date}`,
    trainingCompleted: 'Навчання завершено',
    completedTrainingOf: (company) => `Ви завершили навчання в компанії ${company}.`,
    begun: 'Розпочато',
    completed: 'Завершено',
    averageScore: 'Середній результат',
    noQuiz: 'Без тестів',
    time: 'Час',
    modules: (count) =>
      plural(count, {
        one: `${number(count)} модуль`,
        few: `${number(count)} модулі`,
        other: `${number(count)} модулів`,
      }),
    completedModules: 'Завершені модулі',
    addedLater: 'Додано пізніше',
    modulesAddedLater: 'Модулі, додані пізніше',
    completedBy: {
      takenOut: 'Усі модулі, які вам іще залишалося пройти, вилучено.',
      deleted: (module) => `Модуль «${module}» більше не входить до вашого навчання.`,
      changed: (module) =>
        `Після зміни модуля «${module}» ваших результатів вистачило, щоб завершити навчання.`,
    },
  },

  renewal: {
    renew: 'Поновити',
    renewing: 'Поновлення починається…',
    continue: 'Продовжити поновлення',
    ofModule: (when, module) => `${when}: ${module}`,
    allDone: (day) => `Усе виконано – наступний термін: ${day}`,
    earlierCounts: 'Ваше попереднє завершення чинне до кінця свого строку.',
    toRenew: 'Поновіть цей модуль, щоб пройти його знову. Ваші попередні результати збережено.',
  },

  why: {
    question: 'Чому я маю цей модуль?',
    everyone: 'Бо його проходять усі у вашій компанії.',
    groups: (names) => `Бо ви належите до: ${list(names)}.`,
    edition: ({ day, reason }) => `Бо з ${day} його треба пройти знову: ${reason}`,
    recorded: 'Для вас записано попередній результат.',
  },
};

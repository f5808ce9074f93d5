import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Вхід для адміністраторів',
  signUp: 'Зареєструватися',
  slogan: 'Навчальні модулі та ваш прогрес в одному місці',
  description:
    'Навчання вашої компанії як шлях із коротких відео та тестів: нові колеги проходять його модуль за модулем, а адміністратори бачать успіхи кожного.',
  goToTraining: 'До мого навчання',
  newHere: (link) => `Ви тут уперше? Якщо знаєте назву своєї компанії, можете ${link}.`,
  createAccount: 'створити обліковий запис учасника',
  trainees: {
    title: 'Для учасників',
    watch: {
      what: 'Дивіться.',
      how: 'Модуль за модулем, на будь-якому пристрої, з місця, де зупинилися.',
    },
    pass: {
      what: 'Складайте.',
      how: 'Короткий тест показує, що ви знаєте, і відкриває наступний модуль.',
    },
    know: {
      what: 'Відстежуйте прогрес.',
      how: 'Скільки вже пройдено та що далі.',
    },
  },
  administrators: {
    title: 'Для адміністраторів',
    build: {
      what: 'Створюйте.',
      how: 'Кожна компанія має власний шлях із відео та запитань.',
    },
    follow: {
      what: 'Стежте.',
      how: 'Час перегляду, результати та завершені модулі кожного учасника.',
    },
    help: {
      what: 'Допомагайте.',
      how: 'Запитання надходять до вас іще під час навчання.',
    },
  },
  picture: {
    label:
      'Головна сторінка учасника зі шляхом із модулів, модуль із відео та тестом на телефоні й список учасників із їхнім прогресом на екрані адміністратора.',
    portal: 'Портал',
    dashboard: 'Моє навчання',
    myProgress: 'Мій прогрес',
    messages: 'Повідомлення',
    greeting: (name) => `Раді вас бачити, ${name}`,
    percent: (percent) => `${percent}%`,
    done: 'Завершено',
    doneOf: (done, all) => `${done} з ${all}`,
    averageScore: 'Середній результат',
    nextModule: 'Далі',
    steps: {
      welcome: 'Вступ',
      safety: 'Безпека',
      data: 'Дані',
      hygiene: 'Гігієна',
      guests: 'Гості',
    },
    modules: {
      dataProtection: 'Захист даних',
      foodHygiene: 'Гігієна харчування',
      servingGuests: 'Робота з гостями',
    },
    module: (number) => `Модуль ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes} хв · ${percent}%`,
    lengthAndPlace: (minutes, place) => `${minutes} хв · далі з ${place}`,
    length: (minutes) => `${minutes} хв`,
    completed: 'Завершено',
    current: 'Поточний',
    locked: 'Заблоковано',
    review: 'Переглянути',
    start: 'Почати',
    lockedButton: 'Заблоковано',
    questionOf: (number, all) => `Запитання ${number} з ${all}`,
    questionLines: { first: 'Як довго', second: 'слід мити руки?' },
    options: { short: 'П’ять секунд', right: 'Двадцять секунд', long: 'Дві хвилини' },
    nextQuestion: 'Далі',
    trainees: 'Учасники',
    asksForHelp: '1 запит про допомогу',
  },
};

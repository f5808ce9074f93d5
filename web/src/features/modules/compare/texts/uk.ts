import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Цей модуль змінено в іншому місці',
  description: 'Ваші зміни ще не збережено. Виберіть версію, яка залишиться.',
  choices:
    '«Залишити мою» збереже ваші зміни; те, чого ви не змінювали, залишиться таким, як збережено в іншому місці. «Показати іншу» відкине ваші зміни.',
  back: 'Назад до редагування',
  showTheirs: 'Показати іншу',
  keepMine: 'Залишити мою',
  loading: 'Завантаження іншої версії…',
  loadFailed: 'Не вдалося завантажити іншу версію',
  yours: 'Ваша',
  theirs: 'Інша',
  unchanged: 'Ви цього не змінювали.',
  fields: {
    picture: 'Обкладинка',
    question: (place) => `Запитання ${place}`,
  },
  empty: 'Порожньо',
  switchedOn: 'Увімкнено',
  switchedOff: 'Вимкнено',
  video: {
    none: 'Без відео',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Інше відео (${length})`,
    asBefore: (length) => `Попереднє відео (${length})`,
  },
  picture: {
    none: 'Без обкладинки',
    chosen: 'Нова обкладинка',
    another: 'Інша обкладинка',
    asBefore: 'Попередня обкладинка',
  },
  captions: {
    none: 'Без субтитрів',
    without: (name) => `Без: ${name}`,
    added: (name) => `Нові: ${name}`,
  },
  question: {
    none: 'Без запитання',
    fixedOrder: 'Варіанти зберігають цей порядок.',
    explanation: (explanation) => `Пояснення: ${explanation}`,
  },
};

import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: Words = {
  status: {
    'not-started': 'Не розпочато',
    'in-progress': 'У процесі',
    failed: 'Остання спроба невдала',
    completed: 'Завершено',
  },
  standing: {
    overdue: 'Прострочено',
    expired: 'Строк чинності минув',
    inGrace: 'Відстрочка',
    due: 'З терміном',
    renewalOpen: 'Потребує поновлення',
    open: 'Відкрито',
    valid: 'Чинно',
    waived: 'Звільнення',
    paused: 'Пауза',
    notRequired: 'Не обов’язково',
  },
  columns: {
    name: 'Ім’я та прізвище',
    email: 'Електронна адреса',
    company: 'Компанія',
    password: 'Пароль',
    language: 'Мова',
    groups: 'Групи',
    module: 'Модуль',
    completedOn: 'Дата завершення',
    validUntil: 'Чинно до',
    certificate: 'Сертифікат',
    note: 'Примітка',
    problem: 'Проблема',
  },
  newModules: (count) =>
    plural(count, {
      one: `${number(count)} новий модуль`,
      few: `${number(count)} нові модулі`,
      other: `${number(count)} нових модулів`,
    }),
  rights: { read: 'Читання', people: 'Люди', training: 'Навчання' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Бачить усе',
  seesNothing: 'Нічого не бачить',
  commandLine: 'Командний рядок',
  deletedUser: (number) => `Видалений користувач ${number}`,
  notLoggedIn: 'Ви не увійшли. Увійдіть ще раз.',
  noSuchModule: 'Цей модуль не знайдено, або ви не маєте до нього доступу.',
  videoFirst: 'Перш ніж проходити тест, додивіться відео до кінця.',
  noQuiz: 'У цьому модулі немає тесту.',
  companyInUse: 'Не вдалося видалити компанію: із нею пов’язані дані, які неможливо видалити',
  durationUnread:
    'Зачекайте, доки визначиться тривалість відео, або спробуйте надіслати інший відеофайл.',
  captionsTooLarge: 'За одне збереження можна надіслати щонайбільше 256 КБ субтитрів.',
  captionsUnknown:
    'Це не файл субтитрів. У файлі WebVTT або SubRip (.vtt, .srt) кожен субтитр має час, наприклад «00:00:01.500 --> 00:00:04.000».',
  fileTooLarge: (megabytes) => `Файл перевищує обмеження ${megabytes} МБ.`,
};

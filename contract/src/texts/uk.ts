import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('uk');

const LINES_NAMED = 5;

export const texts: Words = {
  status: {
    'not-started': 'Не розпочато',
    'in-progress': 'У процесі',
    failed: 'Остання спроба невдала',
    completed: 'Завершено',
  },
  newModules: (count) =>
    plural(count, {
      one: `${number(count)} новий модуль`,
      few: `${number(count)} нові модулі`,
      other: `${number(count)} нових модулів`,
    }),
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
  captionsEncodingGuessed:
    'У файлі не вказано кодування, тому його прочитано як західноєвропейський текст (Windows-1252). Перевірте літери або збережіть файл у UTF-8.',
  captionsLeftOut: (lines, total) => {
    const named = lines.slice(0, LINES_NAMED).join(', ');
    const more = lines.length > LINES_NAMED ? ', …' : '';
    const which = lines.length === 1 ? `рядок ${named}` : `рядки ${named}${more}`;
    return `Пропущено субтитри (${lines.length} з ${total}), час яких неможливо показати: ${which}.`;
  },
  fileTooLarge: (megabytes) => `Файл перевищує обмеження ${megabytes} МБ.`,
};

import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

export const rows = (count: number) =>
  plural(count, {
    one: `${number(count)} рядок`,
    few: `${number(count)} рядки`,
    other: `${number(count)} рядків`,
  });

/** In the genitive. */
export const ofRows = (count: number) =>
  plural(count, { one: `${number(count)} рядка`, other: `${number(count)} рядків` });

export const goodRows = (count: number) =>
  plural(count, {
    one: `${number(count)} правильний рядок`,
    few: `${number(count)} правильні рядки`,
    other: `${number(count)} правильних рядків`,
  });

/** In the genitive. */
const ofGoodRows = (count: number) =>
  plural(count, {
    one: `${number(count)} правильного рядка`,
    other: `${number(count)} правильних рядків`,
  });

export const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`);

export const texts: FileTexts = {
  file: 'Файл CSV або Excel',
  fileHint: ({ required, optional, maxRows, maxSize }) =>
    `Стовпці ${required.join(', ')} та, за бажання, ${list(optional)}. До ${ofRows(maxRows)} і ${maxSize}.`,
  template: 'Завантажити шаблон',
  doing: {
    checking: 'Перевірка рядків…',
    importing: 'Повторна перевірка рядків…',
    listing: 'Складання списку рядків для виправлення…',
  },
  sending: 'Надсилання файлу…',
  uploadOf: (fileName) => `Надсилання файлу «${fileName}»`,
  addedOf: (finished, total) => `${number(finished)} з ${number(total)}`,
  stop: 'Скасувати',
  stopping: 'Скасування…',
  inBackground: 'Продовжити у фоновому режимі',
  leftOut: (count) =>
    plural(count, {
      one: `Пропущено ${rows(count)}. Завантажте його з поясненням, виправте файл та імпортуйте його.`,
      other: `Пропущено ${rows(count)}. Завантажте їх із поясненнями, виправте файл та імпортуйте його.`,
    }),
  done: 'Готово',
  downloadBadRows: (count) => `Завантажити рядки з помилками (${number(count)})`,
  badRowsFile: (name) => `${name}-riadky-dlia-vypravlennia.csv`,
  line: (line) => `Рядок ${line}`,

  allReady: (count) =>
    plural(count, {
      one: count === 1 ? 'Рядок можна імпортувати.' : `Усі рядки (${count}) можна імпортувати.`,
      other: `Усі рядки (${count}) можна імпортувати.`,
    }),
  refused: (refused, count) => `Неможливо імпортувати: ${number(refused)} з ${ofRows(count)}.`,
  correctFile: 'Виправте файл і виберіть його знову.',
  importOthers: (ready) =>
    plural(ready, {
      one:
        ready === 1
          ? 'Імпортуйте інший рядок зараз або виправте файл і виберіть його знову.'
          : 'Імпортуйте інші рядки зараз або виправте файл і виберіть його знову.',
      other: 'Імпортуйте інші рядки зараз або виправте файл і виберіть його знову.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name} – ${list(quoted(headers))}`);
    return `Прочитано: ${each.join('; ')}.`;
  },
  columnsFromLine: (line) => `Назви стовпців – у рядку ${line}.`,
  sheet: (name, row) => `Аркуш «${name}», назви стовпців – у рядку ${row}.`,
  otherSheets: (names) => `Інші аркуші не читаються: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Не використано: ${columns.join(', ')}.`,
  otherFile: 'Вибрати інший файл',
  importGood: (count) => `Імпортувати ${goodRows(count)}`,
  moreRows: (count) => `… і ще ${rows(count)}.`,
  goodRows,
  firstGoodRows: (shown, total) => `Перші ${shown} з ${ofGoodRows(total)}`,

  emailColumn: 'Стовпець з електронними адресами',
  emailColumnHint: 'У файлі їх кілька.',
  encoding: 'Кодування файлу',
  encodingHint:
    'У файлі його не вказано. Якщо імена мають неправильний вигляд, виберіть інше або збережіть файл як «CSV UTF-8» чи .xlsx.',
  codePages: {
    'windows-1252': 'Західна Європа (Windows-1252)',
    'windows-1250': 'Центральна Європа (Windows-1250)',
    'windows-1254': 'Турецьке (Windows-1254)',
    'windows-1257': 'Балтійське (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Західна Європа (850)',
    cp852: 'MS-DOS, Центральна Європа (852)',
    'windows-1251': 'Кирилиця (Windows-1251)',
    'windows-1253': 'Грецьке (Windows-1253)',
    'koi8-r': 'Кирилиця (KOI8-R)',
    cp866: 'MS-DOS, кирилиця (866)',
  },
  hiddenRows: 'Приховані рядки',
  includeHidden: 'Імпортувати й приховані рядки',
  hiddenIncluded: 'Вони є серед рядків нижче.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: `${rows(count)} приховано в аркуші та пропущено.`,
      other: `${rows(count)} приховано в аркуші та пропущено.`,
    }),
  showHidden: 'Показати приховані рядки',

  rowsToCorrect: 'Рядки для виправлення',
  countToCorrect: (count) => `${rows(count)} для виправлення`,
  moreBadRows: (count) =>
    plural(count, {
      one: `… і ще ${rows(count)} з помилками. Він є у файлі, який можна завантажити нижче.`,
      other: `… і ще ${rows(count)} з помилками. Вони є у файлі, який можна завантажити нижче.`,
    }),
};

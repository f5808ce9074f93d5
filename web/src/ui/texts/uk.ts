import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: UiTexts = {
  cancel: 'Скасувати',
  close: 'Закрити',
  save: 'Зберегти',
  saving: 'Збереження…',
  delete: 'Видалити',
  undo: 'Відмінити',
  retry: 'Повторити',
  tryAgain: 'Спробувати ще раз',
  loading: 'Завантаження…',
  back: 'Назад',
  retrying: 'Повторна спроба…',
  reload: 'Перезавантажити',
  dismiss: 'Приховати',
  stay: 'Залишитися',
  somethingWentWrong: 'Щось пішло не так',
  optional: '(необов’язково)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: показано не найновіші дані. ${message}`,
  part: {
    failed: 'Не вдалося показати цю частину сторінки.',
    notLoaded:
      'Не вдалося завантажити цю частину. Якщо портал оновлено, збережіть свою роботу та перезавантажте сторінку.',
  },
  presence: { online: 'У мережі', offline: 'Не в мережі' },
  percent: (percent) => `${percent}%`,
  lessThanOnePercent: '<1%',
  moreThan99Percent: '>99%',
  deviceName: (browser, system) => `${browser} (${system})`,
  duration: {
    lessThanOneMinute: '<1 хв',
    minutes: (minutes) => `${minutes} хв`,
    hours: (hours) => `${hours} год`,
    hoursAndMinutes: (hours, minutes) => `${hours} год ${minutes} хв`,
  },
  timeLeft: {
    fewSeconds: 'залишилося кілька секунд',
    seconds: (count) => `залишилося ${count} секунд`,
    minutes: (count) =>
      plural(count, {
        one: `залишилася ${count} хвилина`,
        few: `залишилося ${count} хвилини`,
        other: `залишилося ${count} хвилин`,
      }),
    hours: (count) =>
      plural(count, {
        one: `залишилася ${count} година`,
        few: `залишилося ${count} години`,
        other: `залишилося ${count} годин`,
      }),
  },
  fileSize: {
    bytes: (size) =>
      plural(size, {
        one: `${size} байт`,
        few: `${size} байти`,
        other: `${size} байтів`,
      }),
    kilobytes: (size) => `${size} КБ`,
    megabytes: (size) => `${size} МБ`,
    gigabytes: (size) => `${size} ГБ`,
    terabytes: (size) => `${size} ТБ`,
  },
  companyFilter: {
    label: 'Компанія',
    all: 'Усі компанії',
    deleted: 'Видалена компанія',
    search: 'Пошук компаній',
  },
  confirm: {
    typeName: (name) => `Щоб підтвердити, введіть: ${name}`,
  },
  copy: {
    copied: 'Скопійовано',
    labelCopied: (label) => `${label}: скопійовано`,
    selected: 'Текст виділено: скопіюйте його за допомогою клавіатури.',
    sendByMail: 'Надіслати листом',
  },
  download: {
    label: 'Завантажити',
    preparing: 'Підготовка…',
    started: (fileName) => `Файл «${fileName}» завантажується`,
    failed: 'Не вдалося завантажити файл',
  },
  file: {
    choose: 'Виберіть файл',
    orDrop: 'або перетягніть його сюди',
    chooseAnother: (size) => `${size} · Вибрати інший`,
    remove: 'Прибрати файл',
    refused: (fileName, advice) => `Файл «${fileName}» тут не підходить. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `Файл «${fileName}» тут не підходить. Вибраним залишається «${chosen}».`,
    chooseOtherType: 'Виберіть файл одного з наведених вище типів.',
    several: 'Перетягуйте файли по одному.',
    severalBesideChosen: (chosen) =>
      `Перетягуйте файли по одному. Вибраним залишається «${chosen}».`,
  },
  filters: { label: 'Фільтри', clear: 'Скинути фільтри' },
  groupFilter: {
    label: 'Група',
    all: 'Усі групи',
    none: 'Без групи',
    chosen: 'У вибраній групі',
    deleted: 'У видаленій групі',
  },
  limited: {
    all: 'Усе, що ви бачите',
    more: (count) => `ще ${number(count)}`,
    nothing:
      'Зараз ви не бачите жодної компанії. Це може змінити адміністратор, який бачить увесь портал.',
    removal:
      'Ви бачите лише учасників своїх груп. Людина, яка після цього не входить до жодної з них, зникає з ваших списків, і ви не зможете це скасувати.',
  },
  showTable: 'Показати таблицею',
  list: {
    more: (count) => `Ще ${count}. Уточніть пошук, щоб звузити список.`,
    results: (count) =>
      plural(count, {
        one: `${number(count)} результат`,
        few: `${number(count)} результати`,
        other: `${number(count)} результатів`,
      }),
    search: 'Пошук…',
    empty: 'Поки немає з чого вибирати.',
    noMatch: 'Нічого не знайдено.',
  },
  pageActions: 'Інші дії',
  pagination: {
    label: (list) => `${list}: сторінки`,
    page: (page, count) => `Сторінка ${number(page)} з ${number(count)}`,
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    open: (page) => `Сторінка ${page}`,
  },
  password: { show: 'Показати пароль' },
  person: { name: 'Ім’я та прізвище', email: 'Електронна адреса' },
  search: { clear: 'Очистити пошук' },
  selection: {
    label: 'Вибір',
    clear: 'Скасувати вибір',
    allOnPage: 'Вибрати все на цій сторінці',
  },
  textarea: {
    characters: (length, limit) => `Символів: ${length} з ${limit}`,
    tooMany: (count) =>
      plural(count, {
        one: `На ${number(count)} символ забагато`,
        few: `На ${number(count)} символи забагато`,
        other: `На ${number(count)} символів забагато`,
      }),
    left: (count) =>
      plural(count, {
        one: `Залишився ${number(count)} символ`,
        few: `Залишилося ${number(count)} символи`,
        other: `Залишилося ${number(count)} символів`,
      }),
  },
  theme: { switchToDark: 'Увімкнути темну тему', switchToLight: 'Увімкнути світлу тему' },
  toasts: {
    label: 'Сповіщення',
    close: 'Закрити сповіщення',
    howToUndo: (list, press) => `Щоб відмінити, натисніть ${list}, а потім ${press}.`,
    enterKey: 'Enter',
  },
  track: { done: 'Завершено: ', current: 'Поточний: ', locked: 'Заблоковано: ' },
  upload: {
    label: (fileName) => `Надсилання файлу «${fileName}»`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} з ${total} · ${percent}%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `Надіслано ${percent}%` : `Надіслано ${percent}%, ${left}`,
    checking: 'Надіслано. Перевірка файлу…',
    done: 'Надіслано',
  },
};

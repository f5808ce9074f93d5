import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('uk');

const days = (count: number) =>
  plural(count, {
    one: `${number(count)} день`,
    few: `${number(count)} дні`,
    other: `${number(count)} днів`,
  });
const months = (count: number) =>
  plural(count, {
    one: `${number(count)} місяць`,
    few: `${number(count)} місяці`,
    other: `${number(count)} місяців`,
  });
/** In the genitive. */
const trainees = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });
/** In the genitive. */
const modules = (count: number) =>
  plural(count, { one: `${number(count)} модуля`, other: `${number(count)} модулів` });

export const texts: RulesTexts = {
  title: 'Хто має його пройти і як довго це чинне',
  loading: 'Завантаження правил…',
  loadFailed: 'Не вдалося завантажити правила.',
  save: 'Зберегти правила…',
  discard: 'Скасувати зміни',
  lost: 'Зміни правил ще не збережено, і їх буде втрачено.',
  leave: { title: 'Вийти, не зберігши?', confirm: 'Вийти' },

  audience: {
    legend: 'Хто має його пройти',
    everyone: 'Усі в компанії',
    groups: 'Лише учасники вибраних груп',
    choose: 'Групи',
    search: 'Пошук груп',
    chosen: (count) => `Вибрано: ${number(count)}`,
    deleted: 'Видалена група',
    notLoaded: (reason) => `Не вдалося завантажити групи. ${reason}`,
    none: 'У цій компанії ще немає груп.',
    make: 'Створити групу',
    forNoOne: 'Цей модуль зараз ні для кого.',
  },
  dueDays: 'Термін (днів)',
  dueHint: {
    company: (count) => `Порожньо: як у компанії, ${days(count)}.`,
    none: 'Порожньо: без терміну.',
  },
  validMonths: 'Чинний (місяців)',
  validHint: 'Порожньо: назавжди.',

  shown: {
    title: 'Правила навчання',
    everyone: 'Для всіх у компанії',
    groups: (names) => `Для учасників груп: ${names}`,
    noOne: 'Зараз ні для кого',
    due: (count) => `Термін: ${days(count)}`,
    dueAsCompany: (count) => `Термін: ${days(count)}, як у компанії`,
    noDue: 'Без терміну',
    valid: (count) => `Чинний ${months(count)}`,
    forEver: 'Чинний назавжди',
    countFrom: (day) => `Відлік не раніше ніж з ${date(day)}`,
    takenAgain: (day, reason) => `Пройти знову до ${date(day)}: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Скопіювати правила іншого модуля…',
    title: 'Копіювання правил',
    module: 'Модуль',
    search: 'Пошук модулів',
    empty: 'У компанії немає іншого модуля.',
    confirm: 'Скопіювати',
  },

  preview: {
    title: 'Зберегти ці правила?',
    modules: (count) => `Для ${modules(count)}`,
    counting: 'Підрахунок учасників, яких це стосується…',
    failed: 'Не вдалося підрахувати учасників, яких це стосується.',
    noneAffected: 'Сьогодні це не стосується жодного учасника.',
    countFrom: {
      legend: 'Звідки починається відлік',
      applied: 'Відколи це діє для кожного учасника',
      appliedNote: 'Минулий час враховується: учасник може одразу прострочити термін.',
      today: 'Від сьогодні',
      todayNote: 'Через минуле ніхто не прострочує термін, і жодне завершення не втрачає чинності.',
      since: (day) => `З ${date(day)}, як зараз`,
      keptInEach: 'Як зараз у кожному модулі',
    },
    confirm: 'Зберегти правила',
    saving: (done, total) => `Збережено ${number(done)} з ${number(total)}…`,
    retry: 'Повторити',
    someFailed: (count) => `Не збережено ${modules(count)}:`,
    saved: (name) => `Правила модуля «${name}» збережено`,
    savedSeveral: (count) => `Збережено правила ${modules(count)}`,
    undoing: 'Відміна…',
    undone: 'Знову діють попередні правила',
    undoFailed: 'Не вдалося відновити попередні правила',
  },

  hits: {
    named: (names, more) => list(more > 0 ? [...names, `ще ${number(more)}`] : names),
    sentences: {
      added: (count, names) => `Додається для ${trainees(count)}: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Прибирається для ${number(count)} учасника, який не почав: ${names}.`,
          other: `Прибирається для ${number(count)} учасників, які не почали: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Більше не обов’язковий для ${number(count)} учасника, який його почав або завершив; прогрес зберігається: ${names}.`,
          other: `Більше не обов’язковий для ${number(count)} учасників, які його почали або завершили; прогрес зберігається: ${names}.`,
        }),
      overdue: (count, names) => `Сьогодні прострочено для ${trainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `З них ${number(count)} лише тому, що враховується минулий час: ${names}.`,
      expired: (count, names) => `Сьогодні вже не чинний для ${trainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'Установити правила…',
    title: 'Правила для кількох модулів',
    modules: 'Модулі',
    all: 'Усі модулі',
    noneChosen: 'Виберіть модуль',
    next: 'Далі…',
  },
};

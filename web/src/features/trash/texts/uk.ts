import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

const deletions = (count: number) =>
  plural(count, {
    one: `${number(count)} видалення`,
    few: `${number(count)} видалення`,
    other: `${number(count)} видалень`,
  });

export const texts: TrashTexts = {
  deletions: 'Видалення',
  loading: 'Завантаження кошика…',
  loadFailed: 'Не вдалося завантажити кошик',
  found: {
    all: (count) => `Знайдено ${deletions(count)}`,
    soFar: (count) => `Поки знайдено ${deletions(count)}`,
  },
  showOlder: 'Показати давніші видалення',
  switchedOff: {
    title: 'Кошик вимкнено',
    message:
      'Записи одразу видаляються назавжди. Оператор порталу може змінити це за допомогою налаштування TRASH_DAYS.',
  },
  empty: {
    own: 'Те, що ви видаляєте, якийсь час залишається тут, і його можна відновити.',
    title: 'Кошик порожній',
    message:
      'Учасники, групи, модулі, компанії та адміністратори, видалені адміністратором, якийсь час залишаються тут, і їх можна відновити.',
    messageForDays: (days) =>
      plural(days, {
        one: `Учасники, групи, модулі, компанії та адміністратори, видалені адміністратором, залишаються тут ${number(days)} день, і весь цей час їх можна відновити.`,
        few: `Учасники, групи, модулі, компанії та адміністратори, видалені адміністратором, залишаються тут ${number(days)} дні, і весь цей час їх можна відновити.`,
        other: `Учасники, групи, модулі, компанії та адміністратори, видалені адміністратором, залишаються тут ${number(days)} днів, і весь цей час їх можна відновити.`,
      }),
  },
  noMatch: {
    own: 'Пошук ведеться в назвах та іменах, які ви видалили.',
    title: 'За цим запитом у кошику нічого не знайдено',
    message:
      'Пошук ведеться в назвах та іменах видалених учасників, груп, модулів, компаній і адміністраторів.',
    showAll: 'Показати весь кошик',
  },
  filters: {
    search: 'Пошук у кошику',
    placeholder: 'Ім’я або назва',
    kind: 'Вид',
    allKinds: 'Усі види',
    inTrash: '(у кошику)',
  },
  kinds: {
    trainee: 'Учасник',
    group: 'Група',
    module: 'Модуль',
    company: 'Компанія',
    admin: 'Адміністратор',
  },
  counts: {
    trainees: (count) =>
      plural(count, {
        one: `${number(count)} учасник`,
        few: `${number(count)} учасники`,
        other: `${number(count)} учасників`,
      }),
    modules: (count) =>
      plural(count, {
        one: `${number(count)} модуль`,
        few: `${number(count)} модулі`,
        other: `${number(count)} модулів`,
      }),
    videos: (count) => `${number(count)} відео`,
    questions: (count) =>
      plural(count, {
        one: `${number(count)} запитання`,
        few: `${number(count)} запитання`,
        other: `${number(count)} запитань`,
      }),
    results: (count) =>
      plural(count, {
        one: `${number(count)} пройдений модуль`,
        few: `${number(count)} пройдені модулі`,
        other: `${number(count)} пройдених модулів`,
      }),
    attempts: (count) =>
      plural(count, {
        one: `${number(count)} спроба скласти тест`,
        few: `${number(count)} спроби скласти тест`,
        other: `${number(count)} спроб скласти тест`,
      }),
    helpRequests: (count) =>
      plural(count, {
        one: `${number(count)} запит про допомогу`,
        few: `${number(count)} запити про допомогу`,
        other: `${number(count)} запитів про допомогу`,
      }),
    feedback: (count) =>
      plural(count, {
        one: `${number(count)} відгук`,
        few: `${number(count)} відгуки`,
        other: `${number(count)} відгуків`,
      }),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Учасники',
    ofCompany: (kind, company) => `${kind}, компанія ${company}`,
    deletedBy: (admin, time) => `видалено ${time}, адміністратор: ${admin}`,
    deletedTogetherBy: (admin, time) => `видалено разом ${time}, адміністратор: ${admin}`,
    withCounts: (counts) => `Разом видалено: ${counts}`,
    daysLeft: (days) =>
      plural(days, {
        one: `Залишився ${number(days)} день`,
        few: `Залишилося ${number(days)} дні`,
        other: `Залишилося ${number(days)} днів`,
      }),
    lessThanDayLeft: 'Залишилося менше дня',
    deletedSoon: 'Невдовзі буде видалено назавжди',
    restore: 'Відновити',
    restoreNamed: (name) => `Відновити: ${name}`,
    restoring: 'Відновлення…',
    deleteForGood: 'Видалити назавжди',
    deleteNamedForGood: (name) => `Видалити назавжди: ${name}`,
  },
  notRestored: (name) => `Не вдалося відновити: ${name}`,
  purge: {
    title: (name) => `Видалити назавжди: ${name}?`,
    confirm: 'Видалити назавжди',
    deleting: 'Видалення…',
    deleted: (name) => `Видалено назавжди: ${name}`,
    failed: (reason) => `Не вдалося видалити: ${reason}`,
    cannotBeUndone: 'Це неможливо відмінити.',
    withCounts: (counts) => `Разом буде видалено: ${counts}.`,
  },
  restore: {
    restore: 'Відновити',
    restoring: 'Відновлення…',
    company: {
      title: (company) => `Спершу відновити компанію ${company}?`,
      confirm: (company) => `Спершу відновити компанію ${company}`,
      explanation: (name, company, again) =>
        `${name} належить до компанії ${company}, яка теж у кошику. Спершу буде відновлено компанію з усім, що видалено разом із нею, а потім: ${again}.`,
    },
    name: {
      company: {
        title: 'Назву компанії вже зайнято',
        label: 'Нова назва компанії',
        explanation: (company) =>
          `Назву «${company}» тепер має інша компанія. Дайте відновленій компанії іншу назву.`,
      },
      group: {
        title: 'Назву групи вже зайнято',
        label: 'Нова назва групи',
        explanation: (group) =>
          `Назву «${group}» тепер має інша група компанії. Дайте відновленій групі іншу назву.`,
      },
    },
    email: {
      title: 'Електронну адресу вже зайнято',
      labels: {
        trainee: 'Нова електронна адреса учасника',
        admin: 'Нова електронна адреса адміністратора',
      },
      explanation: (email, name) =>
        `Адресу ${email} тепер використовує інший обліковий запис. Укажіть іншу електронну адресу для входу: ${name}.`,
      thisEmail: 'цієї людини',
      merge: 'Об’єднати…',
      mergeHint: (name) =>
        `Або об’єднайте обох: результати буде додано до результатів того, хто використовує цю адресу (${name}).`,
    },
    merge: {
      title: 'Об’єднати обох учасників?',
      confirm: 'Об’єднати назавжди',
      merging: 'Об’єднання…',
      runs: (name, other) =>
        `Проходження, які має ${name}, з результатами, відповідями та сеансами перегляду стануть перед тими, які має ${other}. Вони більше не змінюватимуться, і всі проходження буде пронумеровано заново.`,
      feedback: (other) =>
        `Відгуки зберігаються лише про ті модулі, про які ${other} ще не має відгуку. Розмови та запити про допомогу залишаться за «Видаленим користувачем».`,
      cannotBeUndone: 'Це неможливо відмінити.',
    },
    others: {
      titleForOne: 'Електронну адресу вже зайнято',
      titleForSeveral: 'Електронні адреси вже зайнято',
      confirm: 'Відновити інших',
      taken: (count) =>
        plural(count, {
          one:
            count === 1
              ? 'Електронну адресу цього учасника тепер використовує інший обліковий запис:'
              : `Електронні адреси ${number(count)} учасника тепер використовують інші облікові записи:`,
          other: `Електронні адреси ${number(count)} учасників тепер використовують інші облікові записи:`,
        }),
      unnamed: (count) => `та ще ${number(count)}`,
      explanation: (count) =>
        count === 1
          ? 'Зараз можна відновити всіх інших. Цей учасник залишиться в кошику окремим записом.'
          : 'Зараз можна відновити всіх інших. Ці учасники залишаться в кошику окремим записом.',
    },
  },
};

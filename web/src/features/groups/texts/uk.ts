import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

const members = (count: number) =>
  plural(count, {
    one: `${number(count)} учасник`,
    few: `${number(count)} учасники`,
    other: `${number(count)} учасників`,
  });

/** In the accusative. */
const ofMembers = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });

export const texts: GroupsTexts = {
  groups: 'Групи',
  loading: 'Завантаження груп…',
  loadFailed: 'Не вдалося завантажити групи',
  newGroup: 'Нова група',
  search: 'Пошук груп',
  found: (count, total) => `Знайдено груп: ${count} з ${total}`,
  members,
  allGroups: 'Усі групи',
  showInList: 'Показати у списку учасників',
  showInListOf: (name) => `Показати у списку учасників: ${name}`,
  table: {
    group: 'Група',
    members: 'Учасники',
    modules: 'Модулі',
    actions: 'Дії',
    openMembers: 'Учасники',
    openMembersOf: (name) => `Учасники групи ${name}`,
    rename: (name) => `Перейменувати: ${name}`,
    delete: (name) => `Видалити: ${name}`,
  },
  none: {
    title: 'Груп ще немає',
    text: 'Об’єднайте в групу учасників однієї команди чи зміни, щоб знаходити їх разом у списку учасників.',
  },
  noneFound: {
    title: 'Груп не знайдено',
    text: (search) => `Жодна назва не містить «${search}».`,
    showAll: 'Показати всі групи',
  },
  missing: { title: 'Групу не знайдено', text: 'Можливо, її видалено.' },
  create: {
    submit: 'Створити групу',
    busy: 'Створення…',
    failed: (reason) => `Не вдалося створити групу: ${reason}`,
    lost: 'Групу ще не збережено, і введену назву буде втрачено.',
  },
  rename: {
    title: 'Перейменування групи',
    submit: 'Зберегти назву',
    busy: 'Збереження…',
    done: 'Групу перейменовано',
    failed: (reason) => `Не вдалося перейменувати групу: ${reason}`,
    lost: 'Нову назву ще не збережено, і її буде втрачено.',
  },
  form: {
    name: 'Назва групи',
    leaveTitle: 'Вийти, не зберігши?',
    leave: 'Вийти',
  },
  deletion: {
    title: (name) => `Видалити групу ${name}?`,
    confirm: 'Видалити групу',
    busy: 'Видалення…',
    failed: (reason) => `Не вдалося видалити групу: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: `${members(count)} групи залишиться без змін.`,
        other: `${members(count)} групи залишаться без змін.`,
      }),
    noMembers: 'У групі немає учасників.',
    modules: (names) => `Ці модулі призначені для її учасників і більше не будуть: ${list(names)}.`,
    admins: (names) =>
      `Адміністратори, обмежені цією групою, більше не бачитимуть її учасників: ${list(names)}.`,
    deleted: (name) => `Групу ${name} видалено`,
  },
  memberList: {
    label: 'Учасники групи',
    search: 'Пошук учасників групи',
    found: (count) => `Знайдено ${ofMembers(count)}`,
    loading: 'Завантаження учасників…',
    loadFailed: 'Не вдалося завантажити учасників',
    showMore: 'Показати більше учасників',
    none: 'Учасників ще немає',
    noneText: 'Додайте учасників цієї компанії. Учасник може бути в кількох групах.',
    noMatch: (search) => `Жодне ім’я чи електронна адреса не містить «${search}».`,
    remove: 'Вилучити',
    removeOne: (name) => `Вилучити: ${name}`,
    removing: 'Вилучення…',
    removeQuestion: (name) => `Вилучити з групи: ${name}?`,
    removed: (name) => `Вилучено з групи: ${name}`,
    removeFailed: (name) => `Не вдалося вилучити з групи: ${name}`,
  },
  addition: {
    open: 'Додати учасників',
    title: (name) => `Додати учасників до групи ${name}`,
    label: 'Учасники компанії',
    search: 'Пошук учасників компанії',
    found: (count) => `Знайдено ${ofMembers(count)}`,
    loading: 'Завантаження учасників…',
    loadFailed: 'Не вдалося завантажити учасників',
    showMore: 'Показати більше учасників',
    noTrainees: 'У цій компанії ще немає учасників.',
    noMatch: (search) => `Жодне ім’я чи електронна адреса не містить «${search}».`,
    add: 'Додати',
    addOne: (name) => `Додати: ${name}`,
    adding: 'Додавання…',
    member: 'У групі',
    memberOf: (name) => `У групі: ${name}`,
    added: (name) => `Додано до групи: ${name}`,
    addFailed: (name) => `Не вдалося додати до групи: ${name}`,
    many: (link) => `Щоб додати багатьох, виберіть їх у ${link}.`,
    listOfTrainees: 'списку учасників',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const requests = (count: number) =>
  plural(count, {
    one: `${number(count)} запит`,
    few: `${number(count)} запити`,
    other: `${number(count)} запитів`,
  });

export const texts: HelpTexts = {
  requests: 'Запити про допомогу',
  loading: 'Завантаження запитів про допомогу…',
  failedToLoad: 'Не вдалося завантажити запити про допомогу',
  found: {
    all: (count) => `Знайдено ${requests(count)}`,
    soFar: (count) => `Поки знайдено ${requests(count)}`,
  },
  statuses: {
    PENDING: 'Очікує',
    IN_PROGRESS: 'У роботі',
    RESOLVED: 'Вирішено',
    CLOSED: 'Закрито',
  },
  module: 'Модуль',
  adminNotes: 'Примітки адміністратора',

  ask: {
    open: 'Попросити допомоги',
    title: 'Запит про допомогу',
    about: 'Адміністратор прочитає ваше повідомлення та відповість на нього.',
    aboutModule:
      'Адміністратор прочитає ваше повідомлення та побачить, якого модуля воно стосується.',
    askedBefore: 'Ви вже зверталися по допомогу:',
    ownRequests: (count) => `Мої запити про допомогу (${count})`,
    message: 'Ваше повідомлення',
    placeholder: 'З чим вам потрібна допомога?',
    send: 'Надіслати запит',
    sending: 'Надсилання…',
    sent: 'Запит про допомогу надіслано. Адміністратор невдовзі зв’яжеться з вами.',
    failed: 'Не вдалося надіслати запит про допомогу. Спробуйте ще раз.',
  },

  own: {
    link: 'Мої запити про допомогу',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} запит зі змінами`,
        few: `${shown} запити зі змінами`,
        other: `${shown} запитів зі змінами`,
      }),
    new: 'Нове',
    asked: (time) => `Надіслано ${time}`,
    updated: (time) => `Оновлено ${time}`,
    none: {
      title: 'Запитів про допомогу немає',
      text: 'Ви ще не просили допомоги. Якщо щось заважає навчатися – запитуйте.',
    },
  },

  news: {
    answeredTitle: 'Відповідь на запит про допомогу',
    statusTitle: (status) => `Запит про допомогу: ${status}`,
    answered: 'Адміністратор відповів на ваш запит про допомогу.',
    status: (status) => `Новий статус вашого запиту про допомогу: ${status}.`,
    several: (count) => `Є новини щодо ваших запитів про допомогу (${count}).`,
  },

  list: {
    pending: (count) => `Очікують: ${number(count)}`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} запит очікує`,
        few: `${shown} запити очікують`,
        other: `${shown} запитів очікують`,
      }),
    none: { title: 'Запитів про допомогу немає', text: 'В учасників усе гаразд!' },
    noMatch: {
      title: 'Жоден запит про допомогу не відповідає цим фільтрам',
      showAll: 'Показати всі запити',
    },
    showMore: 'Показати більше запитів',
  },

  filters: {
    search: 'Пошук запитів про допомогу',
    searchPlaceholder: 'Повідомлення або людина',
    status: 'Статус',
    all: 'Усі',
    assignee: 'Відповідальний',
    anyAssignee: 'Будь-який відповідальний',
    assignees: { me: 'Відповідаю я', none: 'Без відповідального' },
  },

  card: {
    label: (name) => `Запит: ${name}`,
    unknownCompany: 'Невідома компанія',
    chat: 'Відкрити чат із цим учасником',
    update: 'Оновити',
    updateRequestOf: (name) => `Оновити запит: ${name}`,
    select: (name) => `Вибрати запит: ${name}`,
  },

  assignee: {
    none: 'Без відповідального',
    you: 'Відповідаєте ви',
    other: (name) => `Відповідальний: ${name}`,
    assign: 'Узяти собі',
    assignRequestOf: (name) => `Узяти собі запит: ${name}`,
    unassign: 'Зняти з себе',
    unassignRequestOf: (name) => `Зняти з себе запит: ${name}`,
  },

  update: {
    title: 'Оновлення запиту про допомогу',
    request: 'Запит',
    status: 'Статус',
    assignee: 'Відповідальний',
    noAssignee: 'Немає',
    notes: 'Примітки адміністратора',
    notesHint: 'Учасник їх бачить.',
    save: 'Оновити запит',
    saving: 'Оновлення…',
    saved: 'Запит про допомогу оновлено',
    failed: 'Не вдалося оновити запит про допомогу',
    leave: {
      title: 'Вийти, не зберігши?',
      text: 'Вашу відповідь на цей запит ще не збережено, і її буде втрачено.',
      confirm: 'Вийти',
    },
  },

  history: {
    title: 'Історія',
    loading: 'Завантаження історії…',
    failed: (reason) => `Не вдалося завантажити історію. ${reason}`,
    none: 'Змін ще немає.',
    showAll: (count) => `Показати всі зміни (${count})`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Примітки: «${notes}»`,
    notesChanged: (before, after) => `Примітки: «${before}» → «${after}»`,
    notesRemoved: (notes) => `Примітки видалено: «${notes}»`,
    assigned: (name) => `Відповідальний: ${name}`,
    unassigned: 'Більше немає відповідального',
  },

  closing: {
    selectShown: 'Вибрати всі показані',
    selected: (count) => `Вибрано ${requests(count)}`,
    allSelected: (count) => `Вибрано всі знайдені відкриті запити (${number(count)})`,
    selectAll: (count) => `Вибрати всі знайдені відкриті (${number(count)})`,
    tooMany: (max) =>
      `Окремо можна вибрати не більше ніж ${number(max)} запитів. Звузьте список фільтром і виберіть усі знайдені.`,
    close: (count) => `Закрити ${requests(count)}`,
    title: (count) => `Закрити ${requests(count)}?`,
    text: 'Учасники отримають сповіщення так, ніби кожен запит закрито окремо. Запит, який тим часом змінить інший адміністратор, залишиться без змін. Закриття можна відмінити.',
    starting: 'Запуск…',
    otherCount: (found, before) =>
      `Список змінився: відкритих запитів тепер ${number(found)}, а не ${number(before)}.`,
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

/** How many trainees have completed the training. */
const completed = (trainees: number, company: string) =>
  plural(trainees, {
    one: `${number(trainees)} учасник компанії ${company} завершив навчання`,
    few: `${number(trainees)} учасники компанії ${company} завершили навчання`,
    other: `${number(trainees)} учасників компанії ${company} завершили навчання`,
  });

export const texts: NotificationTexts = {
  notifications: 'Сповіщення',
  withUnread: (unread) => `Сповіщення, непрочитаних: ${unread}`,
  list: {
    nothingUnread: 'Усе прочитано',
    unreadCount: (count) => `Непрочитаних: ${count}`,
    markAllRead: 'Позначити все прочитаним',
    marking: 'Збереження…',
    failedToMarkAll: 'Не вдалося позначити все прочитаним',
    failedToMark: 'Не вдалося позначити прочитаним',
    unread: 'Непрочитане',
    empty: 'Сповіщень ще немає',
    emptyForAdmins:
      'Тут з’являтимуться нові повідомлення, завершені навчання та зарахування, які варто перевірити.',
    emptyForTrainees:
      'Тут з’являтимуться нові повідомлення та відповіді на ваші запити про допомогу.',
  },
  notices: {
    view: 'Переглянути',
    newMessage: 'Нове повідомлення',
    from: (name) => `Від: ${name}`,
    newMessageTitle: 'Нове повідомлення',
    newMessageBody: 'Ви отримали нове повідомлення',
    helpRequest: 'Запит про допомогу',
    trainingCompleted: 'Навчання завершено!',
    completedBy: (name) => `${name}: усі навчальні модулі завершено!`,
    ownTrainingCompleted: 'Ви завершили навчання!',
    testTitle: 'Тестове сповіщення',
    testBody: 'Це тестове сповіщення від Training Portal',
    testSent: 'Тестове сповіщення надіслано.',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${completed(trainees, company)} після попередніх змін модулів.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${completed(trainees, company)}: модуль «${module}» видалено.`,
      saved: (trainees, company, module) =>
        `${completed(trainees, company)}: модуль «${module}» змінено.`,
      restored: (trainees, company, module) =>
        `${completed(trainees, company)}: модуль «${module}» відновлено.`,
      rules: (trainees, company, module) =>
        `${completed(trainees, company)}: правила модуля «${module}» змінено.`,
    },
  },
  reminder: {
    title: 'Нагадування про навчання',
    again: 'Треба пройти знову',
    againBy: (day) => `Треба пройти знову до ${day}`,
    modules: (count) =>
      plural(count, {
        one: `${number(count)} модуль`,
        few: `${number(count)} модулі`,
        other: `${number(count)} модулів`,
      }),
  },
  settings: {
    title: 'Налаштування сповіщень',
    cardDescription: 'Як портал сповіщає вас про нові повідомлення та інші новини.',
    dialogDescription: 'Виберіть, як дізнаватися про нові повідомлення та інші новини.',
    channels: 'Канали',
    save: 'Зберегти налаштування',
    saved: 'Налаштування сповіщень збережено.',
    savedHereOnly: 'Збережено лише в цьому браузері',
    weeklyReportNotSaved: 'Щотижневий звіт не збережено',
    test: 'Перевірити сповіщення',
  },
  soundNotifications: {
    label: 'Звукові сповіщення',
    description: 'Звуковий сигнал про повідомлення',
  },
  toastNotifications: { label: 'Спливні сповіщення', description: 'Короткі сповіщення на порталі' },
  browserNotifications: {
    label: 'Сповіщення браузера',
    description: 'Показувати сповіщення, коли портал неактивний',
    unsupported: 'Цей браузер не підтримує сповіщень.',
    enabled: 'Сповіщення браузера ввімкнено.',
    denied: 'Сповіщення браузера не дозволено',
    deniedHint: 'Увімкніть сповіщення в налаштуваннях браузера',
  },
  emailNotifications: {
    label: 'Сповіщення електронною поштою',
    description: 'Листи про важливі новини',
    notLoaded: 'Не вдалося завантажити це налаштування.',
    reminders:
      'Нагадування про навчання, термін якого сьогодні, яке прострочено або треба пройти знову, надсилаються електронною поштою в будь-якому разі.',
  },
  weeklyReport: {
    label: 'Щотижневий звіт',
    description: 'Електронною поштою щопонеділка о 8:00',
    withoutMailServer: 'Неможливо: портал не має поштового сервера (SMTP_URL).',
    withoutCompany: 'Компанію вашого звіту видалено, тому він не надсилається. Виберіть іншу.',
  },
};

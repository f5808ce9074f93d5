import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('uk');

const days = (count: number) =>
  plural(count, {
    one: `${number(count)} день`,
    few: `${number(count)} дні`,
    other: `${number(count)} днів`,
  });

export const texts: CompanyRulesTexts = {
  title: 'Правила навчання',
  note: 'Для модулів без власних правил. Хто має пройти модуль і як довго це чинне, визначається в модулі.',
  none: 'Правил ще немає: модулі не мають терміну й чинні назавжди.',
  loading: 'Завантаження правил…',
  loadFailed: 'Не вдалося завантажити правила.',
  edit: 'Редагувати правила',
  save: 'Зберегти правила',
  saved: 'Правила збережено',
  lost: 'Зміни правил ще не збережено, і їх буде втрачено.',
  leave: { title: 'Вийти, не зберігши?', confirm: 'Вийти' },
  fields: {
    dueDays: 'Термін (днів)',
    dueHint: 'Відлік відтоді, як модуль обов’язковий. Порожньо: без терміну.',
    graceDays: 'Відстрочка (днів)',
    graceHint: 'Після терміну, перш ніж модуль буде прострочено.',
    renewalDays: 'Поновлення (днів)',
    renewalHint: 'До кінця чинності, коли модуль можна поновити.',
    reminderDays: 'Нагадування (за скільки днів)',
    reminderHint: (max) =>
      `Не більше ніж ${number(max)} чисел, наприклад 14, 3. Надсилаються з 7:00 за часовим поясом компанії. Нагадування також надходять у день терміну та щотижня, коли модуль прострочено.`,
    digestWeekday: 'Щотижневе зведення',
    digestHint: 'Цього дня адміністратори отримують лист про тих, хто запізнюється.',
  },
  shown: {
    due: 'Термін',
    dueDays: days,
    noDue: 'Без терміну',
    grace: 'Відстрочка',
    graceDays: days,
    renewal: 'Поновлення',
    renewalBefore: (count) => `${days(count)} до кінця`,
    reminders: 'Нагадування',
    remindersBefore: (counts) => `За ${list(counts.map((count) => number(count)))} дн.`,
    noReminders: 'Немає',
    digest: 'Щотижневе зведення',
  },
  weekday: (day) => weekday(day),
};

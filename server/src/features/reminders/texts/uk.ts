import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('uk');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: термін ${day}`,
    today: (module) => `${module}: термін сьогодні`,
    overdue: (module, day) => `${module}: термін минув ${day}`,
    renewal: (module, day) => `${module}: можна поновити, чинно до ${day}`,
    again: (module, day) => `${module}: потрібно пройти ще раз до ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Нагадування: потрібно пройти ${number(modules)} модуль`,
      few: `Нагадування: потрібно пройти ${number(modules)} модулі`,
      many: `Нагадування: потрібно пройти ${number(modules)} модулів`,
      other: `Нагадування: потрібно пройти ${number(modules)} модуля`,
    }),
  intro: 'Що потрібно зробити у вашому навчанні:',
  calendar: 'Ці дати можна додати до свого календаря на сторінці «Мій прогрес».',
  button: 'Відкрити навчання',
  mandatory: 'Ви отримали цей лист, бо ваша компанія вимагає пройти ці модулі.',
  optional:
    'Нагадування перед терміном і про поновлення можна вимкнути в налаштуваннях сповіщень. Інші надсилає ваша компанія.',
  summary: {
    subject: 'Підсумок тижня: у кого прострочення',
    intro: 'Учасники за найгіршим станом їхніх модулів:',
    upToDate: (company, share) => `${company}: без прострочень ${percent(share)}`,
    late: (people) => `Прострочено або строк минув: ${number(people)}`,
    dueSoon: (people) => `Термін цього тижня: ${number(people)}`,
    expiring: (people) => `Потребує поновлення: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Є ще ${number(companies)} компанія.`,
        few: `Є ще ${number(companies)} компанії.`,
        many: `Є ще ${number(companies)} компаній.`,
        other: `Є ще ${number(companies)} компанії.`,
      }),
    button: 'Відкрити учасників',
    ending:
      'Ви отримуєте цей лист раз на тиждень як адміністратор. Щоб його вимкнути, збережіть налаштування сповіщень із вимкненими сповіщеннями електронною поштою.',
  },
};

import { formatsOf } from '@portal/contract/formats';
import { goodRows, ofRows, quoted, rows } from '#web/features/trainees/imported-files/texts/uk.ts';
import { noMailServer } from '#web/features/trainees/texts/uk.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const trainees = (count: number) =>
  plural(count, {
    one: `${number(count)} учасник`,
    few: `${number(count)} учасники`,
    other: `${number(count)} учасників`,
  });

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });

export const texts: ImportTexts = {
  description: 'Спершу файл перевіряється. Доки ви не підтвердите, нікого не буде додано.',
  fileRules: (createsGroups) =>
    `Ім’я та прізвище можуть бути у двох стовпцях, а назви стовпців – іншими мовами. У книзі читається перший видимий аркуш із цими стовпцями. Компанії з файлу мають уже існувати; ${createsGroups ? 'групи, яких немає, буде створено' : 'можна вказувати лише власні групи'}. Кілька груп одного учасника розділяйте крапкою з комою.`,
  templateFile: 'uchasnyky.csv',
  templateRow: { name: 'Ганна Приклад', company: 'Назва компанії' },
  adding: (count) => `Додавання: ${trainees(count)}…`,
  imported: (count) => `Імпортовано ${ofTrainees(count)}.`,
  importedPartly: (done, total) => `Імпортовано ${number(done)} з ${ofTrainees(total)}.`,

  report: {
    new: (count) => `нових: ${number(count)}`,
    unchanged: (count) => `відомих без змін: ${number(count)}`,
    withChanges: (count) => `відомих зі змінами: ${number(count)}`,
    counts: (counts) => `Учасники – ${counts.join('; ')}.`,
    allGetEmail: 'Кожен імпортований учасник отримає лист із посиланням, щоб створити пароль.',
    someGetEmail: (count) =>
      plural(count, {
        one: `${number(count)} з імпортованих учасників отримає лист із посиланням, щоб створити пароль.`,
        other: `${number(count)} з імпортованих учасників отримають лист із посиланням, щоб створити пароль.`,
      }),
    allWithoutPassword: `Жоден імпортований учасник іще не має пароля. ${noMailServer}`,
    someWithoutPassword: (count) =>
      plural(count, {
        one: `${number(count)} з імпортованих учасників іще не має пароля. ${noMailServer}`,
        other: `${number(count)} з імпортованих учасників іще не мають пароля. ${noMailServer}`,
      }),
    importAll: (count) => `Імпортувати ${ofTrainees(count)}`,
    change: (count) => `Змінити ${ofTrainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `Імпортувати ${ofTrainees(adding)} та змінити ${number(changing)}`,
    importGoodAndChange: (adding, changing) =>
      `Імпортувати ${goodRows(adding)} та змінити ${number(changing)}`,
    passwordInFile: 'Пароль у файлі',
    invitedByEmail: 'Запрошення листом',
    unnamed: 'Без імені та електронної адреси',

    doubtfulNames: 'Сумнівні імена',
    doubtfulAdvice: 'Символи в цих іменах можуть бути неправильними. Перевірте їх.',
    namesAreRight: 'Ці імена правильні',

    newGroups: (company, names, unlisted) =>
      `Нові групи в компанії «${company}»: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` і ще ${number(unlisted)}`}.`,
    changes: 'Зміни відомих учасників',
    changesAdvice:
      'У файлі для цих учасників указано інше ім’я, іншу компанію або інші групи. Позначте зміни, які слід застосувати. Учасник, який переходить до іншої компанії, починає її навчання.',
    allChanges: 'Усі',
    moreChanges: (count) =>
      plural(count, {
        one: `… і ще ${number(count)} зміна. Імпортуйте файл іще раз, щоб її побачити.`,
        few: `… і ще ${number(count)} зміни. Імпортуйте файл іще раз, щоб їх побачити.`,
        other: `… і ще ${number(count)} змін. Імпортуйте файл іще раз, щоб їх побачити.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `Було: ${before}, стане: ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Немає у файлі',
    missingOf: (count, company) => `${ofTrainees(count)} компанії ${company} немає у файлі.`,
    moreMissing: (count) => `… і ще ${trainees(count)}.`,
    missingStay: 'Для них нічого не зміниться.',

    inTrash: 'Рядки в кошику',
    rowsInTrash: (count) =>
      plural(count, {
        one: `Електронна адреса ${ofRows(count)} належить учаснику в кошику.`,
        other: `Електронні адреси ${ofRows(count)} належать учасникам у кошику.`,
      }),
    allInTrash: 'Усі',
    moreInTrash: (count) =>
      plural(count, {
        one: `… і ще ${rows(count)}, до якого застосовується вибір для всіх.`,
        other: `… і ще ${rows(count)}, до яких застосовується вибір для всіх.`,
      }),
    nameInLine: (line, name) => `Рядок ${line}: ${name}`,
    trashChoices: {
      restore: 'Відновити з усіма результатами',
      'as-new': 'Додати як нову людину',
      'leave-out': 'Пропустити',
    },
    inTrashSince: (date, name, company) => `У кошику з ${date}: ${name} (компанія ${company})`,
    companyFirst: 'Компанія теж у кошику: спершу відновіть її.',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const results = (count: number) =>
  plural(count, {
    one: `${number(count)} результат`,
    few: `${number(count)} результати`,
    other: `${number(count)} результатів`,
  });

/** In the genitive. */
const ofResults = (count: number) =>
  plural(count, { one: `${number(count)} результату`, other: `${number(count)} результатів` });

export const texts: ResultsImportTexts = {
  description: 'Спершу файл перевіряється. Доки ви не підтвердите, нічого не буде записано.',
  fileRules:
    'Учасники визначаються за електронною адресою, модулі – за назвою в компанії учасника. Дата є датою електронної таблиці або має вигляд 2026-12-25 чи 25/12/2026. Назви стовпців можуть бути іншими мовами. У книзі читається перший видимий аркуш із цими стовпцями.',
  effect: (column) =>
    `Результати рахуються завершеними. Вони позначені як записані, а не як переглянуті тут. Результат без «${column}» чинний безстроково.`,
  templateFile: 'poperedni-rezultaty.csv',
  templateRow: { module: 'Назва модуля', note: 'Свідоцтво на папері' },
  recording: (count) => `Запис: ${results(count)}…`,
  recorded: (count) => `Записано: ${results(count)}`,
  recordedPartly: (done, total) => `Записано ${number(done)} з ${ofResults(total)}.`,

  report: {
    new: (count) => `нових: ${number(count)}`,
    unchanged: (count) => `уже записаних: ${number(count)}`,
    undecided: (count) => `з датою, яку можна прочитати двома способами: ${number(count)}`,
    counts: (counts) => `Результати – ${counts.join('; ')}.`,
    recordAll: (count) => `Записати ${results(count)}`,
    orderFirst: 'Виберіть, як читати дати.',
    orderMissing: 'Виберіть, як читати дати',
    forEver: (count, column) =>
      plural(count, {
        one: `${results(count)} без «${column}» чинний безстроково.`,
        few: `${results(count)} без «${column}» чинні безстроково.`,
        other: `${results(count)} без «${column}» чинні безстроково.`,
      }),
    unnamed: 'Без електронної адреси та модуля',
    doubtfulNotes: 'Сумнівні примітки',
    doubtfulAdvice: 'Символи в цих примітках можуть бути неправильними. Перевірте їх.',
    notesAreRight: 'Ці примітки правильні',
  },

  dates: {
    question: (text, line) => `Рядок ${line}: який день означає «${text}»?`,
    ambiguous: (count) =>
      `Дат у файлі, які можна прочитати двома способами: ${number(count)}. Вибір діє для всього файлу.`,
    orders: { 'day-first': 'Спершу день', 'month-first': 'Спершу місяць' },
    only: {
      'day-first': (text, line) => `Рядок ${line}: у «${text}» першим може бути лише день.`,
      'month-first': (text, line) => `Рядок ${line}: у «${text}» першим може бути лише місяць.`,
    },
  },
};

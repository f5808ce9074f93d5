import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

/** After a preposition with the genitive. */
const ofEntries = (count: number) =>
  plural(count, {
    one: `${number(count)} запису`,
    few: `${number(count)} записів`,
    many: `${number(count)} записів`,
    other: `${number(count)} запису`,
  });

/** A checkpoint is named by its number of entries. */
const checkpoint = (size: number) => `Контрольна точка (кількість записів: ${number(size)})`;

export const texts: LedgerTexts = {
  about:
    'Портал підписує журнал у контрольних точках. Доказ або попередня контрольна точка виявляє кожну пізнішу зміну запису, і довіряти порталу для цього не потрібно.',
  loading: 'Завантаження підписаного журналу…',
  loadFailed: 'Не вдалося завантажити підписаний журнал',
  checkpoint: {
    title: 'Остання контрольна точка',
    none: 'Першу контрольну точку ще не підписано. Це триває кілька секунд.',
    entries: 'Записи',
    waiting: (count) =>
      plural(count, {
        one: `Додається ще ${number(count)} запис.`,
        few: `Додаються ще ${number(count)} записи.`,
        many: `Додаються ще ${number(count)} записів.`,
        other: `Додаються ще ${number(count)} запису.`,
      }),
    signedAt: 'Підписано',
    origin: 'Походження',
    rootHash: 'Геш кореня',
    keyIds: 'Ідентифікатори ключів',
    note: 'Контрольна точка',
    copy: 'Копіювати контрольну точку',
    keep: 'Зберігайте копію поза порталом: згодом вона покаже, чи переписували журнал.',
  },
  links: {
    title: 'Загальнодоступно, без входу',
    checkpoint: 'Найновіша контрольна точка',
    keys: 'Відкриті ключі',
    verifier: 'Файл, який перевіряє докази без порталу',
  },
  check: {
    title: 'Перевірка всього журналу',
    description:
      'Заново обчислює всі записи з того, що збережено, і кожен підписаний корінь. Виконується у фоні.',
    start: 'Перевірити зараз',
    starting: 'Запуск…',
    cancelling: 'Скасування…',
    never: 'Журнал ще не перевіряли.',
    running: 'Триває перевірка журналу…',
    progress: (checked, total) => `${number(checked)} із ${ofEntries(total)}`,
    clean: (total) =>
      total === 1
        ? 'Єдиний запис такий, яким його внесено до журналу.'
        : `Усі записи (${number(total)}) такі, якими їх внесено до журналу.`,
    empty: 'У журналі немає записів.',
    problems: (count) =>
      plural(count, {
        one: `Знайдено ${number(count)} проблему.`,
        few: `Знайдено ${number(count)} проблеми.`,
        many: `Знайдено ${number(count)} проблем.`,
        other: `Знайдено ${number(count)} проблеми.`,
      }),
    cancelled: (checked, total) =>
      `Перевірку скасовано після ${number(checked)} із ${ofEntries(total)}.`,
    at: (time = '') => `Остання перевірка: ${time}`,
    advice: 'Збережені дані змінено поза порталом або пошкоджено. Повідомте оператора порталу.',
    listOf: (shown, count) =>
      shown === count ? 'Проблеми' : `Перші ${number(shown)} із ${number(count)} проблем`,
    problem: {
      'leaf-missing': (index) => `Запису ${number(index)} немає.`,
      'certificate-changed': (index) =>
        `Запис ${number(index)}: збережений сертифікат не той, який внесено до журналу.`,
      'result-changed': (index) =>
        `Запис ${number(index)}: збережений результат не той, який внесено до журналу.`,
      'epoch-changed': (index) =>
        `Запис ${number(index)}: збережені походження або ключі не ті, які внесено до журналу.`,
      'tile-changed': (index) =>
        `Запис ${number(index)}: опубліковане дерево не містить його таким, яким його внесено.`,
      'checkpoint-changed': (size) =>
        `${checkpoint(size)}: підписаний корінь не є коренем записів.`,
      'signature-wrong': (size) => `${checkpoint(size)}: її не підписано теперішніми ключами.`,
    },
    certificate: (code) => `Сертифікат ${code}`,
  },
};

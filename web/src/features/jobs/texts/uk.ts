import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

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
const traineesOf = (done: number, total: number) =>
  done === total ? trainees(total) : `${number(done)} з ${ofTrainees(total)}`;
const requests = (count: number) =>
  plural(count, {
    one: `${number(count)} запит про допомогу`,
    few: `${number(count)} запити про допомогу`,
    other: `${number(count)} запитів про допомогу`,
  });
/** In the genitive. */
const ofRequests = (count: number) =>
  plural(count, {
    one: `${number(count)} запиту про допомогу`,
    other: `${number(count)} запитів про допомогу`,
  });
const requestsOf = (done: number, total: number) =>
  done === total ? requests(total) : `${number(done)} з ${ofRequests(total)}`;
const results = (count: number) =>
  plural(count, {
    one: `${number(count)} результат`,
    few: `${number(count)} результати`,
    other: `${number(count)} результатів`,
  });
/** In the genitive. */
const ofResults = (count: number) =>
  plural(count, {
    one: `${number(count)} результату`,
    other: `${number(count)} результатів`,
  });
const resultsOf = (done: number, total: number) =>
  done === total ? results(total) : `${number(done)} з ${ofResults(total)}`;

const exception = (noun: string, title: string): JobTexts['actions']['extend'] => ({
  running: (total) => `Додавання (${noun}): ${trainees(total)}…`,
  done: (done, total) => `${title}, додано: ${traineesOf(done, total)}`,
  cancelled: (done, total) => `Скасовано. ${title}, додано: ${traineesOf(done, total)}`,
  stopped: (done, total) => `Зупинено. ${title}, додано: ${traineesOf(done, total)}`,
  undoing: `Відміна: ${noun}…`,
  undone: `Відмінено: ${noun}`,
  partlyUndone: (kept) => `Відмінено: ${noun}, для всіх, крім ${ofTrainees(kept)}`,
  refused: (count) =>
    `Не вдалося додати (${noun}): ${trainees(count)}. Можливі причини: інша компанія, такий самий виняток уже є або обліковий запис тим часом видалено.`,
});

export const texts: JobTexts = {
  panel: 'Фонові дії',
  cancel: 'Скасувати',
  cancelling: 'Скасування…',
  undoing: 'Відміна…',
  dismiss: (title) => `Приховати: ${title}`,
  progress: (finished, total) => `${number(finished)} з ${number(total)}`,
  andOthers: (count) => `та ще ${number(count)}`,
  restoreInTrash: 'Відновити з кошика',
  showRefusedInvitations: 'Показати відхилені',
  showNames: 'Показати імена',
  refusedTrainees: 'Учасники, для яких дію не вдалося виконати',
  showMore: 'Показати більше',
  deletedUser: 'Видалений користувач',
  certificates: { download: 'Завантажити ZIP', preparing: 'Підготовка…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: `Надсилається ${number(total)} запрошення.`,
        few: `Надсилаються ${number(total)} запрошення.`,
        other: `Надсилаються ${number(total)} запрошень.`,
      }),
    sent: (invited) => `Запрошено: ${number(invited)}.`,
    someWaiting: (invited, waiting) =>
      `Запрошено: ${number(invited)}, надсилається: ${number(waiting)}.`,
    someRefused: (invited, refused) =>
      `Запрошено: ${number(invited)}, відхилено поштовим сервером: ${number(refused)}.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `Запрошено: ${number(invited)}, надсилається: ${number(waiting)}, відхилено поштовим сервером: ${number(refused)}.`,
  },
  actions: {
    delete: {
      running: (total) => `Видалення: ${trainees(total)}…`,
      done: (done, total) => `Видалено: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Видалено: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Видалено: ${traineesOf(done, total)}`,
      undoing: 'Відміна видалення…',
      undone: 'Видалення відмінено',
      partlyUndone: (kept) => `Видалення відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Не вдалося видалити ${ofTrainees(count)}. ${count === 1 ? 'Цей обліковий запис тим часом видалив інший адміністратор, або він не належить учаснику.' : 'Їх тим часом видалив інший адміністратор, або вони не є учасниками.'}`,
    },
    move: {
      running: (total) => `Переміщення: ${trainees(total)}…`,
      done: (done, total) => `Переміщено: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Переміщено: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Переміщено: ${traineesOf(done, total)}`,
      undoing: 'Відміна переміщення…',
      undone: 'Переміщення відмінено',
      partlyUndone: (kept) => `Переміщення відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Не вдалося перемістити ${ofTrainees(count)}. ${count === 1 ? 'Його тим часом видалено, або він уже належить до вибраної компанії.' : 'Їх тим часом видалено, або вони вже належать до вибраної компанії.'}`,
    },
    invite: {
      running: (total) => `Надсилання запрошень: ${trainees(total)}…`,
      done: (done, total) => `Запрошення надіслано: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Запрошення надіслано: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Запрошення надіслано: ${traineesOf(done, total)}`,
      undoing: 'Відміна запрошень…',
      undone: 'Запрошення відмінено',
      partlyUndone: (kept) => `Запрошення відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Запрошення не надіслано: ${trainees(count)}. ${count === 1 ? 'Він уже створив пароль, або його тим часом видалено.' : 'Вони вже створили пароль, або їх тим часом видалено.'}`,
    },
    'add-to-group': {
      running: (total) => `Додавання до групи: ${trainees(total)}…`,
      done: (done, total) => `Додано до групи: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Додано до групи: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Додано до групи: ${traineesOf(done, total)}`,
      undoing: 'Відміна додавання до групи…',
      undone: 'Додавання до групи відмінено',
      partlyUndone: (kept) => `Додавання до групи відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Не вдалося додати ${ofTrainees(count)}. ${count === 1 ? `Він уже є в цій групі або в ${number(GROUPS_PER_TRAINEE_MAX)} групах, належить до іншої компанії, або його тим часом видалено.` : `Вони вже є в цій групі або в ${number(GROUPS_PER_TRAINEE_MAX)} групах, належать до іншої компанії, або їх тим часом видалено.`}`,
    },
    'remove-from-group': {
      running: (total) => `Вилучення з групи: ${trainees(total)}…`,
      done: (done, total) => `Вилучено з групи: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Вилучено з групи: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Вилучено з групи: ${traineesOf(done, total)}`,
      undoing: 'Відміна вилучення з групи…',
      undone: 'Вилучення з групи відмінено',
      partlyUndone: (kept) => `Вилучення з групи відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Не вдалося вилучити ${ofTrainees(count)}. ${count === 1 ? 'Його не було в групі, або його тим часом видалено.' : 'Їх не було в групі, або їх тим часом видалено.'}`,
    },
    extend: exception('продовження строку', 'Продовження строку'),
    waive: exception('звільнення', 'Звільнення'),
    pause: exception('пауза', 'Пауза'),
    remind: {
      running: (total) => `Надсилання нагадувань: ${trainees(total)}…`,
      done: (done, total) => `Нагадування надіслано: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Нагадування надіслано: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Нагадування надіслано: ${traineesOf(done, total)}`,
      undoing: 'Відміна нагадувань…',
      undone: 'Нагадування відмінено',
      partlyUndone: (kept) => `Нагадування відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Нагадування не надіслано: ${trainees(count)}. Можливі причини: нагадування вже було за останні 24 години, нагадувати немає про що або обліковий запис тим часом видалено.`,
    },
    renew: {
      running: (total) => `Початок поновлення: ${trainees(total)}…`,
      done: (done, total) => `Поновлення розпочато: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Поновлення розпочато: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Поновлення розпочато: ${traineesOf(done, total)}`,
      undoing: 'Відміна поновлень…',
      undone: 'Поновлення відмінено',
      partlyUndone: (kept) => `Поновлення відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Поновлення не розпочато: ${trainees(count)}. Можливі причини: поновлювати нічого або обліковий запис тим часом видалено.`,
    },
    'train-again': {
      running: (total) => `Запуск нового проходження: ${trainees(total)}…`,
      done: (done, total) => `Нове проходження розпочато: ${traineesOf(done, total)}`,
      cancelled: (done, total) =>
        `Скасовано. Нове проходження розпочато: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Нове проходження розпочато: ${traineesOf(done, total)}`,
      undoing: 'Відміна нових проходжень…',
      undone: 'Нові проходження відмінено',
      partlyUndone: (kept) => `Нові проходження відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Нове проходження не розпочато: ${trainees(count)}. ${count === 1 ? 'Його тим часом видалено або переміщено до іншої компанії.' : 'Їх тим часом видалено або переміщено до іншої компанії.'}`,
    },
    'close-help': {
      running: (total) => `Закриття: ${requests(total)}…`,
      done: (done, total) => `Закрито: ${requestsOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Закрито: ${requestsOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Закрито: ${requestsOf(done, total)}`,
      undoing: 'Відміна закриття…',
      undone: 'Закриття відмінено',
      partlyUndone: (kept) => `Закриття відмінено для всіх запитів, крім ${number(kept)}`,
      refused: (count) =>
        `Не вдалося закрити ${requests(count)}. ${count === 1 ? 'Тим часом його змінив чи закрив інший адміністратор, або його видалено.' : 'Тим часом їх змінив чи закрив інший адміністратор, або їх видалено.'}`,
    },
    import: {
      running: (total) => `Імпорт: ${trainees(total)}…`,
      done: (done, total) => `Імпортовано: ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Імпортовано: ${traineesOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Імпортовано: ${traineesOf(done, total)}`,
      undoing: 'Відміна імпорту…',
      undone: 'Імпорт відмінено',
      partlyUndone: (kept) => `Імпорт відмінено для всіх, крім ${ofTrainees(kept)}`,
      refused: (count) =>
        `Не вдалося імпортувати ${ofTrainees(count)}. ${count === 1 ? 'Він уже має обліковий запис, або його компанію тим часом видалено.' : 'Вони вже мають обліковий запис, або їхню компанію тим часом видалено.'}`,
    },
    'record-results': {
      running: (total) => `Запис: ${results(total)}…`,
      done: (done, total) => `Записано: ${resultsOf(done, total)}`,
      cancelled: (done, total) => `Скасовано. Записано: ${resultsOf(done, total)}`,
      stopped: (done, total) => `Зупинено. Записано: ${resultsOf(done, total)}`,
      undoing: 'Відміна запису результатів…',
      undone: 'Запис результатів відмінено',
      partlyUndone: (kept) => `Запис результатів відмінено, крім ${ofResults(kept)}`,
      refused: (count) =>
        `Не записано: ${results(count)}. Можливі причини: такий результат уже є або учасника чи модуль тим часом видалено.`,
    },
    'collect-certificates': {
      running: (total) => `Підготовка сертифікатів: ${trainees(total)}…`,
      done: (done) => `Готові сертифікати: ${number(done)}`,
      cancelled: (done) => `Скасовано. Готові сертифікати: ${number(done)}`,
      stopped: (done) => `Зупинено. Готові сертифікати: ${number(done)}`,
      undoing: 'Відміна…',
      undone: 'Відмінено',
      partlyUndone: (kept) => `Відмінено. Сертифікати, що залишилися: ${number(kept)}`,
      refused: (count) =>
        `Без сертифіката: ${trainees(count)}. Можливі причини: немає чинного сертифіката за все навчання або обліковий запис тим часом видалено.`,
    },
  },
};

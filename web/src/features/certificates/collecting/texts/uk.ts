import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });

export const texts: CollectingTexts = {
  open: 'Сертифікати в ZIP',
  title: 'Сертифікати в ZIP',
  chosen: (count) => `Вибрано ${ofTrainees(count)}`,
  effect:
    'Найновіший чинний сертифікат кожного учасника готується у фоні. Потім усі можна завантажити як PDF в одному файлі ZIP.',
  leftOut: 'Учасників без чинного сертифіката за все навчання буде пропущено.',
  submit: (count) => `Підготувати для ${ofTrainees(count)}`,
  starting: 'Запуск…',
  changed: (found, expected) =>
    `Тепер вибрано ${ofTrainees(found)}, а не ${number(expected)}. Підготувати сертифікати?`,
};

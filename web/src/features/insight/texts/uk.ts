import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

const people = (count: number) =>
  plural(count, {
    one: `${number(count)} людина`,
    few: `${number(count)} людини`,
    other: `${number(count)} людей`,
  });

/** In the genitive. */
const ofPeople = (count: number) =>
  plural(count, { one: `${number(count)} людини`, other: `${number(count)} людей` });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Аналітика модуля: ${module}`,
    unnamed: 'Аналітика модуля',
    asOf: (time) => `Станом на ${time}`,
    back: 'Назад до модулів',
    loading: 'Завантаження аналітики…',
    loadFailed: 'Не вдалося завантажити аналітику',
    notFound: {
      title: 'Модуль не знайдено',
      reason: 'Можливо, його видалено або в адресі є помилка.',
    },
    tooFew: {
      title: (least) => `Цей модуль відкрило менше ніж ${ofPeople(least)}`,
      reason: (least) =>
        `За показниками такої малої кількості людей можна було б побачити, хто що відповів. Вони з’являться, щойно модуль відкриють ${people(least)}.`,
    },
  },
  people: {
    title: 'Люди',
    opened: 'Відкрили',
    watched: 'Додивилися до кінця',
    tried: 'Пробували скласти тест',
    passed: 'Пройшли',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} з ${number(trainees)} учасника`,
        other: `${share} з ${number(trainees)} учасників`,
      }),
    shareOfOpened: (share) => `${share} тих, хто відкрив`,
  },
  curve: {
    title: 'Крива перегляду',
    description:
      'Частка людей, які ще дивляться, за найдальшою точкою, до якої дійшла кожна людина.',
    summary: ({ half, end }) =>
      `Частка людей, які ще дивляться: ${half} посередині відео, ${end} наприкінці.`,
    greatestLoss: (loss) =>
      `Найбільша втрата – між ${loss.from}% і ${loss.to}% відео: ${people(loss.people)}.`,
    greatestLossAt: (loss) =>
      `Найбільша втрата – між ${loss.from}% і ${loss.to}% відео (${loss.fromClock}–${loss.toClock}): ${people(loss.people)}.`,
    noLoss: 'Усі додивляються до кінця.',
    percent: (percent) => `${percent}%`,
    table: {
      caption: 'Скільки людей ще дивиться в кожній частині відео',
      part: 'Частина відео',
      people: 'Люди',
      share: 'Частка',
    },
  },
  questions: {
    title: 'Найважчі запитання',
    firstTries: 'Відповіді з першої спроби кожної людини в поточному проходженні.',
    suspects: (count) =>
      plural(count, {
        one: `У ${number(count)} запитанні правильну відповідь, можливо, позначено хибно.`,
        other: `У ${number(count)} запитаннях правильну відповідь, можливо, позначено хибно.`,
      }),
    numbersHidden: 'Числа, які розкрили б відповіді кількох людей, не показуються.',
    showAll: (count) => `Показати всі запитання (${number(count)})`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `${number(count)} запитання не показано: у першій спробі його отримало менше ніж ${ofPeople(least)}.`,
        few: `${number(count)} запитання не показано: у першій спробі кожне з них отримало менше ніж ${ofPeople(least)}.`,
        other: `${number(count)} запитань не показано: у першій спробі кожне з них отримало менше ніж ${ofPeople(least)}.`,
      }),
    wrongOf: (share, count) => `${share} неправильних відповідей (усього ${people(count)})`,
  },
  key: {
    mayBeWrong: 'Можлива помилка в позначці',
    beats: (answer) =>
      `Люди, які добре відповіли на інші запитання, вибирали відповідь ${answer} частіше, ніж позначену як правильну. Перевірте, яка відповідь правильна.`,
    unnamed:
      'Люди, які добре відповіли на інші запитання, вибирали іншу відповідь частіше, ніж позначену як правильну. Перевірте, яка відповідь правильна.',
    edit: 'Редагувати це запитання',
  },
  answers: {
    caption: 'Як часто вибирали кожну відповідь',
    answer: 'Відповідь',
    people: 'Люди',
    share: 'Частка',
    none: 'Без відповіді',
    right: 'Правильна відповідь',
    notShown: 'не показано',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Учасники за станом',
    expiring: 'Скоро мине строк',
    failed: (message) => `Не вдалося підрахувати стани: ${message}`,
  },
  compliance: {
    title: 'Без прострочень',
    description: 'Учасники, у яких жоден обов’язковий модуль не прострочено',
    failed: 'Не вдалося завантажити, хто не має прострочень',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} з ${number(required)} учасника`,
        other: `${number(compliant)} з ${number(required)} учасників`,
      }),
    noPeople: 'Жоден учасник не має обов’язкового модуля.',
    summary: ({ month, before, today }) =>
      `Без прострочень: ${before} на кінець місяця (${month}), ${today} сьогодні.`,
    today: 'Сьогодні',
    noMonths: 'Від кінця цього місяця тут з’являтиметься кожен місяць.',
    chooseGroup: 'Виберіть одну зі своїх груп, щоб побачити попередні місяці.',
    table: {
      caption: 'Учасники без прострочень',
      month: 'Кінець місяця',
      compliant: 'Без прострочень',
      required: 'Учасники',
      share: 'Частка',
    },
  },
  weeks: {
    title: 'Наступні 90 днів',
    description: 'Підраховано для кожного учасника й модуля, за тижнями',
    failed: 'Не вдалося завантажити наступні 90 днів',
    due: 'Настає термін',
    expires: 'Минає строк',
    none: 'Жоден термін не настає й жоден строк не минає.',
    summary: ({ due, expires }) =>
      `У наступні 90 днів: настає термін – ${number(due)}, минає строк – ${number(expires)}.`,
    table: {
      caption: 'Де настає термін і де минає строк чинності',
      week: 'Тиждень від',
      module: 'Модуль',
    },
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number } = formatsOf('uk');

export const texts: TranscriptTexts = {
  title: 'Текст відео',
  notLoaded: 'Не вдалося завантажити текст відео',
  search: 'Пошук у тексті відео',
  chooseLine: 'Виберіть рядок, щоб перейти до цього місця у відео.',
  chooseReachedLine:
    'Виберіть рядок, щоб повернутися до нього. Рядки, до яких ви ще не дійшли, можна читати.',
  noneFound: 'Жоден рядок не містить цих слів.',
  found: ({ found, all }) => `Рядків: ${number(found)} з ${number(all)}`,
  follow: 'Стежити за відео',
  notWatchedYet: ', ще не переглянуто',
};

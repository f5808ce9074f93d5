import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('uk');

export const texts: CertificateLookTexts = {
  title: 'Сертифікати',
  note: 'Вигляд сертифікатів, які буде видано відтепер. Уже видані сертифікати не змінюються.',
  loading: 'Завантаження вигляду…',
  loadFailed: 'Не вдалося завантажити вигляд сертифікатів.',
  colour: 'Акцентний колір',
  colourHint:
    'Для ліній та оздоблення. Тексти лишаються темними, тож читаються з будь-яким кольором.',
  pickColour: 'Виберіть колір',
  presets: 'Пропоновані кольори',
  presetNames: {
    blue: 'Синій',
    teal: 'Бірюзовий',
    green: 'Зелений',
    violet: 'Фіолетовий',
    red: 'Червоний',
    grey: 'Сірий',
  },
  signature: 'Зображення підпису',
  newSignature: 'Нове зображення підпису',
  signatureHint: (types, size, side) =>
    `${types}, до ${size} та ${number(side)} × ${number(side)} пікселів. Найкраще виглядає темне чорнило на білому тлі або без тла.`,
  savedSignature: 'Збережений підпис',
  signatureStays: 'Підпис не зміниться, якщо ви не виберете інше зображення.',
  removeSignature: 'Вилучити підпис',
  signatureRemoved: 'Підпис буде вилучено під час збереження.',
  keepSignature: 'Залишити підпис',
  emptyFile: 'Цей файл порожній. Виберіть інший.',
  largePicture: (size) => `Це зображення більше за ${size}. Виберіть менше.`,
  line: 'Текст під підписом',
  lineHint: 'Наприклад, ім’я та посада особи, яка підписує.',
  logo: 'Використовується логотип компанії.',
  changeLogo: 'Змінити логотип',
  save: 'Зберегти вигляд',
  saved: 'Вигляд збережено',
  discard: 'Скасувати зміни',
  lost: 'Зміни вигляду сертифікатів ще не збережено, і їх буде втрачено.',
  leave: { title: 'Вийти, не зберігши?', confirm: 'Вийти' },
  preview: 'Попередній перегляд',
  sample: 'Зразок',
  example: {
    name: 'Олена Шевченко',
    modules: ['Основи безпеки', 'Перша допомога', 'Захист даних'],
    recordedBy: 'Андрій Бондаренко',
  },
};

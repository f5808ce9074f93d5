import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Ten moduł został zmieniony w innym miejscu',
  description: 'Twoje zmiany nie są jeszcze zapisane. Wybierz wersję, która ma zostać.',
  choices:
    '„Zachowaj moją” zapisuje Twoje zmiany; pozostałe pola zostają tak, jak zapisano je w innym miejscu. „Pokaż drugą” odrzuca Twoje zmiany.',
  back: 'Wróć do edycji',
  showTheirs: 'Pokaż drugą',
  keepMine: 'Zachowaj moją',
  loading: 'Wczytywanie drugiej wersji…',
  loadFailed: 'Nie udało się wczytać drugiej wersji',
  yours: 'Twoja',
  theirs: 'Druga',
  unchanged: 'Bez zmian z Twojej strony.',
  fields: {
    picture: 'Miniatura',
    question: (place) => `Pytanie ${place}`,
  },
  empty: 'Puste',
  switchedOn: 'Włączone',
  switchedOff: 'Wyłączone',
  video: {
    none: 'Bez filmu',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Inny film (${length})`,
    asBefore: (length) => `Dotychczasowy film (${length})`,
  },
  picture: {
    none: 'Bez miniatury',
    chosen: 'Nowa miniatura',
    another: 'Inna miniatura',
    asBefore: 'Dotychczasowa miniatura',
  },
  captions: {
    none: 'Bez napisów',
    without: (name) => `Bez napisów: ${name}`,
    added: (name) => `Nowe: ${name}`,
  },
  question: {
    none: 'Brak pytania',
    fixedOrder: 'Opcje zachowują tę kolejność.',
    explanation: (explanation) => `Wyjaśnienie: ${explanation}`,
  },
};

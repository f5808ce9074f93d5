import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Słabo', 2: 'Przeciętnie', 3: 'Dobrze', 4: 'Bardzo dobrze', 5: 'Doskonale' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `${rating} z 5, ${name}`,
  starsOnly: (rating) => `${rating} z 5`,
  ratings: (count) =>
    plural(count, {
      one: '1 ocena',
      few: `${number(count)} oceny`,
      other: `${number(count)} ocen`,
    }),

  own: {
    give: 'Oceń ten moduł',
    change: 'Zmień ocenę',
    ofModule: (name) => `: ${name}`,
    loading: 'Wczytywanie Twojej opinii…',
    failedToLoad: 'Nie udało się wczytać Twojej opinii',
    offline: 'Jesteś offline. Opinia wczyta się, gdy tylko wróci sieć.',
  },

  form: {
    title: 'Jak oceniasz ten moduł?',
    text: 'Twoja opinia pomoże go ulepszyć dla kolejnych osób.',
    titleAtEnd: 'Szkolenie ukończone!',
    textAtEnd: 'Jak je oceniasz? Twoja opinia pomoże je ulepszyć dla kolejnych osób.',
    module: 'Moduł',
    rating: 'Twoja ocena',
    required: '(wymagane)',
    comment: 'Twój komentarz',
    placeholder: 'Co Ci pomogło, a co pomogłoby bardziej?',
    send: 'Wyślij opinię',
    update: 'Zmień opinię',
    skip: 'Pomiń',
    sending: 'Wysyłanie…',
    sent: 'Dziękujemy za opinię!',
    failed: 'Nie udało się wysłać opinii. Spróbuj ponownie.',
    leave: {
      title: 'Wyjść bez wysyłania?',
      text: 'Komentarz nie został jeszcze wysłany i przepadnie.',
      confirm: 'Wyjdź',
    },
  },

  failedToLoad: 'Nie udało się wczytać opinii. Spróbuj ponownie.',
  failedToRefresh: 'Nie udało się wczytać opinii',

  filters: {
    module: 'Moduł',
    allModules: 'Wszystkie moduły',
    chosenModule: 'Wybrany moduł',
    searchModules: 'Szukaj ocenionych modułów',
    rating: 'Ocena',
    allRatings: 'Wszystkie oceny',
  },

  figures: {
    title: 'Statystyki',
    loading: 'Wczytywanie statystyk…',
    total: 'Wszystkie opinie',
    totalDetail: 'otrzymane',
    average: 'Średnia ocena',
    averageDetail: 'w skali do 5',
    noAverage: 'Nie ma jeszcze ocen',
    trainees: 'Aktywni uczestnicy',
    traineesDetail: 'z wystawioną opinią',
    modules: 'Ocenione moduły',
    modulesDetail: 'co najmniej raz',
  },

  distribution: {
    title: 'Rozkład ocen',
    description: 'Jak często wystawiano każdą ocenę.',
    caption: 'Jak często wystawiano każdą ocenę',
    rating: 'Ocena',
    feedback: 'Opinie',
    share: 'Odsetek',
    ofMax: (max) => `z ${max}`,
  },

  averages: {
    title: 'Średnia według modułów',
    description: 'Od najniższej.',
    descriptionOfSome: (shown, total) => `Najniżej oceniane: ${shown} z ${number(total)}.`,
    caption: 'Średnia ocena każdego modułu, od najniższej',
    module: 'Moduł',
    average: (max) => `Średnia ocena w skali do ${max}`,
  },

  entries: {
    title: 'Co mówią uczestnicy',
    loading: 'Wczytywanie opinii…',
    pages: 'Opinie',
    none: {
      title: 'Nie ma jeszcze opinii',
      text: 'Uczestnicy mogą ocenić każdy ukończony moduł. Ich opinie pojawią się tutaj.',
    },
    noMatch: {
      title: 'Żadna opinia nie pasuje do tych filtrów',
      showAll: 'Pokaż wszystkie opinie',
    },
    label: (name) => `Opinia: ${name}`,
    unknownCompany: 'Nieznana firma',
    module: 'Moduł',
    noComment: 'Bez komentarza',
    rating: 'Ocena: ',
  },
};

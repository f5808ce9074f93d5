import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Logowanie administratora',
  signUp: 'Zarejestruj się',
  slogan: 'Twoje moduły szkoleniowe i postęp w jednym miejscu',
  description:
    'Szkolenie Twojej firmy jako ścieżka krótkich filmów i quizów: nowe osoby przechodzą ją moduł po module, a administratorzy widzą postęp wszystkich.',
  goToTraining: 'Przejdź do szkolenia',
  newHere: (link) => `Pierwszy raz tutaj? Wystarczy nazwa Twojej firmy, aby ${link}.`,
  createAccount: 'utworzyć konto uczestnika',
  trainees: {
    title: 'Dla uczestników',
    watch: {
      what: 'Oglądaj.',
      how: 'Moduł po module, na dowolnym urządzeniu, od miejsca przerwania.',
    },
    pass: {
      what: 'Zaliczaj.',
      how: 'Krótki quiz sprawdza wiedzę i otwiera następny moduł.',
    },
    know: {
      what: 'Śledź postęp.',
      how: 'Ile już za Tobą i co przed Tobą.',
    },
  },
  administrators: {
    title: 'Dla administratorów',
    build: {
      what: 'Twórz.',
      how: 'Każda firma ma własną ścieżkę filmów i pytań.',
    },
    follow: {
      what: 'Obserwuj.',
      how: 'Czas oglądania, wyniki i ukończone moduły każdego uczestnika.',
    },
    help: {
      what: 'Pomagaj.',
      how: 'Pytania docierają do Ciebie jeszcze w trakcie szkolenia.',
    },
  },
  picture: {
    label:
      'Strona uczestnika ze ścieżką modułów, moduł z filmem i quizem na telefonie oraz lista uczestników z ich postępem, widziana przez administratora.',
    portal: 'Portal',
    dashboard: 'Szkolenie',
    myProgress: 'Mój postęp',
    messages: 'Wiadomości',
    greeting: (name) => `Dzień dobry, ${name}`,
    percent: (percent) => `${percent}%`,
    done: 'Gotowe',
    doneOf: (done, all) => `${done} z ${all}`,
    averageScore: 'Średni wynik',
    nextModule: 'Dalej',
    steps: {
      welcome: 'Powitanie',
      safety: 'BHP',
      data: 'Dane',
      hygiene: 'Higiena',
      guests: 'Goście',
    },
    modules: {
      dataProtection: 'Ochrona danych',
      foodHygiene: 'Higiena żywności',
      servingGuests: 'Obsługa gości',
    },
    module: (number) => `Moduł ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes} min · ${percent}%`,
    lengthAndPlace: (minutes, place) => `${minutes} min · wznów od ${place}`,
    length: (minutes) => `${minutes} min`,
    completed: 'Ukończony',
    current: 'Bieżący',
    locked: 'Zablokowany',
    review: 'Powtórz',
    start: 'Rozpocznij',
    lockedButton: 'Zablokowany',
    questionOf: (number, all) => `Pytanie ${number} z ${all}`,
    questionLines: { first: 'Jak długo należy', second: 'myć ręce?' },
    options: { short: 'Pięć sekund', right: 'Dwadzieścia sekund', long: 'Dwie minuty' },
    nextQuestion: 'Dalej',
    trainees: 'Uczestnicy',
    asksForHelp: '1 prośba o pomoc',
  },
};

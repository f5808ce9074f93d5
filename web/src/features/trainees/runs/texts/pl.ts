import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Cykl ${number}`,
  dates: {
    period: (from, to) => `${from} – ${to}`,
    today: 'dziś',
  },
  result: {
    completed: 'Ukończono',
    notCompleted: 'Nie ukończono',
    on: (date) => date,
    progress: (percent) => `${percent}%`,
  },
  earlierRuns: {
    title: 'Wcześniejsze cykle',
    caption: 'Wcześniejsze cykle',
    loadFailed: (reason) => `Nie udało się wczytać cykli. ${reason}`,
    columns: { number: 'Cykl', dates: 'Daty', company: 'Firma', result: 'Wynik' },
  },
  trainAgain: {
    button: 'Przeszkol ponownie',
    title: (name) => `Przeszkolić ponownie: ${name}?`,
    confirm: 'Przeszkol ponownie',
    starting: 'Rozpoczynanie…',
    effects: 'Nowy cykl rozpocznie się od razu:',
    begins: (name) =>
      `${name} zaczyna od pierwszego modułu i odblokowuje pozostałe kolejno od nowa.`,
    endsCompleted: (number) =>
      `Cykl ${number} się kończy (ukończono). Jego wyniki pozostają w części „Wcześniejsze cykle”.`,
    endsIncomplete: ({ number, percent }) =>
      `Cykl ${number} się kończy (ukończono ${percent}%). Jego wyniki pozostają w części „Wcześniejsze cykle”.`,
    answersLost: 'Odpowiedzi w jeszcze nieprzesłanym quizie przepadną.',
    started: ({ name, number }) => `${name}: rozpoczęto cykl ${number}`,
    notStarted: (name) => `${name}: nie rozpoczęto kolejnego cyklu`,
  },
  page: {
    runOf: ({ number, name }) => `Cykl ${number}: ${name}`,
    unnamed: 'Wcześniejszy cykl',
    back: 'Wróć do bieżącego cyklu',
    isEarlier: 'To wcześniejszy cykl w stanie z chwili zakończenia. Już się nie zmienia.',
    timeInvested: 'Poświęcony czas',
    result: 'Wynik',
    noModules: { title: 'Brak modułów', reason: 'Firma nie miała modułów szkolenia.' },
    loadFailed: 'Nie udało się wczytać cyklu',
    notFound: {
      title: 'Nie znaleziono cyklu',
      reason: 'Uczestnik mógł zostać usunięty lub adres zawiera błąd.',
    },
  },
};

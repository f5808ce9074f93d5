import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: Words = {
  status: {
    'not-started': 'Nie rozpoczęto',
    'in-progress': 'W toku',
    failed: 'Ostatnio nie zaliczono',
    completed: 'Ukończono',
  },
  standing: {
    overdue: 'Po terminie',
    expired: 'Wygasło',
    inGrace: 'W dniach karencji',
    due: 'Z terminem',
    renewalOpen: 'Do odnowienia',
    open: 'Otwarte',
    valid: 'Ważne',
    waived: 'Zwolnienie',
    paused: 'Przerwa',
    notRequired: 'Niewymagane',
  },
  columns: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    company: 'Firma',
    password: 'Hasło',
    language: 'Język',
    groups: 'Grupy',
    module: 'Moduł',
    completedOn: 'Data ukończenia',
    validUntil: 'Ważne do',
    certificate: 'Certyfikat',
    note: 'Notatka',
    problem: 'Problem',
  },
  newModules: (count) =>
    plural(count, {
      one: '1 nowy moduł',
      few: `${number(count)} nowe moduły`,
      other: `${number(count)} nowych modułów`,
    }),
  rights: { read: 'Odczyt', people: 'Osoby', training: 'Szkolenie' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Widzi wszystko',
  seesNothing: 'Nic nie widzi',
  commandLine: 'Wiersz poleceń',
  deletedUser: (number) => `Usunięty użytkownik ${number}`,
  notLoggedIn: 'Nie ma aktywnej sesji. Zaloguj się ponownie.',
  noSuchModule: 'Nie znaleziono tego modułu albo nie masz do niego dostępu.',
  videoFirst: 'Przed quizem obejrzyj film do końca.',
  noQuiz: 'Ten moduł nie ma quizu.',
  companyInUse: 'Nie można usunąć firmy: należą do niej dane, których nie da się usunąć',
  durationUnread: 'Poczekaj, aż długość filmu zostanie odczytana, lub wybierz inny plik wideo.',
  captionsTooLarge: 'Napisy zapisywane jednocześnie mogą mieć łącznie najwyżej 256\u00a0KB.',
  captionsUnknown:
    'To nie jest plik z napisami. W pliku WebVTT lub SubRip (.vtt, .srt) każdy napis ma czasy w postaci „00:00:01.500 --> 00:00:04.000”.',
  fileTooLarge: (megabytes) => `Plik przekracza limit ${megabytes}\u00a0MB.`,
};

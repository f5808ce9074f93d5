import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

const items = (count: number) =>
  plural(count, {
    one: '1 pozycję',
    few: `${number(count)} pozycje`,
    other: `${number(count)} pozycji`,
  });

const stayUntilThen = (stay: string) =>
  `Uczestnicy, grupy, moduły, firmy i administratorzy usunięci przez administratora ${stay} i do tego czasu można ich przywrócić.`;

export const texts: TrashTexts = {
  deletions: 'Usunięcia',
  loading: 'Wczytywanie kosza…',
  loadFailed: 'Nie udało się wczytać kosza',
  found: {
    all: (count) => `Znaleziono ${items(count)}`,
    soFar: (count) => `Znaleziono dotąd ${items(count)}`,
  },
  showOlder: 'Pokaż starsze usunięcia',
  switchedOff: {
    title: 'Kosz jest wyłączony',
    message:
      'Dane są od razu usuwane trwale. Operator portalu może to zmienić ustawieniem TRASH_DAYS.',
  },
  empty: {
    own: 'To, co usuniesz, trafia tutaj i przez pewien czas można to przywrócić.',
    title: 'Kosz jest pusty',
    message:
      'Uczestnicy, grupy, moduły, firmy i administratorzy usunięci przez administratora trafiają tutaj i przez pewien czas można ich przywrócić.',
    messageForDays: (days) =>
      plural(days, {
        one: stayUntilThen('pozostają tu przez 1 dzień'),
        other: stayUntilThen(`pozostają tu przez ${number(days)} dni`),
      }),
  },
  noMatch: {
    own: 'Przeszukiwane są nazwiska i nazwy usunięte przez Ciebie.',
    title: 'Nic w koszu nie pasuje do wyszukiwania',
    message:
      'Przeszukiwane są nazwiska usuniętych uczestników i administratorów oraz nazwy usuniętych grup, modułów i firm.',
    showAll: 'Pokaż cały kosz',
  },
  filters: {
    search: 'Szukaj w koszu',
    placeholder: 'Nazwisko lub nazwa',
    kind: 'Rodzaj',
    allKinds: 'Wszystkie rodzaje',
    inTrash: '(w koszu)',
  },
  kinds: {
    trainee: 'Uczestnik',
    group: 'Grupa',
    module: 'Moduł',
    company: 'Firma',
    admin: 'Administrator',
  },
  counts: {
    trainees: (count) =>
      plural(count, { one: '1 uczestnik', other: `${number(count)} uczestników` }),
    modules: (count) =>
      plural(count, {
        one: '1 moduł',
        few: `${number(count)} moduły`,
        other: `${number(count)} modułów`,
      }),
    videos: (count) =>
      plural(count, {
        one: '1 film',
        few: `${number(count)} filmy`,
        other: `${number(count)} filmów`,
      }),
    questions: (count) =>
      plural(count, {
        one: '1 pytanie',
        few: `${number(count)} pytania`,
        other: `${number(count)} pytań`,
      }),
    results: (count) =>
      plural(count, {
        one: '1 zaliczony moduł',
        few: `${number(count)} zaliczone moduły`,
        other: `${number(count)} zaliczonych modułów`,
      }),
    attempts: (count) =>
      plural(count, {
        one: '1 podejście do quizu',
        few: `${number(count)} podejścia do quizów`,
        other: `${number(count)} podejść do quizów`,
      }),
    helpRequests: (count) =>
      plural(count, {
        one: '1 prośba o pomoc',
        few: `${number(count)} prośby o pomoc`,
        other: `${number(count)} próśb o pomoc`,
      }),
    feedback: (count) =>
      plural(count, {
        one: '1 opinia',
        few: `${number(count)} opinie`,
        other: `${number(count)} opinii`,
      }),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Uczestnicy',
    ofCompany: (kind, company) => `${kind} (${company})`,
    deletedBy: (admin, time) => `usunięto ${time} (${admin})`,
    deletedTogetherBy: (admin, time) => `usunięto razem ${time} (${admin})`,
    withCounts: (counts) => `Wraz z tym: ${counts}`,
    daysLeft: (days) =>
      plural(days, {
        one: 'Pozostał 1 dzień',
        few: `Pozostały ${number(days)} dni`,
        other: `Pozostało ${number(days)} dni`,
      }),
    lessThanDayLeft: 'Pozostał niecały dzień',
    deletedSoon: 'Wkrótce trwałe usunięcie',
    restore: 'Przywróć',
    restoreNamed: (name) => `Przywróć: ${name}`,
    restoring: 'Przywracanie…',
    deleteForGood: 'Usuń trwale',
    deleteNamedForGood: (name) => `Usuń trwale: ${name}`,
  },
  notRestored: (name) => `Nie udało się przywrócić: ${name}`,
  purge: {
    title: (name) => `Usunąć trwale: ${name}?`,
    confirm: 'Usuń trwale',
    deleting: 'Usuwanie…',
    deleted: (name) => `Usunięto trwale: ${name}`,
    failed: (reason) => `Nie udało się usunąć: ${reason}`,
    cannotBeUndone: 'Nie można tego cofnąć.',
    withCounts: (counts) => `Wraz z tym zostaną usunięte: ${counts}.`,
  },
  restore: {
    restore: 'Przywróć',
    restoring: 'Przywracanie…',
    company: {
      title: (company) => `Przywrócić najpierw firmę ${company}?`,
      confirm: (company) => `Przywróć najpierw firmę ${company}`,
      explanation: (name, company, again) =>
        `${name} należy do firmy ${company}, która też jest w koszu. Zostaną przywrócone obie pozycje: najpierw firma ze wszystkim, co usunięto wraz z nią, a potem ${again}.`,
    },
    name: {
      company: {
        title: 'Nazwa firmy jest zajęta',
        label: 'Nowa nazwa firmy',
        explanation: (company) =>
          `Inna firma nazywa się teraz ${company}. Nadaj przywracanej inną nazwę.`,
      },
      group: {
        title: 'Nazwa grupy jest zajęta',
        label: 'Nowa nazwa grupy',
        explanation: (group) =>
          `Inna grupa w tej firmie nazywa się teraz ${group}. Nadaj przywracanej inną nazwę.`,
      },
    },
    email: {
      title: 'Adres e-mail jest zajęty',
      labels: {
        trainee: 'Nowy adres e-mail uczestnika',
        admin: 'Nowy adres e-mail administratora',
      },
      explanation: (email, name) =>
        `Z adresu ${email} korzysta teraz inne konto. Podaj inny adres do logowania dla tej osoby: ${name}.`,
      thisEmail: 'e-mail tej osoby',
      merge: 'Scal…',
      mergeHint: (name) =>
        `Możesz też scalić oba konta: wyniki zostaną dołączone do konta, które korzysta z tego adresu: ${name}.`,
    },
    merge: {
      title: 'Scalić obu uczestników?',
      confirm: 'Scal trwale',
      merging: 'Scalanie…',
      runs: (name, other) =>
        `Cykle usuniętego konta (${name}) z wynikami, odpowiedziami i sesjami oglądania znajdą się przed cyklami obecnego konta (${other}). Nie będą się już zmieniać, a wszystkie cykle otrzymają nowe numery.`,
      feedback: (other) =>
        `Opinie zostaną zachowane tylko dla modułów, o których obecne konto (${other}) nie ma opinii. Rozmowy i prośby o pomoc pozostają z napisem „Usunięty użytkownik”.`,
      cannotBeUndone: 'Nie można tego cofnąć.',
    },
    others: {
      titleForOne: 'Adres e-mail jest zajęty',
      titleForSeveral: 'Adresy e-mail są zajęte',
      confirm: 'Przywróć pozostałych',
      taken: (count) =>
        plural(count, {
          one: 'Z adresu e-mail tego uczestnika korzysta teraz inne konto:',
          other: `Z adresów e-mail ${number(count)} uczestników korzystają teraz inne konta:`,
        }),
      unnamed: (count) =>
        plural(count, {
          one: 'i jeszcze 1 osoba',
          few: `i jeszcze ${number(count)} osoby`,
          other: `i jeszcze ${number(count)} osób`,
        }),
      explanation: (count) =>
        plural(count, {
          one: 'Możesz teraz przywrócić wszystkich pozostałych. Ten uczestnik zostaje w koszu jako osobna pozycja.',
          other:
            'Możesz teraz przywrócić wszystkich pozostałych. Ci uczestnicy zostają w koszu jako osobna pozycja.',
        }),
    },
  },
};

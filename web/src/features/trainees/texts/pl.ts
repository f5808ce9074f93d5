import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('pl');

const trainees = (count: number) =>
  plural(count, { one: '1 uczestnik', other: `${number(count)} uczestników` });

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });

const filtered = (isFiltered: boolean) => (isFiltered ? ' (lista z filtrem)' : '');

const traineesOfList = (count: number, isFiltered: boolean) =>
  `${trainees(count)}${filtered(isFiltered)}`;

const ofTraineesOfList = (count: number, isFiltered: boolean) =>
  `${ofTrainees(count)}${filtered(isFiltered)}`;

export const noMailServer =
  'Nie skonfigurowano serwera poczty: zaproszenia trafiają tylko do folderu wiadomości wychodzących portalu, gdzie znajdzie je operator.';

const signedOut = 'Wylogowanie następuje od razu na wszystkich urządzeniach.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}%`,
  modulesOf: (completed, total) =>
    plural(total, {
      one: `${completed} z 1 modułu`,
      other: `${completed} z ${number(total)} modułów`,
    }),
  completedOn: (date) => `Ukończono ${date}`,
  completedWithNew: (date, newModules) => `Ukończono ${date}; ${newModules}`,
  unknownCompany: 'Nieznana firma',
  backToTrainees: 'Wróć do uczestników',
  refresh: 'Odśwież',
  refreshing: 'Odświeżanie…',
  updating: 'Aktualizowanie…',
  lastUpdated: (time) => `Stan na godz. ${time}`,
  edit: 'Edytuj',
  refused: {
    'mailbox-unknown': 'Zaproszenie odrzucone: nieznana skrzynka',
    'mailbox-full': 'Zaproszenie odrzucone: skrzynka pełna',
    'address-invalid': 'Zaproszenie odrzucone: nieprawidłowy adres',
    'refused-by-policy': 'Zaproszenie odrzucone: zgodnie z zasadami serwera poczty',
    other: 'Zaproszenie odrzucone: przez serwer poczty',
  },
  refusal: {
    advice:
      'Popraw adres e-mail w oknie „Edytuj”, co wyśle nowe zaproszenie, lub wyślij je ponownie.',
    reply: 'Odpowiedź serwera poczty',
  },

  list: {
    label: 'Uczestnicy',
    add: 'Dodaj uczestnika',
    import: 'Importuj',
    importTrainees: 'Importuj uczestników',
    importResults: 'Importuj wcześniejsze wyniki',
    export: 'Eksportuj',
    loading: 'Wczytywanie uczestników…',
    notLoaded: 'Nie udało się wczytać uczestników',
    retrying: 'Ponowne wczytywanie uczestników…',
    refreshed: 'Dane uczestników odświeżono',
    search: 'Szukaj uczestników',
    searchPlaceholder: 'Nazwisko, e-mail lub firma',
    status: 'Status',
    everyStatus: 'Każdy status',
    statuses: {
      stuck: 'Bez postępu od ponad 7 dni',
      'not-completed': 'Nie ukończono',
      'invitation-refused': 'Zaproszenie odrzucone',
    },
    statusInModule: 'Status w module',
    inTraining: 'W całym szkoleniu',
    inModule: (name) => `W module ${name}`,
    inChosenModule: 'W wybranym module',
    inDeletedModule: 'W usuniętym module',
    sortBy: 'Sortuj według',
    sorts: {
      name: 'Imię i nazwisko A–Z',
      '-name': 'Imię i nazwisko Z–A',
      newest: 'Najpierw ostatnio dodani',
      oldest: 'Najpierw najdawniej dodani',
      email: 'E-mail A–Z',
      '-email': 'E-mail Z–A',
      '-progress': 'Najpierw największy postęp',
      progress: 'Najpierw najmniejszy postęp',
      '-score': 'Najpierw najwyższy wynik',
      score: 'Najpierw najniższy wynik',
      '-active': 'Najpierw ostatnio aktywni',
      active: 'Najpierw najdłużej nieaktywni',
      standing: 'Najpierw najgorszy stan',
      '-standing': 'Najpierw najlepszy stan',
      due: 'Najpierw najwcześniejszy termin',
      '-due': 'Najpierw najpóźniejszy termin',
    },
    showingAll: (total) => `Pokazano ${ofTrainees(total)}`,
    showingRange: (first, last, total) =>
      `Pokazano ${number(first)}–${number(last)} z ${ofTrainees(total)}`,
    found: (count) => `Znaleziono ${ofTrainees(count)}`,
    byStatus: 'Uczestnicy według statusu',
    standing: 'Stan',
    everyStanding: 'Każdy stan',
    due: 'Termin',
    everyDue: 'Każdy termin',
    dueWithin: { week: 'Termin w ciągu 7 dni', month: 'Termin w ciągu 30 dni' },
    dueBetween: 'Termin od – do…',
    dueFrom: 'Termin od',
    dueUntil: 'Termin do',
  },

  table: {
    caption: 'Uczestnicy i ich postęp',
    trainee: 'Uczestnik',
    company: 'Firma',
    progress: 'Postęp',
    averageScore: 'Śr. wynik',
    time: 'Czas',
    joined: 'Dołączenie',
    lastActive: 'Ostatnia aktywność',
    standing: 'Stan',
    actions: 'Działania',
    overallProgressOf: (name) => `Ogólny postęp: ${name}`,
    stuck: 'Bez postępu',
    invited: (date) => `Zaproszono ${date}`,
    opened: (date) => `Otwarto ${date}`,
    reminded: (time) => `Przypomnienie: ${time}`,
    viewProgress: 'Zobacz postęp',
    viewProgressOf: (name) => `Zobacz postęp: ${name}`,
    editOne: (name) => `Edytuj: ${name}`,
    deleteOne: (name) => `Usuń: ${name}`,
    selectOne: (name) => `Zaznacz: ${name}`,
  },

  none: {
    title: 'Nie znaleziono uczestników.',
    noMatch: 'Nie znaleziono uczestników pasujących do wyszukiwania.',
    noneContains: (search) =>
      `Żadne imię, nazwisko, adres e-mail ani nazwa firmy nie zawiera „${search}”.`,
    clearSearch: 'Wyczyść wyszukiwanie',
    noneMatch: 'Żaden uczestnik nie pasuje do tych filtrów.',
    clearFilters: 'Wyczyść filtry',
    otherFilters: 'Wybierz inny status, moduł lub firmę albo pokaż wszystkich uczestników.',
    showAll: 'Pokaż wszystkie firmy',
    showAllSeen: 'Pokaż wszystko, co widzisz',
    companyDeleted: 'Ta firma została usunięta.',
    groupsEmpty: 'Grupy, które widzisz, nie mają jeszcze członków.',
    noneYet: 'Ta firma nie ma jeszcze uczestników.',
    noneYetInvite:
      'Ta firma nie ma jeszcze uczestników. Wyślij im link do rejestracji lub dodaj ich pojedynczo.',
    addCompany: 'Najpierw dodaj firmę',
    noCompany: 'Każdy uczestnik należy do firmy, a żadnej jeszcze nie ma.',
    invite:
      'Uczestnicy rejestrują się samodzielnie: wyślij im ten link. Możesz też dodać ich pojedynczo.',
    signUpLink: 'Link do rejestracji',
    copyLink: 'Kopiuj link',
  },

  bulk: {
    selected: (count) => `Zaznaczono ${ofTrainees(count)}`,
    allSelected: (count) => `Zaznaczono wszystkich znalezionych: ${number(count)}`,
    selectAll: (total) => `Zaznacz wszystkich znalezionych: ${number(total)}`,
    atMost: (max) => `Pojedynczo można zaznaczyć najwyżej ${ofTrainees(max)}.`,
    narrow: 'Zawęź listę wyszukiwaniem lub firmą i zaznacz wszystkich znalezionych.',
    move: 'Przenieś do innej firmy',
    moveShort: 'Przenieś',
    invite: 'Wyślij zaproszenia ponownie',
    inviteShort: 'Wyślij ponownie',
    certificates: 'Certyfikaty jako ZIP',
    certificatesShort: 'Certyfikaty',
    exceptions: 'Przedłużenie, zwolnienie, przerwa…',
    exceptionsShort: 'Wyjątek',
    starting: 'Rozpoczynanie…',
    changed: (found, expected) =>
      `Lista się zmieniła: obejmuje teraz ${ofTrainees(found)}, a nie ${number(expected)}.`,
    nothingDone: 'Lista w międzyczasie się zmieniła. Nic nie zostało zrobione.',
    backToList: 'Wróć do listy',
    deleteTitle: (count, isFiltered) => `Usunąć ${ofTraineesOfList(count, isFiltered)}?`,
    delete: (count) => `Usuń ${ofTrainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Zostaną usunięte: konto, cały postęp, podejścia do quizów, prośby o pomoc i opinie.',
        other:
          'Zostaną usunięte: konta, cały postęp, podejścia do quizów, prośby o pomoc i opinie.',
      }),
    afterDeletion: `${signedOut} Rozmówcy zachowują rozmowy, z napisem „Usunięty użytkownik” zamiast nazwisk.`,
    inviteTitle: (count, isFiltered) =>
      `Wysłać ponownie zaproszenia do ${ofTraineesOfList(count, isFiltered)}?`,
    inviteCount: (count) => `Zaproś ${ofTrainees(count)}`,
    noMailServer:
      'Nie skonfigurowano serwera poczty, więc portal nie może wysyłać e-maili. Zamiast tego ustaw każdemu uczestnikowi hasło w oknie „Edytuj” i przekaż je.',
    whoIsInvited: (days) =>
      `Uczestnicy, którzy nie wybrali jeszcze hasła, otrzymają e-mail z linkiem do jego wyboru, ważnym przez ${duration(days, 'day')}.`,
    othersLeftOut: 'Pozostali zostaną pominięci. Nie można tego cofnąć.',
    moveTitle: (count, isFiltered) => `Przenieś ${ofTraineesOfList(count, isFiltered)}`,
    moveCount: (count) => `Przenieś ${ofTrainees(count)}`,
    newCompany: 'Nowa firma',
    companyMissing: 'Wybierz firmę',
  },

  groups: {
    label: 'Grupy',
    others: (names) => list(names),
    fixed: 'Także w',
    noGroup: 'brak grup',
    search: 'Szukaj grup',
    chosen: (count) => `Wybrano: ${number(count)}`,
    deleted: 'Usunięta grupa',
    add: 'Dodaj do grupy…',
    addShort: '+ Grupa',
    remove: 'Usuń z grupy…',
    removeShort: '− Grupa',
    addTitle: (count, isFiltered) => `Dodaj ${ofTraineesOfList(count, isFiltered)} do grupy`,
    addCount: (count) => `Dodaj ${ofTrainees(count)}`,
    removeTitle: (count, isFiltered) => `Usuń ${ofTraineesOfList(count, isFiltered)} z grupy`,
    removeCount: (count) => `Usuń z grupy ${ofTrainees(count)}`,
    group: 'Grupa',
    missing: 'Wybierz grupę',
    newGroup: 'Nowa grupa',
    newName: 'Nazwa nowej grupy',
    existing: 'Wybierz istniejącą grupę',
    none: 'Żadna grupa w tej firmie nie ma członków.',
    notLoaded: (reason) => `Nie udało się wczytać grup. ${reason}`,
    companyMissing: 'Najpierw wybierz firmę',
    companyFirst:
      'Grupa należy do jednej firmy. Najpierw wybierz firmę w filtrze listy, a potem zaznacz uczestników.',
  },

  moved: (count) =>
    plural(count, {
      one: 'Uczestnik rozpocznie nowy cykl z modułami wybranej firmy. Wcześniejsze cykle pozostaną widoczne. Przeniesienie można cofnąć, dopóki uczestnik nie zacznie nowego cyklu.',
      other:
        'Uczestnicy rozpoczną nowy cykl z modułami wybranej firmy. Wcześniejsze cykle pozostaną widoczne. Przeniesienie można cofnąć, dopóki ktoś z nich nie zacznie nowego cyklu.',
    }),

  deletion: {
    title: (name) => `Usunąć: ${name}?`,
    confirm: 'Usuń uczestnika',
    deleting: 'Usuwanie…',
    failed: (reason) => `Nie udało się usunąć uczestnika: ${reason}`,
    deletedWith: (email) => `Konto ${email} zostanie usunięte, a wraz z nim:`,
    progress: (completed, total) =>
      plural(total, {
        one: `cały postęp (ukończono ${completed} z 1 modułu)`,
        other: `cały postęp (ukończono ${completed} z ${number(total)} modułów)`,
      }),
    attempts: 'wszystkie podejścia do quizów i wyniki',
    requests: 'wszystkie prośby o pomoc',
    feedback: 'wszystkie opinie',
    afterwards: `${signedOut} Rozmówcy zachowują rozmowę, z napisem „Usunięty użytkownik” zamiast nazwiska.`,
  },

  export: {
    title: 'Eksportuj postęp',
    description: 'Jeden wiersz na każdego uczestnika z listy, jako plik CSV do arkusza.',
    others: 'Aby wyeksportować innych, zamknij to okno i zmień wyszukiwanie lub filtry listy.',
    preparing: 'Przygotowywanie…',
    download: 'Pobierz',
    started: (fileName) => `Pobieranie pliku ${fileName}`,
  },

  addition: {
    title: 'Dodaj uczestnika',
    submit: 'Dodaj uczestnika',
    adding: 'Dodawanie…',
    failed: (reason) => `Nie udało się dodać uczestnika. ${reason}`,
    added: (name) => `Dodano: ${name}`,
    invited: (email) => `Zaproszenie jest w drodze na adres ${email}.`,
    lost: 'Ten uczestnik nie jest jeszcze zapisany, a wprowadzone dane przepadną.',
    passwordHint: (min) =>
      `Co najmniej ${min} znaków; pozwala zalogować się od razu. Zostaw puste, aby wysłać zaproszenie.`,
  },

  change: {
    title: 'Edytuj uczestnika',
    submit: 'Zapisz zmiany',
    failed: (reason) => `Nie udało się zapisać uczestnika. ${reason}`,
    changed: (name) => `Zapisano: ${name}`,
    lost: 'Zmiany danych tego uczestnika nie są jeszcze zapisane i przepadną.',
    passwordHint: (min) =>
      `Zostaw puste, aby nie zmieniać; co najmniej ${min} znaków. Nowe hasło kończy sesje uczestnika.`,
    companyHint: 'W innej firmie uczestnik widzi moduły tamtej firmy.',
    companyDeleted: 'Wybrana firma została w międzyczasie usunięta.',
  },

  form: {
    password: 'Hasło',
    newPassword: 'Nowe hasło',
    company: 'Firma',
    searchCompanies: 'Szukaj firm',
    noCompanies: 'Nie ma jeszcze żadnej firmy. Utwórz ją na stronie „Moduły szkoleń”.',
    companiesNotLoaded: (reason) => `Nie udało się wczytać firm. ${reason}`,
    leaveTitle: 'Wyjść bez zapisywania?',
    leave: 'Wyjdź',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Bez hasła uczestnik otrzyma e-mail z linkiem do jego wyboru, ważnym przez ${duration(days, 'day')}.`,
      noMailServer: `Bez hasła uczestnik otrzyma zaproszenie do jego wyboru. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Uczestnik bez hasła w pliku otrzyma e-mail z linkiem do jego wyboru, ważnym przez ${duration(days, 'day')}.`,
      noMailServer: `Uczestnik bez hasła w pliku otrzyma zaproszenie do jego wyboru. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Ten adres e-mail jest w koszu',
    description:
      'Przywrócenie zwraca osobę ze wszystkimi wynikami. Nowa osoba zaczyna bez żadnych.',
    restore: (name) => `Przywróć ze wszystkimi wynikami: ${name}`,
    restoring: 'Przywracanie…',
    addAnew: 'Dodaj jako nową osobę',
    adding: 'Dodawanie…',
    deletedBy: (date, admin) => `Usunięto ${date} – ${admin}`,
    results: (modules, attempts) => {
      const passed = plural(modules, {
        one: '1 zaliczony moduł',
        few: `${number(modules)} zaliczone moduły`,
        other: `${number(modules)} zaliczonych modułów`,
      });
      const tried = plural(attempts, {
        one: '1 podejście do quizu',
        few: `${number(attempts)} podejścia do quizów`,
        other: `${number(attempts)} podejść do quizów`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'Firma też jest w koszu.',
    restoreCompany: 'Najpierw ją przywróć',
  },

  sendLink: {
    invitation: {
      title: (name) => `Wysłać ponownie zaproszenie? Odbiorca: ${name}`,
      confirm: 'Wyślij zaproszenie ponownie',
      mail: (email, validity) =>
        `Na adres ${email} zostanie wysłany e-mail z linkiem do wyboru hasła, ważnym przez ${duration(validity, 'day')}.`,
      sent: (email) => `Zaproszenie jest w drodze na adres ${email}.`,
      failed: (reason) => `Nie udało się wysłać zaproszenia. ${reason}`,
    },
    reset: {
      title: (name) => `Wysłać link do zmiany hasła? Odbiorca: ${name}`,
      confirm: 'Wyślij link do zmiany hasła',
      mail: (email, validity) =>
        `Na adres ${email} zostanie wysłany e-mail z linkiem do wyboru nowego hasła, ważnym przez ${duration(validity, 'minute')}. Do tego czasu działa obecne hasło.`,
      sent: (email) => `Link do zmiany hasła jest w drodze na adres ${email}.`,
      failed: (reason) => `Nie udało się wysłać linku do zmiany hasła. ${reason}`,
    },
    sending: 'Wysyłanie…',
    noMailServer:
      'Nie skonfigurowano serwera poczty, więc portal nie może wysyłać e-maili. Zamiast tego ustaw nowe hasło w oknie „Edytuj” i przekaż je.',
  },

  detail: {
    heading: 'Postęp uczestnika',
    loading: 'Wczytywanie postępu…',
    notLoaded: 'Nie udało się wczytać postępu uczestnika',
    refreshed: 'Dane o postępie odświeżono',
    notFound: 'Nie znaleziono uczestnika',
    notFoundReason: 'Konto mogło zostać usunięte lub adres zawiera błąd.',
    openChat: 'Otwórz czat z tym uczestnikiem',
    trackingActive: 'Śledzenie postępu na żywo włączone',
    trackingPaused: 'Śledzenie postępu na żywo wstrzymane',
    lastActive: (time) => `Ostatnia aktywność: ${time}`,
    joined: (date) => `Dołączenie: ${date}`,
    invited: (date) => `Zaproszono ${date}`,
    firstOpened: (date) => `Pierwsze otwarcie modułu: ${date}`,
    noPassword: 'Zaproszono, hasło jeszcze niewybrane',
    runStarted: (run, date) => `Cykl ${run}, rozpoczęto ${date}`,
    whyStuck: 'Dlaczego ta osoba nie robi postępów?',
    modules: 'Postęp w modułach',
    noModules: 'Brak przypisanych modułów',
    noModulesReason: 'Firma nie ma jeszcze modułów szkolenia. Pojawią się tutaj po dodaniu.',
  },

  figures: {
    overall: 'Ogólny postęp',
    overallBar: 'Ogólny postęp',
    modulesCompleted: 'Ukończone moduły',
    ofModules: (total) => plural(total, { one: 'z 1 modułu', other: `z ${number(total)} modułów` }),
    averageScore: 'Średni wynik',
    averageOfNone: 'brak przypisanych modułów',
    averageWithoutQuiz: 'żaden moduł nie ma quizu',
    averageOf: (modules) =>
      plural(modules, { one: 'z 1 modułu', other: `ze wszystkich ${number(modules)} modułów` }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: 'z 1 modułu z quizem',
        other: `ze wszystkich ${number(modules)} modułów z quizem`,
      }),
    timeInvested: 'Poświęcony czas',
    minutes: (minutes) => `${minutes}\u00a0min`,
    underOneMinute: '<1\u00a0min',
    hours: (hours) => {
      const rounded = Number(hours.toFixed(1));
      return plural(rounded, {
        one: '1 godzina',
        few: `${number(rounded)} godziny`,
        many: `${number(rounded)} godzin`,
        other: `${number(rounded)} godziny`,
      });
    },
    underTenthOfHour: '<0,1 godziny',
    share: (percent) => `${percent.toFixed(1).replace('.', ',')}%`,
    shareRule: 'Jak liczony jest postęp',
    equalShares: 'Każdy moduł liczy się tak samo.',
    equalSharesOf: (share, modules) =>
      `Każdy moduł liczy się tak samo: ${share} (100% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `Do ogólnego postępu liczą się moduły z zaliczonym quizem (co najmniej ${passMark}%).`,
    passedAtOwnMark:
      'Do ogólnego postępu liczą się moduły z zaliczonym quizem (według progu zaliczenia modułu).',
    total: 'Razem',
    completed: 'Ukończone',
    remaining: 'Pozostałe',
  },

  module: {
    locked: 'Zablokowany',
    shareOfOverall: (share) => `${share} całości`,
    quizRequired: (passMark) => `Wymagany quiz (próg zaliczenia ${passMark}%)`,
    noQuiz: 'Bez quizu: moduł zalicza się przez obejrzenie filmu',
    evidence: 'Dokumentacja',
    evidenceOf: (moduleName) => `Dokumentacja: ${moduleName}`,
    filmNeverLoaded: 'filmu nie wczytano',
    duration: 'Czas trwania',
    noVideo: 'Bez filmu',
    timeSpent: 'Poświęcony czas',
    timeWatched: (time, percent) => `${time} (obejrzano ${percent}%)`,
    score: (percent) => `Wynik: ${percent}`,
    passed: 'Zaliczono',
    notPassed: 'Nie zaliczono',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: wynik względem progu zaliczenia ${passMark}%`,
    noAttempt: 'Jeszcze bez podejść do quizu',
    notWatched: 'Jeszcze nieobejrzany do końca',
  },
};

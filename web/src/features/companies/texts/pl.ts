import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

export const texts: CompaniesTexts = {
  companies: 'Firmy',
  loading: 'Wczytywanie firm…',
  failedToLoad: 'Nie udało się wczytać firm.',
  newCompany: 'Nowa firma',
  edit: (name) => `Edytuj: ${name}`,
  delete: (name) => `Usuń: ${name}`,
  counted: (time) => `Policzono ${time}`,
  modules: (count) =>
    plural(count, {
      one: '1 moduł',
      few: `${number(count)} moduły`,
      other: `${number(count)} modułów`,
    }),
  trainees: (count) => plural(count, { one: '1 uczestnik', other: `${number(count)} uczestników` }),

  figure: {
    none: 'Jeszcze brak danych',
    completed: (percent) => `Ukończono: ${number(percent)}%`,
    stuck: (count) => `Bez postępu: ${number(count)}`,
    average: (percent) => `Średni wynik ${percent}%`,
    upToDate: (percent) => `Na bieżąco: ${number(percent)}%`,
    noneRequired: 'Brak modułów obowiązkowych',
  },

  table: {
    name: 'Firma',
    people: 'Osoby',
    completed: 'Ukończono',
    stuck: 'Bez postępu',
    average: 'Średni wynik',
    upToDate: 'Na bieżąco',
    percent: (percent) => `${number(percent)}%`,
    actions: 'Działania',
  },

  toolbar: {
    view: 'Widok',
    search: 'Szukaj firm',
    order: 'Kolejność',
    orders: {
      name: 'Nazwa A–Z',
      '-name': 'Nazwa Z–A',
      '-people': 'Najpierw najwięcej osób',
      people: 'Najpierw najmniej osób',
      '-completed': 'Najpierw najwięcej ukończeń',
      completed: 'Najpierw najmniej ukończeń',
      '-stuck': 'Najpierw najwięcej osób bez postępu',
      stuck: 'Najpierw najmniej osób bez postępu',
      '-average': 'Najpierw najwyższa średnia',
      average: 'Najpierw najniższa średnia',
      '-upToDate': 'Najpierw najwięcej na bieżąco',
      upToDate: 'Najpierw najmniej na bieżąco',
    },
    layout: 'Widok',
    layouts: { cards: 'Karty', list: 'Lista' },
  },

  collection: {
    found: (count, total) => `Znalezione firmy: ${count} z ${total}`,
    figuresFailed: (reason) => `Nie udało się wczytać statystyk. ${reason}`,
    none: {
      title: 'Nie ma jeszcze firm',
      text: 'Firma ma własne moduły szkolenia, a jej uczestnicy rejestrują się w niej.',
      add: 'Dodaj pierwszą firmę',
    },
    noneFound: {
      title: 'Nie znaleziono firmy',
      text: (search) => `Żadna nazwa nie zawiera „${search}”.`,
      showAll: 'Pokaż wszystkie firmy',
    },
  },

  create: {
    title: 'Nowa firma',
    submit: 'Utwórz firmę',
    busy: 'Tworzenie…',
    done: 'Firmę utworzono.',
    failed: 'Nie udało się utworzyć firmy. Spróbuj ponownie.',
    lost: 'Ta firma nie jest jeszcze zapisana, a wprowadzone dane przepadną.',
  },
  change: {
    title: 'Edytuj firmę',
    submit: 'Zapisz zmiany',
    busy: 'Zapisywanie…',
    done: 'Firmę zapisano.',
    failed: 'Nie udało się zapisać firmy. Spróbuj ponownie.',
    lost: 'Zmiany tej firmy nie są jeszcze zapisane i przepadną.',
  },
  form: {
    name: 'Nazwa firmy',
    logo: 'Logo',
    newLogo: 'Nowe logo',
    logoHint: (types, size, side) =>
      `${types}, maks. ${size} i ${number(side)} × ${number(side)} pikseli`,
    logoStays: 'Logo pozostaje bez zmian, dopóki nie wybierzesz innego.',
    emptyFile: 'Ten plik jest pusty. Wybierz inny.',
    largePicture: (size) => `Ten obraz przekracza ${size}. Wybierz mniejszy.`,
  },

  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },

  deletion: {
    title: (name) => `Usunąć firmę ${name}?`,
    confirm: 'Usuń firmę',
    busy: 'Usuwanie…',
    deleted: (name) => `Usunięto firmę: ${name}`,
    consequences: (undo) => `${undo} Wraz z firmą zostaną usunięte:`,
    lines: {
      modules: (modules, videos, questions) => {
        const films = plural(videos, {
          one: '1 film',
          few: `${number(videos)} filmy`,
          other: `${number(videos)} filmów`,
        });
        const asked = plural(questions, {
          one: '1 pytanie',
          few: `${number(questions)} pytania`,
          other: `${number(questions)} pytań`,
        });
        return `Wszystkie moduły (${modules}), a w nich ${films} i ${asked}`;
      },
      modulesUncounted: (modules) => `Wszystkie moduły (${modules}) z filmami i pytaniami`,
      trainees: (trainees) =>
        `Wszyscy uczestnicy firmy (${trainees}), których konta od razu przestają działać`,
      progress: (passedModules, attempts) => {
        const passed = plural(passedModules, {
          one: '1 zaliczony moduł',
          few: `${number(passedModules)} zaliczone moduły`,
          other: `${number(passedModules)} zaliczonych modułów`,
        });
        const tried = plural(attempts, {
          one: '1 podejście do quizu',
          few: `${number(attempts)} podejścia do quizów`,
          other: `${number(attempts)} podejść do quizów`,
        });
        return `Cały postęp i wszystkie wyniki: ${passed}, ${tried}`;
      },
      progressUncounted: 'Cały postęp i wszystkie wyniki',
      messages: (things) => list(things),
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
      admins: (names) => `Dostęp administratorów ograniczonych do tej firmy: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      plural(count, {
        one: 'Nie można usunąć firmy: należy do niej 1 administrator, którego nie da się usunąć.',
        other: `Nie można usunąć firmy: należy do niej ${number(count)} administratorów, których nie da się usunąć.`,
      }),
    notFound: 'Nie znaleziono firmy lub została już usunięta',
    forbidden: 'Nie masz uprawnień do usunięcia tej firmy',
    failed: (reason) => `Nie udało się usunąć firmy: ${reason}`,
  },

  firstSteps: {
    title: 'Pierwsze kroki',
    dismiss: 'Ukryj pierwsze kroki',
    modules: 'Dodaj moduł szkolenia',
    settings: 'Zaproś osoby linkiem do rejestracji',
    progress: 'Zobacz ich postęp',
    done: 'Gotowe',
  },

  profile: {
    title: 'Nazwa i logo',
    edit: 'Edytuj firmę',
  },

  settings: {
    loading: 'Wczytywanie ustawień…',
    failedToLoad: 'Nie udało się wczytać ustawień.',
    link: 'Link do rejestracji',
    copyLink: 'Kopiuj link',
    linkNote: {
      invitation:
        'Obecnie nikogo nie wpuszcza, ponieważ uczestnicy dołączają tylko przez zaproszenie.',
      listed: 'Uczestnicy rejestrują się w tej firmie przez ten link lub wybierają ją z listy.',
      unlisted:
        'Uczestnicy mogą zarejestrować się w tej firmie tylko przez ten link, ponieważ nie ma jej na liście.',
    },
    save: 'Zapisz ustawienia',
    saved: 'Ustawienia zapisano',
    discard: 'Odrzuć zmiany',
    lost: 'Zmiany tych ustawień nie są jeszcze zapisane i przepadną.',
    conflict: (reason) => `${reason} Twoje zmiany nie zostały zapisane.`,
    reload: 'Wczytaj obecne ustawienia',
  },

  signUp: {
    legend: 'Kto może się zarejestrować',
    open: 'Każdy',
    openNote:
      'Kod ani zaproszenie nie są potrzebne. Wynik nie dowodzi wtedy, kto go osiągnął, ponieważ jedna osoba może zarejestrować się kilka razy. Jeśli potrzebujesz pewności, użyj kodu dołączenia lub zaproszeń.',
    code: 'Z kodem dołączenia',
    codeNote: 'Uczestnicy potrzebują kodu firmy.',
    newCodeNote: 'Portal utworzy kod przy zapisie. Przekaż go uczestnikom.',
    domains: 'Z firmowym adresem e-mail',
    domainsNote: 'Każdy adres jest potwierdzany e-mailem.',
    domainsNoteWithoutMail:
      'Każdy adres jest potwierdzany e-mailem. Wymaga serwera poczty: poproś operatora portalu o ustawienie SMTP_URL.',
    invitation: 'Tylko przez zaproszenie',
    invitationNote:
      'Administratorzy dodają lub importują uczestników. Nikt nie może zarejestrować się samodzielnie.',
    emailDomains: 'Domeny e-mail',
    emailDomainsHint: 'Po jednej w wierszu, np. example.com. Bez subdomen.',
    confirmEmail: 'Potwierdzaj każdy adres e-mailem',
    confirmEmailNote: 'Konto powstaje, gdy uczestnik otworzy link z e-maila.',
    needsMailServer: 'Wymaga serwera poczty: poproś operatora portalu o ustawienie SMTP_URL.',
    listed: 'Pokazuj firmę na publicznej liście',
    listedNote:
      'Gdy ta opcja jest wyłączona, odwiedzający nie znajdą jej ani na liście, ani po nazwie, tylko przez link do rejestracji, a uczestnicy innych firm nie znajdą jej osób na czacie.',
    crossCompanyChat: 'Czat z osobami z innych firm',
    crossCompanyChatNote:
      'Gdy ta opcja jest wyłączona, uczestnicy tej firmy i osoby z innych firm nie znajdują się nawzajem i nie mogą do siebie pisać. Istniejące czaty można nadal czytać. Administratorzy, którzy widzą firmę, mogą pisać do jej uczestników.',
    language: 'Język',
    languageHint:
      'Język e-maili i stron dla osób, które nie wybrały własnego, a ich przeglądarka nie podaje żadnego z dostępnych.',
    noLanguage: 'Brak',
    timeZone: 'Strefa czasowa',
    timeZoneHint: 'Do dat w raportach. Bez niej obowiązuje strefa serwera.',
    timeZoneExample: 'Miasto, np. Berlin',
  },

  joinCode: {
    title: 'Kod dołączenia',
    note: 'Uczestnicy wpisują go przy rejestracji. Wielkość liter i łączniki nie mają znaczenia.',
    copy: 'Kopiuj kod',
    replace: 'Nowy kod',
    replacing: {
      title: 'Zastąpić kod dołączenia?',
      text: (code) =>
        `Kod ${code} od razu traci ważność: uczestnicy, którzy go mają, nie mogą się już nim zarejestrować. Zarejestrowani uczestnicy zostają.`,
      confirm: 'Utwórz nowy kod',
      busy: 'Zastępowanie…',
      done: 'Firma ma nowy kod dołączenia',
    },
  },

  again: {
    open: 'Przeszkol ponownie',
    title: (name) => `Przeszkolić ponownie wszystkich uczestników firmy ${name}?`,
    confirm: 'Przeszkol ponownie',
    busy: 'Rozpoczynanie…',
    counting: 'Liczenie uczestników…',
    noTrainees: 'Firma nie ma uczestników do przeszkolenia.',
    starts: (count) =>
      plural(count, {
        one: 'Nowy cykl rozpocznie się dla 1 uczestnika:',
        other: `Nowy cykl rozpocznie się dla ${number(count)} uczestników:`,
      }),
    lines: {
      completed: (count) =>
        plural(count, {
          one: '1 osoba ukończyła szkolenie i zacznie od nowa',
          few: `${number(count)} osoby ukończyły szkolenie i zaczną od nowa`,
          other: `${number(count)} osób ukończyło szkolenie i zacznie od nowa`,
        }),
      inTraining: (count) =>
        plural(count, {
          one: '1 osoba jest w trakcie szkolenia; jej obecny cykl zakończy się jako nieukończony',
          few: `${number(count)} osoby są w trakcie szkolenia; ich obecne cykle zakończą się jako nieukończone`,
          other: `${number(count)} osób jest w trakcie szkolenia; ich obecne cykle zakończą się jako nieukończone`,
        }),
      notStarted: (count) =>
        plural(count, {
          one: '1 osoba jeszcze nie zaczęła',
          few: `${number(count)} osoby jeszcze nie zaczęły`,
          other: `${number(count)} osób jeszcze nie zaczęło`,
        }),
      all: 'Wszyscy zaczynają od pierwszego modułu. Wcześniejsze wyniki pozostają na stronie każdego uczestnika.',
    },
    noTraineesLeft: 'Firma nie ma już uczestników.',
    otherCount: (count) =>
      plural(count, {
        one: 'Firma ma teraz 1 uczestnika. Sprawdź nowe liczby i potwierdź ponownie.',
        other: `Firma ma teraz ${number(count)} uczestników. Sprawdź nowe liczby i potwierdź ponownie.`,
      }),
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('pl');

/** In the genitive. */
const days = (count: number) => plural(count, { one: '1 dnia', other: `${number(count)} dni` });
/** In the accusative. */
const months = (count: number) =>
  plural(count, {
    one: '1 miesiąc',
    few: `${number(count)} miesiące`,
    other: `${number(count)} miesięcy`,
  });
/** In the genitive. */
const trainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });
/** In the genitive. */
const modules = (count: number) =>
  plural(count, { one: '1 modułu', other: `${number(count)} modułów` });

export const texts: RulesTexts = {
  title: 'Kto musi go ukończyć i jak długo się liczy',
  loading: 'Wczytywanie zasad…',
  loadFailed: 'Nie udało się wczytać zasad.',
  save: 'Zapisz zasady…',
  discard: 'Odrzuć zmiany',
  lost: 'Zmiany zasad nie są jeszcze zapisane i przepadną.',
  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },

  audience: {
    legend: 'Kto musi go ukończyć',
    everyone: 'Wszyscy w firmie',
    groups: 'Tylko członkowie wybranych grup',
    choose: 'Grupy',
    search: 'Szukaj grup',
    chosen: (count) => `Wybrano: ${number(count)}`,
    deleted: 'Usunięta grupa',
    notLoaded: (reason) => `Nie udało się wczytać grup. ${reason}`,
    none: 'Ta firma nie ma jeszcze grup.',
    make: 'Utwórz grupę',
    forNoOne: 'Ten moduł nie jest teraz dla nikogo.',
  },
  dueDays: 'Termin w ciągu (dni)',
  dueHint: {
    company: (count) => `Puste: jak w firmie, w ciągu ${days(count)}.`,
    none: 'Puste: bez terminu.',
  },
  validMonths: 'Liczy się przez (miesiące)',
  validHint: 'Puste: na zawsze.',

  shown: {
    title: 'Zasady szkolenia',
    everyone: 'Dla wszystkich w firmie',
    groups: (names) => `Dla członków grup: ${names}`,
    noOne: 'Teraz dla nikogo',
    due: (count) => `Termin w ciągu ${days(count)}`,
    dueAsCompany: (count) => `Termin w ciągu ${days(count)}, jak w firmie`,
    noDue: 'Bez terminu',
    valid: (count) => `Liczy się przez ${months(count)}`,
    forEver: 'Liczy się na zawsze',
    countFrom: (day) => `Liczone najwcześniej od: ${date(day)}`,
    takenAgain: (day, reason) => `Do ponownego ukończenia do: ${date(day)} – ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Skopiuj zasady innego modułu…',
    title: 'Kopiowanie zasad',
    module: 'Moduł',
    search: 'Szukaj modułów',
    empty: 'Firma nie ma innego modułu.',
    confirm: 'Skopiuj',
  },

  preview: {
    title: 'Zapisać te zasady?',
    modules: (count) => `Dla ${modules(count)}`,
    counting: 'Liczenie uczestników, których to dotyczy…',
    failed: 'Nie udało się policzyć uczestników, których to dotyczy.',
    noneAffected: 'Dziś nie dotyczy to żadnego uczestnika.',
    countFrom: {
      legend: 'Od kiedy się liczy',
      applied: 'Od kiedy dotyczy danego uczestnika',
      appliedNote: 'Miniony czas się liczy: uczestnik może od razu być po terminie.',
      today: 'Od dzisiaj',
      todayNote: 'Z powodu przeszłości nikt nie jest po terminie i żadne ukończenie nie wygasa.',
      since: (day) => `Od: ${date(day)}, jak teraz`,
      keptInEach: 'Jak teraz w każdym module',
    },
    confirm: 'Zapisz zasady',
    saving: (done, total) => `Zapisano ${number(done)} z ${number(total)}…`,
    retry: 'Spróbuj ponownie',
    someFailed: (count) => `Nie zapisano ${modules(count)}:`,
    saved: (name) => `Zapisano zasady modułu ${name}`,
    savedSeveral: (count) => `Zapisano zasady ${modules(count)}`,
    undoing: 'Cofanie…',
    undone: 'Znowu obowiązują poprzednie zasady',
    undoFailed: 'Nie udało się przywrócić poprzednich zasad',
  },

  hits: {
    named: (names, more) =>
      list(
        more > 0
          ? [
              ...names,
              plural(more, {
                one: '1 inna osoba',
                few: `${number(more)} inne osoby`,
                other: `${number(more)} innych osób`,
              }),
            ]
          : names,
      ),
    sentences: {
      added: (count, names) => `Dochodzi dla ${trainees(count)}: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Znika u 1 uczestnika, który nie zaczął: ${names}.`,
          other: `Znika u ${number(count)} uczestników, którzy nie zaczęli: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Nie jest już wymagany od 1 uczestnika, który go zaczął lub ukończył; jego postępy zostają: ${names}.`,
          other: `Nie jest już wymagany od ${number(count)} uczestników, którzy go zaczęli lub ukończyli; ich postępy zostają: ${names}.`,
        }),
      overdue: (count, names) => `Dziś po terminie u ${trainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `W tym ${number(count)} tylko dlatego, że liczy się miniony czas: ${names}.`,
      expired: (count, names) => `Dziś wygasły u ${trainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'Ustal zasady…',
    title: 'Ustalanie zasad kilku modułów',
    modules: 'Moduły',
    all: 'Wszystkie moduły',
    noneChosen: 'Wybierz moduł',
    next: 'Dalej…',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

const members = (count: number) =>
  plural(count, { one: '1 członek', other: `${number(count)} członków` });

/** In the accusative. */
const ofMembers = (count: number) =>
  plural(count, { one: '1 członka', other: `${number(count)} członków` });

/** In the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });

export const texts: GroupsTexts = {
  groups: 'Grupy',
  loading: 'Wczytywanie grup…',
  loadFailed: 'Nie udało się wczytać grup',
  newGroup: 'Nowa grupa',
  search: 'Szukaj grup',
  found: (count, total) => `Znalezione grupy: ${count} z ${total}`,
  members,
  allGroups: 'Wszystkie grupy',
  showInList: 'Pokaż na liście uczestników',
  showInListOf: (name) => `Pokaż na liście uczestników: ${name}`,
  table: {
    group: 'Grupa',
    members: 'Członkowie',
    modules: 'Moduły',
    actions: 'Działania',
    openMembers: 'Członkowie',
    openMembersOf: (name) => `Członkowie grupy ${name}`,
    rename: (name) => `Zmień nazwę: ${name}`,
    delete: (name) => `Usuń: ${name}`,
  },
  none: {
    title: 'Nie ma jeszcze grup',
    text: 'Zbierz w grupę uczestników jednego zespołu lub jednej zmiany, aby łatwo znaleźć ich razem na liście uczestników.',
  },
  noneFound: {
    title: 'Nie znaleziono grupy',
    text: (search) => `Żadna nazwa nie zawiera „${search}”.`,
    showAll: 'Pokaż wszystkie grupy',
  },
  missing: { title: 'Nie znaleziono grupy', text: 'Być może została usunięta.' },
  create: {
    submit: 'Utwórz grupę',
    busy: 'Tworzenie…',
    failed: (reason) => `Nie udało się utworzyć grupy: ${reason}`,
    lost: 'Ta grupa nie jest jeszcze zapisana, a wpisana nazwa przepadnie.',
  },
  rename: {
    title: 'Zmień nazwę grupy',
    submit: 'Zapisz nazwę',
    busy: 'Zapisywanie…',
    done: 'Zmieniono nazwę grupy',
    failed: (reason) => `Nie udało się zmienić nazwy grupy: ${reason}`,
    lost: 'Nowa nazwa nie jest jeszcze zapisana i przepadnie.',
  },
  form: {
    name: 'Nazwa grupy',
    leaveTitle: 'Wyjść bez zapisywania?',
    leave: 'Wyjdź',
  },
  deletion: {
    title: (name) => `Usunąć grupę ${name}?`,
    confirm: 'Usuń grupę',
    busy: 'Usuwanie…',
    failed: (reason) => `Nie udało się usunąć grupy: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: 'Jej jedyny członek pozostaje bez zmian.',
        other: `Jej członkowie (${number(count)}) pozostają bez zmian.`,
      }),
    noMembers: 'Grupa nie ma członków.',
    modules: (names) => `Te moduły są dla jej członków i przestaną takie być: ${list(names)}.`,
    admins: (names) =>
      `Administratorzy ograniczeni do tej grupy nie będą już widzieć jej członków: ${list(names)}.`,
    deleted: (name) => `Usunięto grupę ${name}`,
  },
  memberList: {
    label: 'Członkowie',
    search: 'Szukaj członków',
    found: (count) => `Znaleziono ${ofMembers(count)}`,
    loading: 'Wczytywanie członków…',
    loadFailed: 'Nie udało się wczytać członków',
    showMore: 'Pokaż więcej członków',
    none: 'Nie ma jeszcze członków',
    noneText: 'Dodaj uczestników tej firmy. Uczestnik może być w kilku grupach.',
    noMatch: (search) => `Żadne imię, nazwisko ani adres e-mail nie zawiera „${search}”.`,
    remove: 'Usuń',
    removeOne: (name) => `Usuń z grupy: ${name}`,
    removing: 'Usuwanie…',
    removeQuestion: (name) => `Usunąć z grupy: ${name}?`,
    removed: (name) => `Usunięto z grupy: ${name}`,
    removeFailed: (name) => `Nie udało się usunąć z grupy: ${name}`,
  },
  addition: {
    open: 'Dodaj członków',
    title: (name) => `Dodaj członków do grupy ${name}`,
    label: 'Uczestnicy',
    search: 'Szukaj uczestników',
    found: (count) => `Znaleziono ${ofTrainees(count)}`,
    loading: 'Wczytywanie uczestników…',
    loadFailed: 'Nie udało się wczytać uczestników',
    showMore: 'Pokaż więcej uczestników',
    noTrainees: 'Ta firma nie ma jeszcze uczestników.',
    noMatch: (search) => `Żadne imię, nazwisko ani adres e-mail nie zawiera „${search}”.`,
    add: 'Dodaj',
    addOne: (name) => `Dodaj: ${name}`,
    adding: 'Dodawanie…',
    member: 'W grupie',
    memberOf: (name) => `W grupie: ${name}`,
    added: (name) => `Dodano do grupy: ${name}`,
    addFailed: (name) => `Nie udało się dodać do grupy: ${name}`,
    many: (link) => `Aby dodać wiele osób, zaznacz je na ${link}.`,
    listOfTrainees: 'liście uczestników',
  },
};

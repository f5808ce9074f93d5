import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const requests = (count: number) =>
  plural(count, {
    one: '1 prośbę',
    few: `${number(count)} prośby`,
    other: `${number(count)} próśb`,
  });

export const texts: HelpTexts = {
  requests: 'Prośby o pomoc',
  loading: 'Wczytywanie próśb o pomoc…',
  failedToLoad: 'Nie udało się wczytać próśb o pomoc',
  found: {
    all: (count) => `Znaleziono ${requests(count)}`,
    soFar: (count) => `Znaleziono dotąd ${requests(count)}`,
  },
  statuses: {
    PENDING: 'Oczekuje',
    IN_PROGRESS: 'W toku',
    RESOLVED: 'Rozwiązano',
    CLOSED: 'Zamknięto',
  },
  module: 'Moduł',
  adminNotes: 'Uwagi administratora',

  ask: {
    open: 'Poproś o pomoc',
    title: 'Poproś o pomoc',
    about: 'Administrator przeczyta Twoją wiadomość i na nią odpowie.',
    aboutModule: 'Administrator przeczyta Twoją wiadomość i zobaczy, którego modułu dotyczy.',
    askedBefore: 'Wcześniejsze pytania:',
    ownRequests: (count) => `Moje prośby o pomoc (${count})`,
    message: 'Twoja wiadomość',
    placeholder: 'W czym potrzebujesz pomocy?',
    send: 'Wyślij prośbę',
    sending: 'Wysyłanie…',
    sent: 'Prośbę o pomoc wysłano. Administrator wkrótce się odezwie.',
    failed: 'Nie udało się wysłać prośby o pomoc. Spróbuj ponownie.',
  },

  own: {
    link: 'Moje prośby o pomoc',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} prośba ze zmianami`,
        few: `${shown} prośby ze zmianami`,
        other: `${shown} próśb ze zmianami`,
      }),
    new: 'Nowe',
    asked: (time) => `Wysłano ${time}`,
    updated: (time) => `Zmieniono ${time}`,
    none: {
      title: 'Brak próśb o pomoc',
      text: 'Nie ma tu jeszcze żadnej Twojej prośby. Jeśli coś przeszkadza Ci w nauce, zapytaj.',
    },
  },

  news: {
    answeredTitle: 'Odpowiedź na prośbę o pomoc',
    statusTitle: (status) => `Prośba o pomoc: ${status}`,
    answered: 'Administrator odpowiedział na Twoją prośbę o pomoc.',
    status: (status) => `Nowy status Twojej prośby o pomoc: ${status}.`,
    several: (count) => `Prośby o pomoc, w których jest coś nowego: ${count}.`,
  },

  list: {
    pending: (count) => `Oczekujące: ${number(count)}`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} oczekująca prośba`,
        few: `${shown} oczekujące prośby`,
        other: `${shown} oczekujących próśb`,
      }),
    none: { title: 'Brak próśb o pomoc', text: 'Wszyscy uczestnicy dobrze sobie radzą!' },
    noMatch: {
      title: 'Żadna prośba o pomoc nie pasuje do tych filtrów',
      showAll: 'Pokaż wszystkie prośby',
    },
    showMore: 'Pokaż więcej próśb',
  },

  filters: {
    search: 'Szukaj próśb o pomoc',
    searchPlaceholder: 'Wiadomość lub osoba',
    status: 'Status',
    all: 'Wszystkie',
    assignee: 'Przypisano do',
    anyAssignee: 'Dowolna osoba',
    assignees: { me: 'Przypisane do mnie', none: 'Nieprzypisane' },
  },

  card: {
    label: (name) => `Prośba: ${name}`,
    unknownCompany: 'Nieznana firma',
    chat: 'Otwórz czat z tym uczestnikiem',
    update: 'Edytuj',
    updateRequestOf: (name) => `Edytuj prośbę: ${name}`,
    select: (name) => `Zaznacz prośbę: ${name}`,
  },

  assignee: {
    none: 'Nieprzypisana',
    you: 'Przypisano do Ciebie',
    other: (name) => `Przypisano do: ${name}`,
    assign: 'Przypisz do mnie',
    assignRequestOf: (name) => `Przypisz do mnie prośbę: ${name}`,
    unassign: 'Cofnij przypisanie',
    unassignRequestOf: (name) => `Cofnij przypisanie prośby: ${name}`,
  },

  update: {
    title: 'Edytuj prośbę o pomoc',
    request: 'Prośba',
    status: 'Status',
    assignee: 'Przypisano do',
    noAssignee: 'Brak administratora',
    notes: 'Uwagi administratora',
    notesHint: 'Uczestnik je widzi.',
    save: 'Zapisz prośbę',
    saving: 'Zapisywanie…',
    saved: 'Prośbę o pomoc zapisano',
    failed: 'Nie udało się zapisać prośby o pomoc',
    leave: {
      title: 'Wyjść bez zapisywania?',
      text: 'Twoja odpowiedź na tę prośbę o pomoc nie jest jeszcze zapisana i przepadnie.',
      confirm: 'Wyjdź',
    },
  },

  history: {
    title: 'Historia',
    loading: 'Wczytywanie historii…',
    failed: (reason) => `Nie udało się wczytać historii. ${reason}`,
    none: 'Jeszcze bez zmian.',
    showAll: (count) => `Pokaż wszystkie zmiany (${count})`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Uwagi: „${notes}”`,
    notesChanged: (before, after) => `Uwagi: „${before}” → „${after}”`,
    notesRemoved: (notes) => `Usunięto uwagi: „${notes}”`,
    assigned: (name) => `Przypisano do: ${name}`,
    unassigned: 'Cofnięto przypisanie',
  },

  closing: {
    selectShown: 'Zaznacz wszystkie widoczne',
    selected: (count) => `Zaznaczono ${requests(count)}`,
    allSelected: (count) => `Zaznaczono wszystkie znalezione otwarte prośby: ${number(count)}`,
    selectAll: (count) => `Zaznacz wszystkie znalezione otwarte: ${number(count)}`,
    tooMany: (max) =>
      `Pojedynczo można zaznaczyć najwyżej ${requests(max)}. Zawęź listę filtrem i zaznacz wszystkie znalezione.`,
    close: (count) => `Zamknij ${requests(count)}`,
    title: (count) => `Zamknąć ${requests(count)}?`,
    text: 'Uczestnicy otrzymają powiadomienia jak przy zamykaniu pojedynczych próśb. Prośba zmieniona w międzyczasie przez innego administratora pozostaje bez zmian. Zamknięcie można cofnąć.',
    starting: 'Rozpoczynanie…',
    otherCount: (found, before) =>
      plural(found, {
        one: `Lista się zmieniła: teraz jest na niej 1 otwarta prośba, a nie ${number(before)}.`,
        few: `Lista się zmieniła: teraz są na niej ${number(found)} otwarte prośby, a nie ${number(before)}.`,
        other: `Lista się zmieniła: teraz jest na niej ${number(found)} otwartych próśb, a nie ${number(before)}.`,
      }),
  },
};

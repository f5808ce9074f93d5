import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: UiTexts = {
  cancel: 'Anuluj',
  close: 'Zamknij',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  delete: 'Usuń',
  undo: 'Cofnij',
  retry: 'Ponów',
  tryAgain: 'Spróbuj ponownie',
  loading: 'Wczytywanie…',
  back: 'Wstecz',
  retrying: 'Ponawianie…',
  reload: 'Wczytaj ponownie',
  dismiss: 'Ukryj',
  stay: 'Zostań',
  somethingWentWrong: 'Coś poszło nie tak',
  optional: '(opcjonalnie)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: widoczne dane nie są aktualne. ${message}`,
  part: {
    failed: 'Nie udało się wyświetlić tej części strony.',
    notLoaded:
      'Nie udało się wczytać tej części. Jeśli portal został zaktualizowany, zapisz swoją pracę i wczytaj stronę ponownie.',
  },
  presence: { online: 'Online', offline: 'Offline' },
  percent: (percent) => `${percent}%`,
  lessThanOnePercent: '<1%',
  moreThan99Percent: '>99%',
  deviceName: (browser, system) => `${browser} (${system})`,
  duration: {
    lessThanOneMinute: '<1\u00a0min',
    minutes: (minutes) => `${minutes}\u00a0min`,
    hours: (hours) => `${hours}\u00a0godz.`,
    hoursAndMinutes: (hours, minutes) => `${hours}\u00a0godz. ${minutes}\u00a0min`,
  },
  timeLeft: {
    fewSeconds: 'jeszcze kilka sekund',
    seconds: (count) =>
      plural(count, {
        one: 'jeszcze 1 sekunda',
        few: `jeszcze ${count} sekundy`,
        other: `jeszcze ${count} sekund`,
      }),
    minutes: (count) =>
      plural(count, {
        one: 'jeszcze 1 minuta',
        few: `jeszcze ${count} minuty`,
        other: `jeszcze ${count} minut`,
      }),
    hours: (count) =>
      plural(count, {
        one: 'jeszcze 1 godzina',
        few: `jeszcze ${count} godziny`,
        other: `jeszcze ${count} godzin`,
      }),
  },
  fileSize: {
    bytes: (size) => plural(size, { one: '1 bajt', few: `${size} bajty`, other: `${size} bajtów` }),
    kilobytes: (size) => `${size}\u00a0KB`,
    megabytes: (size) => `${size}\u00a0MB`,
    gigabytes: (size) => `${size}\u00a0GB`,
    terabytes: (size) => `${size}\u00a0TB`,
  },
  companyFilter: {
    label: 'Firma',
    all: 'Wszystkie firmy',
    deleted: 'Usunięta firma',
    search: 'Szukaj firm',
  },
  confirm: {
    typeName: (name) => `Aby potwierdzić, wpisz ${name}`,
  },
  copy: {
    copied: 'Skopiowano',
    labelCopied: (label) => `Skopiowano: ${label}`,
    selected: 'Tekst jest zaznaczony: skopiuj go za pomocą klawiatury.',
    sendByMail: 'Wyślij e-mailem',
  },
  download: {
    label: 'Pobierz',
    preparing: 'Przygotowywanie…',
    started: (fileName) => `Pobieranie pliku ${fileName}`,
    failed: 'Nie udało się pobrać pliku',
  },
  file: {
    choose: 'Wybierz plik',
    orDrop: 'lub upuść go tutaj',
    chooseAnother: (size) => `${size} · Wybierz inny`,
    remove: 'Usuń plik',
    refused: (fileName, advice) => `Pliku „${fileName}” nie można tu użyć. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `Pliku „${fileName}” nie można tu użyć. Nadal wybrany jest plik „${chosen}”.`,
    chooseOtherType: 'Wybierz plik jednego z typów podanych powyżej.',
    several: 'Upuszczaj po jednym pliku.',
    severalBesideChosen: (chosen) =>
      `Upuszczaj po jednym pliku. Nadal wybrany jest plik „${chosen}”.`,
  },
  filters: { label: 'Filtry', clear: 'Wyczyść filtry' },
  groupFilter: {
    label: 'Grupa',
    all: 'Wszystkie grupy',
    none: 'W żadnej grupie',
    chosen: 'W wybranej grupie',
    deleted: 'W usuniętej grupie',
  },
  limited: {
    all: 'Wszystko, co widzisz',
    more: (count) => `jeszcze ${number(count)}`,
    nothing:
      'Obecnie nie widzisz żadnej firmy. Może to zmienić administrator, który widzi cały portal.',
    removal:
      'Widzisz tylko członków swoich grup. Osoba, która potem nie należy do żadnej z nich, znika z Twoich list i nie można tego cofnąć.',
  },
  showTable: 'Pokaż jako tabelę',
  list: {
    more: (count) => `Jeszcze ${number(count)}. Pisz dalej, aby zawęzić listę.`,
    results: (count) =>
      plural(count, {
        one: '1 wynik',
        few: `${number(count)} wyniki`,
        other: `${number(count)} wyników`,
      }),
    search: 'Szukaj…',
    empty: 'Nie ma jeszcze nic do wyboru.',
    noMatch: 'Brak pasujących pozycji.',
  },
  pageActions: 'Więcej działań',
  pagination: {
    label: (list) => `${list}: strony`,
    page: (page, count) => `Strona ${number(page)} z ${number(count)}`,
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    open: (page) => `Strona ${page}`,
  },
  password: { show: 'Pokaż hasło' },
  person: { name: 'Imię i nazwisko', email: 'E-mail' },
  search: { clear: 'Wyczyść wyszukiwanie' },
  selection: {
    label: 'Zaznaczenie',
    clear: 'Wyczyść zaznaczenie',
    allOnPage: 'Zaznacz wszystko na tej stronie',
  },
  textarea: {
    characters: (length, limit) => `${length} z ${limit} znaków`,
    tooMany: (count) =>
      plural(count, {
        one: '1 znak za dużo',
        few: `${number(count)} znaki za dużo`,
        other: `${number(count)} znaków za dużo`,
      }),
    left: (count) =>
      plural(count, {
        one: 'Pozostał 1 znak',
        few: `Pozostały ${number(count)} znaki`,
        other: `Pozostało ${number(count)} znaków`,
      }),
  },
  theme: {
    switchToDark: 'Przełącz na ciemny motyw',
    switchToLight: 'Przełącz na jasny motyw',
  },
  toasts: {
    label: 'Powiadomienia',
    close: 'Zamknij powiadomienie',
    howToUndo: (list, press) => `Aby cofnąć, naciśnij ${list}, a potem ${press}.`,
    enterKey: 'Enter',
  },
  track: { done: 'Ukończony: ', current: 'Bieżący: ', locked: 'Zablokowany: ' },
  upload: {
    label: (fileName) => `Przesyłanie pliku ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} z ${total} · ${percent}%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `Przesłano ${percent}%` : `Przesłano ${percent}%, ${left}`,
    checking: 'Wysłano. Sprawdzanie pliku…',
    done: 'Przesłano',
  },
};

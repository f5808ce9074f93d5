import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number, plural } = formatsOf('pl');

export const texts: VerifierTexts = {
  title: 'Sprawdzanie dowodów bez portalu',
  intro:
    'Wybierz otrzymane dowody: pliki, których nazwy kończą się na .tlog-proof. Są sprawdzane na tym urządzeniu. Nic nie jest wysyłane i sieć nie jest potrzebna.',
  language: 'Język',
  choose: 'Wybierz pliki',
  drop: 'lub upuść pliki w dowolnym miejscu tej strony',
  paste: {
    label: 'Tekst dowodu',
    open: 'Zamiast tego wklej tekst dowodu',
    check: 'Sprawdź',
  },
  pastedName: 'Wklejony tekst',
  keys: {
    title: 'Klucze',
    builtIn: 'Portal umieścił te klucze w tym pliku przy pobieraniu:',
    none: 'W tym pliku nie ma kluczy. Wpisz klucze portalu.',
    label: 'Inne klucze',
    hint: 'Jeden klucz w wierszu, jak pod adresem /log/key portalu. Jeśli wpiszesz klucze, liczą się tylko one. Jest to bezpieczniejsze, jeśli zostały zachowane lub otrzymane inną drogą niż ten plik.',
    unreadable: (line) => `Wiersz ${number(line)} nie jest kluczem.`,
  },
  summary: (proven, total) =>
    plural(total, {
      one: `Potwierdzono ${number(proven)} z ${number(total)} dowodu.`,
      other: `Potwierdzono ${number(proven)} z ${number(total)} dowodów.`,
    }),
  results: 'Wyniki',
  proven: {
    title: 'Udowodniono',
    meaning: 'Podpisany rejestr portalu zawiera ten wpis dokładnie tak, jak tu pokazano.',
  },
  later: {
    unseen: 'To sprawdzenie nie pokazuje, czy certyfikat został później wycofany lub zastąpiony.',
    lookUp: 'Sprawdź kod w portalu, jeśli portal jeszcze istnieje:',
    lookUpElsewhere: (code) =>
      `Sprawdź kod ${code} na stronie /verify portalu, jeśli portal jeszcze istnieje.`,
  },
  expired: (on) => `Ten certyfikat był ważny do ${date(on)}. Ten dzień już minął.`,
  notProven: 'Nie udowodniono',
  reasons: {
    'not-a-proof':
      'To nie jest dowód. Wybierz plik w takiej postaci, w jakiej został pobrany, bez zmian: jego nazwa kończy się na .tlog-proof.',
    malformed:
      'Ten dowód został zmieniony lub jest niepełny. Poproś o plik w takiej postaci, w jakiej został pobrany.',
    unsupported: 'Ten dowód utworzył nowszy portal. Pobierz ten plik z portalu jeszcze raz.',
    'field-wrong': 'Jedna z danych w tym dowodzie nie jest tą, którą zapisano w rejestrze.',
    'not-in-tree': 'Podpisany rejestr nie zawiera tego wpisu.',
    'unknown-key':
      'Ten dowód nie jest podpisany żadnym ze znanych tu kluczy. Pochodzi z innego portalu albo portal ma nowe klucze: wpisz je w części „Klucze”.',
    'signature-wrong': 'Podpis w tym dowodzie jest nieprawidłowy.',
    'signature-missing': 'Brakuje jednego z dwóch podpisów rejestru.',
    'too-large': 'Ten plik jest za duży na dowód.',
    unreadable:
      'Tego pliku nie można odczytać jako tekstu, więc nie jest dowodem. Nazwa dowodu kończy się na .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Certyfikat całego szkolenia',
    certificateReplaced: 'Certyfikat zastąpiony lub odnowiony',
    certificateWithdrawn: 'Certyfikat wycofany',
    moduleCertificate: 'Certyfikat modułu',
    resultRecorded: 'Wynik wpisany przez administrację',
    personErased: 'Dane osoby usunięte',
    keyRotated: 'Zmieniono klucze rejestru',
    restoredFromBackup: 'Rejestr przywrócony z kopii zapasowej',
    signature: 'Podpis',
    practicalSignOff: 'Zaliczenie praktyczne',
  },
  training: 'Szkolenie',
  hidden: (count) =>
    plural(count, {
      one: `${number(count)} kolejna informacja z wpisu jest ukryta.`,
      few: `${number(count)} kolejne informacje z wpisu są ukryte.`,
      other: `${number(count)} kolejnych informacji z wpisu jest ukrytych.`,
    }),
  nothingHidden: 'Pokazano wszystkie informacje z wpisu.',
  log: {
    title: 'Rejestr i podpis',
    signedAt: 'Punkt kontrolny podpisano',
    utc: (time) => `${time} (UTC)`,
    dateUnknown: 'Nie wiadomo: brakuje tu klucza podpisu z datą (ML-DSA-44).',
    origin: 'Rejestr',
    place: 'Miejsce w rejestrze',
    placeOf: (index, size) =>
      `Indeks ${number(index)}, liczba wpisów w punkcie kontrolnym: ${number(size)}`,
    keyIds: 'Klucze, którymi podpisano',
    source: 'Pochodzenie kluczy',
    builtIn: 'Umieszczone w tym pliku przez portal',
    entered: 'Wpisane przez Ciebie',
  },
  proves: {
    title: 'Czego to dowodzi',
    points: [
      'Wpis był w rejestrze, gdy podpisano punkt kontrolny. Powyższe dane są tymi, które zapisano.',
      'Punkt kontrolny podpisano podanymi tu kluczami.',
    ],
  },
  provesNot: {
    title: 'Czego to nie dowodzi',
    points: [
      'Nie wynika z tego, kto pokazał Ci dowód: porównaj imię i nazwisko z dokumentem tożsamości.',
    ],
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

/** After a preposition with the genitive. */
const ofEntries = (count: number) =>
  plural(count, { one: '1 wpisu', other: `${number(count)} wpisów` });

/** A checkpoint is named by its number of entries. */
const checkpoint = (size: number) => `Punkt kontrolny z liczbą wpisów ${number(size)}`;

export const texts: LedgerTexts = {
  about:
    'Portal podpisuje rejestr w punktach kontrolnych. Dowód lub wcześniejszy punkt kontrolny ujawnia każdą późniejszą zmianę wpisu, bez konieczności ufania portalowi.',
  loading: 'Wczytywanie podpisanego rejestru…',
  loadFailed: 'Nie udało się wczytać podpisanego rejestru',
  checkpoint: {
    title: 'Ostatni punkt kontrolny',
    none: 'Pierwszy punkt kontrolny nie jest jeszcze podpisany. Trwa to kilka sekund.',
    entries: 'Wpisy',
    waiting: (count) =>
      plural(count, {
        one: 'Dodawany jest jeszcze 1 wpis.',
        few: `Dodawane są jeszcze ${number(count)} wpisy.`,
        many: `Dodawanych jest jeszcze ${number(count)} wpisów.`,
        other: `Dodawane jest jeszcze ${number(count)} wpisu.`,
      }),
    signedAt: 'Podpisano',
    origin: 'Pochodzenie',
    rootHash: 'Skrót korzenia',
    keyIds: 'Identyfikatory kluczy',
    note: 'Punkt kontrolny',
    copy: 'Kopiuj punkt kontrolny',
    keep: 'Warto przechowywać kopię poza portalem: pokaże ona później, czy rejestr został przepisany.',
  },
  links: {
    title: 'Publicznie, bez logowania',
    checkpoint: 'Najnowszy punkt kontrolny',
    keys: 'Klucze publiczne',
    verifier: 'Plik, który sprawdza dowody bez portalu',
  },
  check: {
    title: 'Sprawdzenie całego rejestru',
    description:
      'Oblicza ponownie wszystkie wpisy z zapisanych danych oraz każdy podpisany korzeń. Działa w tle.',
    start: 'Sprawdź teraz',
    starting: 'Uruchamianie…',
    cancelling: 'Anulowanie…',
    never: 'Rejestr nie był jeszcze sprawdzany.',
    running: 'Trwa sprawdzanie rejestru…',
    progress: (checked, total) => `${number(checked)} z ${ofEntries(total)}`,
    clean: (total) =>
      plural(total, {
        one: 'Jedyny wpis jest taki, jak został zapisany w rejestrze.',
        few: `Wszystkie ${number(total)} wpisy są takie, jak zostały zapisane w rejestrze.`,
        many: `Wszystkie wpisy (${number(total)}) są takie, jak zostały zapisane w rejestrze.`,
        other: `Wszystkie wpisy (${number(total)}) są takie, jak zostały zapisane w rejestrze.`,
      }),
    empty: 'Rejestr nie ma wpisów.',
    problems: (count) =>
      plural(count, {
        one: 'Znaleziono 1 problem.',
        few: `Znaleziono ${number(count)} problemy.`,
        many: `Znaleziono ${number(count)} problemów.`,
        other: `Znaleziono ${number(count)} problemu.`,
      }),
    cancelled: (checked, total) =>
      `Sprawdzanie anulowano po ${number(checked)} z ${ofEntries(total)}.`,
    at: (time = '') => `Ostatnie sprawdzenie: ${time}`,
    advice:
      'Zapisane dane zostały zmienione poza portalem lub są uszkodzone. Powiadom operatora portalu.',
    listOf: (shown, count) =>
      shown === count ? 'Problemy' : `Pierwsze ${number(shown)} z ${number(count)} problemów`,
    problem: {
      'leaf-missing': (index) => `Brakuje wpisu ${number(index)}.`,
      'certificate-changed': (index) =>
        `Wpis ${number(index)}: zapisany certyfikat nie jest tym, który trafił do rejestru.`,
      'result-changed': (index) =>
        `Wpis ${number(index)}: zapisany wynik nie jest tym, który trafił do rejestru.`,
      'epoch-changed': (index) =>
        `Wpis ${number(index)}: zapisane pochodzenie lub klucze nie są tymi, które trafiły do rejestru.`,
      'tile-changed': (index) =>
        `Wpis ${number(index)}: opublikowane drzewo nie zawiera go w postaci z rejestru.`,
      'checkpoint-changed': (size) =>
        `${checkpoint(size)}: podpisany korzeń nie jest korzeniem wpisów.`,
      'signature-wrong': (size) => `${checkpoint(size)}: nie jest podpisany obecnymi kluczami.`,
    },
    certificate: (code) => `Certyfikat ${code}`,
  },
};

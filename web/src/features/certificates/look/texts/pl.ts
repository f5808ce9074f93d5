import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('pl');

export const texts: CertificateLookTexts = {
  title: 'Certyfikaty',
  note: 'Wygląd certyfikatów wystawianych od teraz. Certyfikaty już wystawione pozostają bez zmian.',
  loading: 'Wczytywanie wyglądu…',
  loadFailed: 'Nie udało się wczytać wyglądu certyfikatów.',
  colour: 'Kolor akcentu',
  colourHint: 'Do linii i ozdób. Teksty pozostają ciemne, więc są czytelne przy każdym kolorze.',
  pickColour: 'Wybierz kolor',
  presets: 'Proponowane kolory',
  presetNames: {
    blue: 'Niebieski',
    teal: 'Morski',
    green: 'Zielony',
    violet: 'Fioletowy',
    red: 'Czerwony',
    grey: 'Szary',
  },
  signature: 'Obraz podpisu',
  newSignature: 'Nowy obraz podpisu',
  signatureHint: (types, size, side) =>
    `${types}, maks. ${size} i ${number(side)} × ${number(side)} pikseli. Najlepiej wygląda ciemny atrament na białym tle lub bez tła.`,
  savedSignature: 'Zapisany podpis',
  signatureStays: 'Podpis pozostaje bez zmian, dopóki nie wybierzesz innego obrazu.',
  removeSignature: 'Usuń podpis',
  signatureRemoved: 'Podpis zostanie usunięty przy zapisie.',
  keepSignature: 'Zachowaj podpis',
  emptyFile: 'Ten plik jest pusty. Wybierz inny.',
  largePicture: (size) => `Ten obraz przekracza ${size}. Wybierz mniejszy.`,
  line: 'Tekst pod podpisem',
  lineHint: 'Na przykład imię, nazwisko i stanowisko osoby, która podpisuje.',
  logo: 'Używane jest logo firmy.',
  changeLogo: 'Zmień logo',
  save: 'Zapisz wygląd',
  saved: 'Wygląd zapisany',
  discard: 'Odrzuć zmiany',
  lost: 'Zmiany wyglądu certyfikatów nie są jeszcze zapisane i przepadną.',
  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },
  preview: 'Podgląd',
  sample: 'Wzór',
  example: {
    name: 'Anna Kowalska',
    modules: ['Podstawy bezpieczeństwa', 'Pierwsza pomoc', 'Ochrona danych'],
    recordedBy: 'Jan Nowak',
  },
};

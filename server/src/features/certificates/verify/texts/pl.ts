import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('pl');

export const texts: VerifyTexts = {
  title: 'Sprawdź certyfikat',
  intro:
    'Wpisz kod wydrukowany na certyfikacie. Wielkość liter, odstępy i łączniki nie mają znaczenia.',
  check: 'Sprawdź',
  another: 'Sprawdź inny certyfikat',
  languages: 'Języki',
  checkedOn: (today) => `Sprawdzono: ${date(today)}`,
  meaning: {
    valid: () => 'Ten certyfikat jest prawdziwy i dziś obowiązuje.',
    expired: () => 'Ten certyfikat jest prawdziwy, ale już nie obowiązuje: wygasł.',
    renewed: (since) =>
      `Ten certyfikat jest prawdziwy. Dnia ${date(since)} zastąpił go nowszy, dotyczący późniejszego ukończenia. Poproś o niego osobę, której dotyczy certyfikat.`,
    replaced: (since) =>
      `Ten certyfikat jest prawdziwy. Dnia ${date(since)} zastąpił go inny, z większą liczbą modułów albo z poprawionym nazwiskiem. Poproś o niego osobę, której dotyczy certyfikat.`,
    withdrawn: (since) => `Ten certyfikat wycofano dnia ${date(since)}. Już nie obowiązuje.`,
  },
  requiredAgain: (since) =>
    `Od dnia ${date(since)} to szkolenie jest ponownie wymagane, ponieważ zmieniła się jego treść. Ten certyfikat dotyczy wcześniejszej treści.`,
  beforeCertificates:
    'Szkolenie ukończono, zanim ten portal wystawiał certyfikaty. Certyfikat powtarza to, co portal miał zapisane.',
  recorded: 'Ukończono gdzie indziej, zapisano tutaj',
  unknown: {
    title: 'Nieznany kod',
    meaning: 'Ten portal nie ma certyfikatu o takim kodzie.',
    hints: [
      'Porównaj kod z certyfikatem znak po znaku. Ma on 26 liter i cyfr; litery I, L, O i U nie występują.',
      'Poproś osobę, której dotyczy certyfikat, o link do niego albo o sam certyfikat.',
    ],
  },
  proves: {
    title: 'Co to potwierdza',
    points: [
      'Ten portal wystawił certyfikat, a jego treść widać na tej stronie.',
      'Według danych firmy ta osoba ukończyła te moduły w tych dniach.',
    ],
  },
  provesNot: {
    title: 'Czego to nie potwierdza',
    points: [
      'Nie mówi, czy ta osoba nadal ma tę wiedzę lub umiejętność.',
      'Nie mówi, kto okazał Ci certyfikat: porównaj nazwisko z dokumentem tożsamości.',
    ],
  },
  withoutPortal: {
    title: 'Sprawdzenie bez tego portalu',
    meaning:
      'Pobierz dowód i plik, który go sprawdza. Otwórz ten plik w przeglądarce i wybierz dowód: zostanie sprawdzony na Twoim urządzeniu, bez sieci, także wtedy, gdy tego portalu już nie będzie.',
    proof: 'Dowód',
    proofUse:
      'To, co podpisany rejestr tego portalu zawiera o tym certyfikacie. Nie może pokazać, że certyfikat został później wycofany lub zastąpiony.',
    verifier: 'Plik do sprawdzania dowodów',
    verifierUse: 'Strona dla przeglądarki. Przechowuj ją razem z dowodem.',
    badge: 'Open Badge',
    badgeUse: 'Do portfolio i programów, które zbierają odznaki.',
  },
  failed: {
    title: 'Tego kodu nie można teraz sprawdzić',
    meaning:
      'Portal jest niedostępny. Proszę spróbować ponownie za chwilę. Nie mówi to nic o certyfikacie.',
  },
  tooMany: {
    title: 'Zbyt wiele sprawdzeń',
    retry: (seconds) =>
      `Z Twojej sieci sprawdzono w krótkim czasie wiele kodów. Spróbuj ponownie za ${duration(seconds, 'second', 'short')}.`,
  },
};

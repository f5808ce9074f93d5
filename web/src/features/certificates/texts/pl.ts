import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: CertificateTexts = {
  list: {
    title: 'Certyfikaty',
    loading: 'Wczytywanie certyfikatów…',
    notLoadedBecause: (reason) => `Nie udało się wczytać certyfikatów. ${reason}`,
    none: 'Certyfikat jest wystawiany po ukończeniu wszystkich modułów.',
    completedOn: (day = '') => `Data ukończenia: ${day}`,
    validUntil: (day = '') => `Ważny do ${day}`,
    wasValidUntil: (day = '') => `Był ważny do ${day}`,
    forEver: 'Bezterminowo',
    earlier: (count) =>
      plural(count, {
        one: '1 wcześniejszy certyfikat',
        few: `${number(count)} wcześniejsze certyfikaty`,
        many: `${number(count)} wcześniejszych certyfikatów`,
        other: `${number(count)} wcześniejszego certyfikatu`,
      }),
    view: 'Zobacz',
    ofCertificate: ({ title, day }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Certyfikat',
    back: 'Powrót do strony „Mój postęp”',
    loading: 'Wczytywanie certyfikatu…',
    notLoaded: 'Nie udało się wczytać tego certyfikatu',
    notFound: 'Nie znaleziono certyfikatu',
    notFoundText:
      'Proszę sprawdzić adres. Certyfikat innej osoby można sprawdzić za pomocą jego kodu.',
    checkCode: 'Sprawdź kod',
    print: 'Drukuj',
    noPdf:
      'Ten certyfikat nie ma pliku PDF, ponieważ jego czcionki nie zawierają wszystkich znaków. Zamiast tego można wydrukować tę stronę.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Dowód',
    proofUse: 'Pokazuje bez tego portalu, także po latach, co zostało ukończone.',
    badge: 'Open Badge',
    badgeUse: 'Do portfolio i programów, które zbierają odznaki.',
  },

  state: {
    withdrawn: (day = '') => `Ten certyfikat został wycofany ${day} i już nie obowiązuje.`,
    reason: (reason) => `Powód: ${reason}`,
    renewed: (day = '') => `Odnowiony ${day}: nowszy certyfikat zawiera późniejsze ukończenia.`,
    replaced: (day = '') => `Zastąpiony ${day} nowszym certyfikatem.`,
    expired: (day = '') => `Ten certyfikat wygasł. Był ważny do ${day}.`,
    requiredAgain: (day = '') =>
      `Od ${day} co najmniej jeden z jego modułów trzeba ukończyć ponownie. Dotychczasowe ukończenie pozostaje faktem.`,
  },

  check: {
    title: 'Pokaż innym',
    description:
      'Każdy, kto ma link, widzi imię i nazwisko, szkolenie, firmę i daty oraz to, czy certyfikat jest ważny.',
    link: 'Link do sprawdzenia certyfikatu',
    copy: 'Kopiuj link',
    scores: 'Pokazuj wyniki każdemu, kto go sprawdza',
    scoresDescription: 'Będą wtedy również na certyfikacie, na papierze i w pliku PDF.',
    notSaved: 'Wybór nie został zapisany',
    proof: (link = '') =>
      `Aby sprawdzić dowód, należy pobrać ${link}: działa bez portalu i bez sieci.`,
    verifier: 'stronę do sprawdzania',
    ownProof:
      'Dowód pobrany tutaj zawiera Twoje wyniki. Dowód dostępny pod linkiem zawiera je tylko wtedy, gdy je pokazujesz.',
  },
};

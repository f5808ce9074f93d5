import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Link do rejestracji',
  linkOf: (group) => `Link do rejestracji: ${group}`,
  loading: 'Wczytywanie linku do rejestracji…',
  loadFailed: 'Nie udało się wczytać linku do rejestracji',
  note: 'Uczestnicy, którzy zarejestrują się przez ten link, od razu należą do grupy.',
  needsCode: 'Muszą też wpisać kod dołączenia firmy.',
  needsCompanyEmail: 'Potrzebują firmowego adresu e-mail.',
  copy: 'Kopiuj link',
  qrCode: 'Kod QR z linkiem do rejestracji',
  print: 'Drukuj',
  invitationOnly: {
    text: 'Nikt nie może zarejestrować się przez link, ponieważ uczestnicy tej firmy dołączają tylko przez zaproszenie. W ustawieniach można zmienić, kto może się zarejestrować.',
    settings: 'Otwórz ustawienia',
  },
  renewal: {
    open: 'Nowy link',
    title: 'Zastąpić link do rejestracji?',
    text: 'Obecny link od razu traci ważność, także na wydrukach. Uczestnicy, którzy się przez niego zarejestrowali, pozostają w grupie.',
    confirm: 'Utwórz nowy link',
    busy: 'Zastępowanie…',
    done: 'Grupa ma nowy link do rejestracji',
    failed: (reason) => `Link nie został zastąpiony: ${reason}`,
  },
  paper:
    'Aby zarejestrować się na szkolenie, zeskanuj ten kod aparatem telefonu lub otwórz adres podany poniżej.',
};

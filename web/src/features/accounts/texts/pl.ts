import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

const hours = (count: number) =>
  plural(count, {
    one: '1 godzinę',
    few: `${number(count)} godziny`,
    other: `${number(count)} godzin`,
  });

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Imię i nazwisko',
    email: 'E-mail',
    password: 'Hasło',
    newPassword: 'Nowe hasło',
    passwordLength: (characters) =>
      plural(characters, {
        one: 'Co najmniej 1 znak',
        few: `Co najmniej ${number(characters)} znaki`,
        other: `Co najmniej ${number(characters)} znaków`,
      }),
    company: 'Firma',
  },
  checkInbox: 'Sprawdź skrzynkę odbiorczą',
  signUp: {
    heading: 'Rejestracja uczestnika',
    intro: 'Konto zostanie utworzone na serwerze i będzie należeć do wybranej firmy.',
    introFor: (company) =>
      `Konto zostanie utworzone na serwerze i będzie należeć do firmy ${company}.`,
    inGroup: (group) => `Dołączysz do grupy ${group}.`,
    haveAccount: 'Masz już konto?',
    loadingCompany: 'Wczytywanie firmy…',
    companyNotLoaded: (reason) => `Nie udało się wczytać firmy. ${reason}`,
    companiesNotLoaded: (reason) => `Nie udało się wczytać firm. ${reason}`,
    selectCompany: 'Wybierz swoją firmę',
    searchCompany: 'Wyszukaj swoją firmę',
    noCompany:
      'Nie ma żadnej firmy do wyboru. Jeśli brakuje Twojej, poproś ją o link do rejestracji.',
    invitationOnly:
      'Ta firma dodaje uczestników tylko przez zaproszenie. Poproś o nie swoją firmę.',
    emailAt: (domains) => `Użyj adresu e-mail w domenie ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Użyj adresu e-mail w domenie ${list([...domains, 'innej domenie firmy'], 'or')}`,
    joinCode: 'Kod dołączenia',
    joinCodeHint: 'Otrzymasz go od swojej firmy.',
    done: 'Konto zostało utworzone. Zaloguj się swoimi danymi.',
    joinCodeRequired: 'Kod dołączenia jest wymagany',
    submit: 'Zarejestruj się',
    submitting: 'Rejestrowanie…',
    refused: 'Rejestracja nie powiodła się. Spróbuj ponownie.',
    failed: 'Rejestracja nie powiodła się. Sprawdź dane i spróbuj ponownie.',
  },
  confirmationSent: {
    message: 'Sprawdź pocztę: link w wiadomości potwierdza adres e-mail.',
    sentTo: (email) => `Wysłaliśmy go na adres ${email}.`,
    worksFor: (count) => `Link działa przez ${hours(count)}.`,
    openIt:
      'Otwórz go i wpisz swoje hasło: wtedy powstanie konto. Jeśli nic nie przyjdzie, zajrzyj do folderu ze spamem.',
    sendAgain: 'Wyślij ponownie',
    sending: 'Wysyłanie…',
    sentAgain: 'Wysłaliśmy link ponownie.',
    changeEmail: 'Zmień adres e-mail',
  },
  confirm: {
    heading: 'Potwierdź adres e-mail',
    intro: 'Wpisz hasło wybrane podczas rejestracji. Wtedy powstanie konto.',
    submit: 'Potwierdź adres e-mail',
    submitting: 'Potwierdzanie…',
    confirmed: 'Adres e-mail został potwierdzony.',
    deadHeading: 'Ten link nie działa',
    stillWaits: 'Twoja rejestracja nadal czeka: możemy wysłać Ci nowy link.',
    signUpAgain:
      'Jeśli adres e-mail został już potwierdzony, zaloguj się. W przeciwnym razie zarejestruj się ponownie.',
    sendNewLink: 'Wyślij nowy link',
    sending: 'Wysyłanie…',
    newLinkSent: 'Wysłaliśmy Ci nowy link.',
    newLinkWorks: (count) =>
      `Link działa przez ${hours(count)}. Jeśli nic nie przyjdzie, zajrzyj do folderu ze spamem.`,
  },
  forgotPassword: {
    heading: 'Nie pamiętasz hasła?',
    intro: 'Podaj adres e-mail swojego konta, a wyślemy Ci link do ustawienia nowego hasła.',
    submit: 'Wyślij link do zmiany hasła',
    submitting: 'Wysyłanie…',
    sent: 'Sprawdź pocztę: powinien tam być link do zmiany hasła',
    worksOnce:
      'Link działa tylko raz, przez godzinę. Jeśli nic nie przyjdzie, zajrzyj do folderu ze spamem lub sprawdź, czy to adres użyty przy rejestracji.',
    returnToLogin: 'Wróć do logowania',
  },
  resetPassword: {
    heading: 'Zmiana hasła',
    intro: 'Wybierz nowe hasło. Potem nastąpi wylogowanie na wszystkich urządzeniach.',
    chooseTitle: 'Wybierz hasło',
    welcome: (name) => `Witaj, ${name} – wybierz hasło`,
    confirmPassword: 'Powtórz hasło',
    submit: 'Zmień hasło',
    submitting: 'Zmienianie…',
    choose: 'Wybierz hasło',
    loggingIn: 'Logowanie…',
    isSet: 'Hasło zostało ustawione.',
    isChanged: 'Hasło zostało zmienione.',
    isChangedLogIn: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
    hintAfterInvalidLink:
      'Jeśli nowe hasło zostało już wcześniej ustawione za pomocą tego linku, zaloguj się nim.',
    askForNewLink: 'Poproś o nowy link',
    hintIfUnknown: 'Jeśli link wtedy nie zadziała, zaloguj się nowym hasłem.',
  },
  passwords: {
    repeat: 'Powtórz nowe hasło',
    differ: 'Hasła nie są takie same',
    notChanged: 'Hasło nie zostało zmienione',
    unknown: 'Nie wiadomo, czy hasło zostało zmienione',
  },
  ownName: {
    title: 'Imię i nazwisko',
    description: 'Widzą je inni użytkownicy, także na czacie.',
    role: 'Rola',
    roles: { ADMIN: 'Administrator', TRAINEE: 'Uczestnik' },
    save: 'Zapisz imię i nazwisko',
    changed: 'Imię i nazwisko zmieniono.',
    notChanged: 'Imię i nazwisko nie zostały zmienione',
    unknown: 'Nie wiadomo, czy imię i nazwisko zostały zmienione',
  },
  ownPassword: {
    title: 'Hasło',
    description: 'Nowe hasło kończy Twoje sesje na wszystkich innych urządzeniach.',
    current: 'Obecne hasło',
    confirmNew: 'Powtórz nowe hasło',
    changed: 'Hasło zostało zmienione. Wszystkie inne sesje zostały zakończone.',
    submit: 'Zmień hasło',
    submitting: 'Zmienianie…',
    hintIfUnknown: 'Jeśli obecne hasło zostanie wtedy odrzucone, nowe jest już ustawione.',
  },
  sessions: {
    title: 'Sesje',
    description:
      'Urządzenia zalogowane na Twoje konto. Jeśli któregoś nie znasz, zakończ jego sesję i zmień hasło.',
    list: 'Twoje sesje',
    loading: 'Wczytywanie sesji…',
    notLoaded: (reason) => `Nie udało się wczytać sesji. ${reason}`,
    thisDevice: 'To urządzenie',
    unknownDevice: 'Nieznane urządzenie',
    loggedIn: (time) => `Zalogowano ${time}`,
    lastUsed: (time) => `Ostatnie użycie: ${time}`,
    end: 'Zakończ',
    endNamed: (device) => `Zakończ sesję: ${device}`,
    ending: 'Kończenie…',
    ended: 'Sesja została zakończona',
    notEnded: 'Sesja nie została zakończona',
    endUnknown: 'Nie wiadomo, czy sesja została zakończona',
    endOthers: 'Zakończ wszystkie inne',
    othersEnded: (count) =>
      plural(count, {
        one: 'Zakończono 1 sesję',
        few: `Zakończono ${number(count)} sesje`,
        other: `Zakończono ${number(count)} sesji`,
      }),
    othersNotEnded: 'Sesje nie zostały zakończone',
    othersEndUnknown: 'Nie wiadomo, czy sesje zostały zakończone',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

const days = (count: number) => plural(count, { one: '1 dzień', other: `${number(count)} dni` });

export const texts: AdminsTexts = {
  admins: 'Administratorzy',
  loading: 'Wczytywanie administratorów…',
  loadFailed: 'Nie udało się wczytać administratorów.',
  oneRemains:
    'Nie możesz usunąć ani ograniczyć własnego konta, więc zawsze jest administrator, który widzi wszystko.',
  ownInvitations: 'Wysłane przez Ciebie zaproszenia, które czekają na odpowiedź.',
  noInvitation: 'Żadne z Twoich zaproszeń nie czeka na odpowiedź.',
  openInvite: 'Zaproś administratora',
  invitationSent: (email) => `Zaproszenie jest w drodze na adres ${email}.`,
  table: {
    admin: 'Administrator',
    state: 'Status',
    access: 'Dostęp',
    lastLogin: 'Ostatnie logowanie',
    never: 'Nigdy',
    actions: 'Działania',
    you: 'Ty',
    active: 'Aktywny',
    invitationRefused: 'Zaproszenie odrzucone',
    refusals: {
      'mailbox-unknown': 'nieznana skrzynka',
      'mailbox-full': 'skrzynka pełna',
      'address-invalid': 'nieprawidłowy adres',
      'refused-by-policy': 'zgodnie z zasadami serwera poczty',
      other: 'przez serwer poczty',
    },
    invited: 'Zaproszony',
    mailOnItsWay: 'E-mail jest w drodze',
    linkExpired: 'Link wygasł',
    linkValidUntil: (date) => `Link ważny do ${date}`,
    more: (name) => `Więcej działań: ${name}`,
    remove: (name) => `Usuń: ${name}`,
  },
  reach: {
    legend: 'Co widzi ta osoba',
    everythingText: 'Wszystkie firmy oraz to, kto jest administratorem.',
    limited: 'Ograniczenie do',
    limitedText: 'Firmy i grupy, które wybierzesz.',
    rightTexts: {
      read: 'przeglądanie, raporty i eksport.',
      people:
        'ponadto dodawanie, zmienianie, importowanie, zapraszanie i usuwanie osób oraz odpowiadanie na ich prośby o pomoc.',
      training:
        'ponadto zmienianie modułów, filmów, pytań i ustawień firmy. Tylko dla całych firm.',
    },
    trainingOfGroup: 'Szkolenie (tylko całe firmy)',
    company: 'Firma',
    searchCompanies: 'Szukaj firmy…',
    noCompanies: 'Nie ma jeszcze żadnej firmy.',
    companiesNotLoaded: (reason) => `Nie udało się wczytać firm. ${reason}`,
    part: 'Część',
    whole: 'Cała firma',
    groupsNotLoaded: (reason) => `Nie udało się wczytać grup. ${reason}`,
    right: 'Prawo',
    row: (place) => `Firma lub grupa ${place}`,
    remove: (place) => `Usuń firmę lub grupę ${place}`,
    add: 'Dodaj firmę lub grupę',
    summaryOfEverything: 'Ta osoba zobaczy wszystko.',
    summary: (...parts) => `Ta osoba zobaczy: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Zobacz jako',
    hint: 'Pokazuje portal w nowej karcie tak, jak zobaczy go ta osoba. Niczego nie można tam zmienić.',
    blocked: 'Przeglądarka nie otworzyła nowej karty. Zezwól tej witrynie na otwieranie kart.',
  },
  change: {
    open: 'Zmień to, co widzi ten administrator',
    title: (name) => `Zmiana tego, co widzi ${name}`,
    description: 'Zmiana działa od razu, także na otwartych stronach i w trwających pobraniach.',
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    changed: (name) => `Zmieniono to, co widzi ${name}`,
    leaveTitle: 'Wyjść bez zapisywania?',
    leaveMessage: 'Zmiany nie są jeszcze zapisane i zostaną utracone.',
    leave: 'Wyjdź',
  },
  inviteAgain: {
    failed: 'Zaproszenie nie zostało wysłane',
    resend: 'Wyślij ponownie',
    sending: 'Wysyłanie…',
    resendTo: (name) => `Zaproś ponownie: ${name}`,
    newLink: 'Nowy link',
    creating: 'Tworzenie…',
    newLinkFor: (name) => `Utwórz nowy link: ${name}`,
  },
  invite: {
    title: 'Zaproś administratora',
    description: 'Wybierz, co zobaczy nowy administrator.',
    linkIsMailed: (count) =>
      `Link do wyboru hasła zostanie wysłany na ten adres. Działa raz, przez ${days(count)}.`,
    noMailServer:
      'E-mail nie zostanie wysłany, ponieważ portal nie ma serwera poczty (SMTP_URL). Następna strona pokaże link do wyboru hasła: przekaż go nowemu administratorowi.',
    worksOnce: (count) => `Działa raz, przez ${days(count)}.`,
    inviting: 'Zapraszanie…',
    send: 'Wyślij zaproszenie',
    createLink: 'Utwórz link',
    leaveTitle: 'Wyjść bez zapraszania?',
    leaveMessage: 'Ten administrator nie jest jeszcze zaproszony, a wprowadzone dane przepadną.',
    leave: 'Wyjdź',
  },
  link: {
    title: (name) => `Link: ${name}`,
    description: 'Za pomocą tego linku nowy administrator wybiera hasło.',
    label: 'Link z zaproszeniem',
    copy: 'Kopiuj link',
    worksOnce: (count) => `Działa raz, przez ${days(count)}, i jest widoczny tylko teraz.`,
    passOn:
      'Kto go ma, może zalogować się jako administrator: przekaż go w bezpieczny sposób. W każdej chwili możesz utworzyć inny, co unieważni ten.',
    done: 'Gotowe',
  },
  remove: {
    title: (name) => `Usunąć: ${name}?`,
    confirm: 'Usuń administratora',
    removing: 'Usuwanie…',
    removed: (name) => `Usunięto administratora: ${name}`,
    failed: (reason) => `Nie udało się usunąć administratora: ${reason}`,
    linkEnds: (email) => `Link wysłany na adres ${email} przestanie działać.`,
    signedOut: (email) =>
      `Konto ${email} zostanie natychmiast wylogowane na wszystkich urządzeniach.`,
    consequences:
      'Prośby o pomoc przypisane do tej osoby staną się nieprzypisane. W dzienniku zmian zostaje jej nazwisko. Rozmówcy zachowują rozmowę, z napisem „Usunięty użytkownik” zamiast nazwiska.',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const days = (count: number) => plural(count, { one: '1 dzień', other: `${number(count)} dni` });

export const texts: AdminsTexts = {
  admins: 'Administratorzy',
  loading: 'Wczytywanie administratorów…',
  loadFailed: 'Nie udało się wczytać administratorów.',
  oneRemains: 'Nie możesz usunąć swojego konta, więc zawsze zostaje jeden administrator.',
  openInvite: 'Zaproś administratora',
  invitationSent: (email) => `Zaproszenie jest w drodze na adres ${email}.`,
  table: {
    admin: 'Administrator',
    state: 'Status',
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
    remove: (name) => `Usuń: ${name}`,
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
    description:
      'Administrator zarządza wszystkimi firmami oraz może zapraszać i usuwać innych administratorów.',
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

import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('pl');

export const texts: AppTexts = {
  reload: 'Wczytaj ponownie',
  loadingPage: 'Wczytywanie strony',
  version: (version) => `Wersja ${version}`,
  dashboard: { welcome: 'Witaj', training: 'Twoje szkolenie' },
  seen: {
    parts: (...parts) => `Widzisz: ${list(parts)}`,
    nothing: 'Obecnie nic nie widzisz, ponieważ nie przypisano Ci żadnej firmy ani grupy.',
    changed: 'Administrator zmienił to, co widzisz.',
  },
  view: {
    label: 'Widok innego administratora',
    banner: (...parts) =>
      `Widzisz to, co widzi administrator ograniczony do „${list(parts)}”. Niczego nie można tu zmienić.`,
    close: 'Zamknij',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    message:
      'Pod tym adresem nie ma żadnej strony. Mogła zostać przeniesiona lub adres zawiera błąd.',
    home: 'Wróć do strony głównej',
  },
  unauthorized: {
    title: 'Brak dostępu',
    message:
      'Nie masz uprawnień do tej strony. Jeśli to pomyłka, skontaktuj się z administratorem.',
    back: 'Wróć',
  },
  offline: 'Jesteś offline. To, co widać na ekranie, zostaje; reszta pojawi się po powrocie sieci.',
  accessRefused:
    'Coś po drodze do portalu blokuje dostęp, na przykład strona logowania do sieci. To, co widać na ekranie, zostaje; reszta pojawi się po uzyskaniu dostępu.',
  pageFailures: {
    emblem: 'Ojej',
    offline: {
      title: 'Jesteś offline',
      message: 'Ta strona nie została jeszcze wczytana. Pojawi się, gdy tylko wróci sieć.',
    },
    reloading: {
      title: 'Portal został zaktualizowany',
      message: 'Strona jest wczytywana ponownie.',
    },
    unsavedWork: {
      title: 'Portal został zaktualizowany',
      message:
        'Stronę trzeba wczytać ponownie. Trwające przesyłanie lub niezapisany formularz przepadną: najpierw je dokończ, a potem wczytaj stronę.',
    },
    failed: {
      title: 'Nieoczekiwany błąd aplikacji',
      message:
        'Nie udało się wyświetlić tej strony. Zwykle pomaga ponowne wczytanie; zapisane dane nie przepadły.',
    },
  },
  logout: {
    failed: 'Nie udało się wylogować. Spróbuj ponownie.',
    question: 'Wylogować się i utracić niezapisane dane?',
    warning: 'Wylogowanie usuwa to wszystko z przeglądarki.',
    confirm: 'Wyloguj się',
    stay: 'Zostań',
    work: {
      video: 'Trwa przesyłanie filmu',
      file: 'Trwa przesyłanie pliku',
      form: 'Otwarty jest formularz z niezapisanymi zmianami',
    },
    workInOtherTab: {
      video: 'Trwa przesyłanie filmu na innej karcie',
      file: 'Trwa przesyłanie pliku na innej karcie',
      form: 'Na innej karcie otwarty jest formularz z niezapisanymi zmianami',
    },
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

const haveCompleted = (trainees: number, company: string) =>
  plural(trainees, {
    one: `1 uczestnik firmy ${company} ukończył szkolenie`,
    other: `${number(trainees)} uczestników firmy ${company} ukończyło szkolenie`,
  });

export const texts: NotificationTexts = {
  notifications: 'Powiadomienia',
  withUnread: (unread) => `Powiadomienia, nieprzeczytane: ${unread}`,
  list: {
    nothingUnread: 'Wszystko przeczytane',
    unreadCount: (count) => `Nieprzeczytane: ${count}`,
    markAllRead: 'Oznacz wszystkie jako przeczytane',
    marking: 'Oznaczanie…',
    failedToMarkAll: 'Nie udało się oznaczyć wszystkich jako przeczytane',
    failedToMark: 'Nie udało się oznaczyć jako przeczytane',
    unread: 'Nieprzeczytane',
    empty: 'Nie ma jeszcze powiadomień',
    emptyForAdmins:
      'Tutaj pojawią się nowe wiadomości, ukończone szkolenia i zaliczenia do sprawdzenia.',
    emptyForTrainees: 'Tutaj pojawią się nowe wiadomości i odpowiedzi na Twoje prośby o pomoc.',
  },
  notices: {
    view: 'Zobacz',
    newMessage: 'Nowa wiadomość',
    from: (name) => `Od: ${name}`,
    newMessageTitle: 'Nowa wiadomość',
    newMessageBody: 'Masz nową wiadomość',
    helpRequest: 'Prośba o pomoc',
    trainingCompleted: 'Szkolenie ukończone!',
    completedBy: (name) => `Wszystkie moduły szkolenia ukończone: ${name}`,
    ownTrainingCompleted: 'Twoje szkolenie jest ukończone!',
    testTitle: 'Powiadomienie testowe',
    testBody: 'To jest powiadomienie testowe z Training Portal',
    testSent: 'Wysłano powiadomienie testowe.',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${haveCompleted(trainees, company)} po wcześniejszych zmianach modułów.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: moduł „${module}” został usunięty.`,
      saved: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: moduł „${module}” został zmieniony.`,
      restored: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: moduł „${module}” został przywrócony.`,
      rules: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: zasady modułu „${module}” zostały zmienione.`,
    },
  },
  reminder: {
    title: 'Przypomnienie o szkoleniu',
    again: 'Trzeba ukończyć ponownie',
    againBy: (day) => `Trzeba ukończyć ponownie do ${day}`,
    modules: (count) =>
      plural(count, {
        one: '1 moduł',
        few: `${number(count)} moduły`,
        other: `${number(count)} modułów`,
      }),
  },
  settings: {
    title: 'Ustawienia powiadomień',
    cardDescription: 'Jak portal powiadamia Cię o nowych wiadomościach i innych zdarzeniach.',
    dialogDescription:
      'Wybierz, jak portal ma powiadamiać Cię o wiadomościach i innych zdarzeniach.',
    channels: 'Kanały',
    save: 'Zapisz ustawienia',
    saved: 'Ustawienia powiadomień zapisano.',
    savedHereOnly: 'Zapisano tylko w tej przeglądarce',
    weeklyReportNotSaved: 'Nie zapisano raportu tygodniowego',
    test: 'Przetestuj powiadomienia',
  },
  soundNotifications: {
    label: 'Powiadomienia dźwiękowe',
    description: 'Dźwięk przy nowych wiadomościach',
  },
  toastNotifications: {
    label: 'Powiadomienia na stronie',
    description: 'Krótkie komunikaty w portalu',
  },
  browserNotifications: {
    label: 'Powiadomienia przeglądarki',
    description: 'Powiadomienia, gdy portal nie jest aktywny',
    unsupported: 'Ta przeglądarka nie obsługuje powiadomień.',
    enabled: 'Powiadomienia przeglądarki włączone.',
    denied: 'Przeglądarka nie zezwala na powiadomienia',
    deniedHint: 'Włącz powiadomienia w ustawieniach przeglądarki',
  },
  emailNotifications: {
    label: 'Powiadomienia e-mail',
    description: 'E-mail o ważnych zdarzeniach',
    notLoaded: 'Nie udało się wczytać tego ustawienia.',
    reminders:
      'Przypomnienia o szkoleniach, których termin mija dzisiaj, które są po terminie lub które trzeba ukończyć ponownie, są wysyłane e-mailem zawsze.',
  },
  weeklyReport: {
    label: 'Raport tygodniowy',
    description: 'E-mailem w poniedziałki o 8:00',
    withoutMailServer: 'Niemożliwe: portal nie ma serwera poczty (SMTP_URL).',
    withoutCompany:
      'Firma z Twojego raportu została usunięta, więc raport nie jest wysyłany. Wybierz inną.',
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const completedBy = (trainees: number, company: string) =>
  plural(trainees, {
    one: `1 Person bei ${company} hat die Schulung abgeschlossen`,
    other: `${number(trainees)} Teilnehmende bei ${company} haben die Schulung abgeschlossen`,
  });

export const texts: NotificationTexts = {
  notifications: 'Benachrichtigungen',
  withUnread: (unread) => `Benachrichtigungen, ${unread} ungelesen`,
  list: {
    nothingUnread: 'Nichts Ungelesenes',
    unreadCount: (count) => `${count} ungelesen`,
    markAllRead: 'Alle als gelesen markieren',
    marking: 'Wird markiert\u00a0…',
    failedToMarkAll: 'Die Benachrichtigungen konnten nicht als gelesen markiert werden',
    failedToMark: 'Die Benachrichtigung konnte nicht als gelesen markiert werden',
    unread: 'Ungelesen',
    empty: 'Noch keine Benachrichtigungen',
    emptyForAdmins:
      'Hier erscheinen neue Nachrichten, abgeschlossene Schulungen und Quizergebnisse, die zu prüfen sind.',
    emptyForTrainees: 'Hier erscheinen neue Nachrichten und Antworten auf Ihre Hilfeanfragen.',
  },
  notices: {
    view: 'Ansehen',
    newMessage: 'Neue Nachricht',
    from: (name) => `Von ${name}`,
    newMessageTitle: 'Neue Nachricht',
    newMessageBody: 'Sie haben eine neue Nachricht erhalten',
    helpRequest: 'Hilfeanfrage',
    trainingCompleted: 'Schulung abgeschlossen!',
    completedBy: (name) => `${name} hat alle Schulungsmodule abgeschlossen!`,
    ownTrainingCompleted: 'Sie haben Ihre Schulung abgeschlossen!',
    testTitle: 'Testbenachrichtigung',
    testBody: 'Dies ist eine Testbenachrichtigung von Training Portal',
    testSent: 'Testbenachrichtigung gesendet',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${completedBy(trainees, company)}, nach früheren Änderungen an Modulen.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${completedBy(trainees, company)}: „${module}“ wurde gelöscht.`,
      saved: (trainees, company, module) =>
        `${completedBy(trainees, company)}: „${module}“ wurde geändert.`,
      restored: (trainees, company, module) =>
        `${completedBy(trainees, company)}: „${module}“ wurde wiederhergestellt.`,
      rules: (trainees, company, module) =>
        `${completedBy(trainees, company)}: Die Regeln von „${module}“ wurden geändert.`,
    },
  },
  reminder: {
    title: 'Erinnerung an Ihre Schulung',
    again: 'Erneut zu absolvieren',
    againBy: (day) => `Erneut zu absolvieren bis ${day}`,
    modules: (count) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
  },
  settings: {
    title: 'Benachrichtigungen anpassen',
    cardDescription: 'Wie das Portal Sie über neue Nachrichten und andere Neuigkeiten informiert.',
    dialogDescription:
      'Wählen Sie, wie Sie von neuen Nachrichten und anderen Neuigkeiten erfahren.',
    channels: 'Kanäle',
    save: 'Einstellungen speichern',
    saved: 'Die Einstellungen sind gespeichert',
    savedHereOnly: 'Nur in diesem Browser gespeichert',
    weeklyReportNotSaved: 'Der Wochenbericht wurde nicht gespeichert',
    test: 'Benachrichtigungen testen',
  },
  soundNotifications: { label: 'Ton', description: 'Ton bei neuen Nachrichten' },
  toastNotifications: { label: 'Hinweise im Portal', description: 'Kurze Meldungen auf der Seite' },
  browserNotifications: {
    label: 'Browserbenachrichtigungen',
    description: 'Anzeigen, wenn das Portal im Hintergrund ist',
    unsupported: 'Dieser Browser unterstützt keine Benachrichtigungen.',
    enabled: 'Browserbenachrichtigungen sind eingeschaltet',
    denied: 'Der Browser erlaubt keine Benachrichtigungen',
    deniedHint: 'Bitte erlauben Sie Benachrichtigungen in den Einstellungen Ihres Browsers',
  },
  emailNotifications: {
    label: 'E-Mail-Benachrichtigungen',
    description: 'E-Mail bei wichtigen Neuigkeiten',
    notLoaded: 'Die Einstellung konnte nicht geladen werden.',
    reminders:
      'Erinnerungen an Schulungen, die heute fällig, überfällig oder erneut zu absolvieren sind, kommen in jedem Fall per E-Mail.',
  },
  weeklyReport: {
    label: 'Wochenbericht',
    description: 'Per E-Mail, montags um 8:00 Uhr',
    withoutMailServer: 'Nicht möglich: Das Portal hat keinen Mailserver (SMTP_URL).',
    withoutCompany:
      'Das Unternehmen Ihres Berichts ist gelöscht, daher wird keiner gesendet. Wählen Sie ein anderes.',
  },
};

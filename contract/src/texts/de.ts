import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: Words = {
  status: {
    'not-started': 'Nicht begonnen',
    'in-progress': 'In Bearbeitung',
    failed: 'Zuletzt nicht bestanden',
    completed: 'Abgeschlossen',
  },
  standing: {
    overdue: 'Überfällig',
    expired: 'Abgelaufen',
    inGrace: 'In der Karenz',
    due: 'Fällig',
    renewalOpen: 'Zu erneuern',
    open: 'Offen',
    valid: 'Gültig',
    waived: 'Befreit',
    paused: 'Pausiert',
    notRequired: 'Nicht erforderlich',
  },
  columns: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    company: 'Unternehmen',
    password: 'Passwort',
    language: 'Sprache',
    groups: 'Gruppen',
    module: 'Modul',
    completedOn: 'Abgeschlossen am',
    validUntil: 'Gültig bis',
    certificate: 'Zertifikat',
    note: 'Notiz',
    problem: 'Problem',
  },
  newModules: (count) =>
    plural(count, { one: '1 neues Modul', other: `${number(count)} neue Module` }),
  rights: { read: 'Lesen', people: 'Personen', training: 'Schulung' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Sieht alles',
  seesNothing: 'Sieht nichts',
  commandLine: 'Befehlszeile',
  deletedUser: (number) => `Gelöschtes Konto ${number}`,
  notLoggedIn: 'Sie sind nicht angemeldet. Bitte melden Sie sich erneut an.',
  noSuchModule: 'Das Modul wurde nicht gefunden, oder Sie haben keinen Zugriff darauf.',
  videoFirst: 'Bitte sehen Sie sich zuerst das Video bis zum Ende an.',
  noQuiz: 'Dieses Modul hat kein Quiz.',
  companyInUse:
    'Das Unternehmen kann nicht gelöscht werden, weil noch Daten dazugehören, die sich nicht entfernen lassen',
  durationUnread:
    'Bitte warten Sie, bis die Länge des Videos ermittelt ist, oder wählen Sie eine andere Videodatei.',
  captionsTooLarge:
    'Die Untertitel dürfen beim Speichern zusammen höchstens 256\u00a0KB groß sein.',
  captionsUnknown:
    'Das ist keine Datei mit Untertiteln. In einer WebVTT- oder SubRip-Datei (.vtt, .srt) hat jeder Untertitel Zeiten wie „00:00:01.500 --> 00:00:04.000“.',
  fileTooLarge: (megabytes) => `Die Datei ist größer als erlaubt (${number(megabytes)}\u00a0MB).`,
};

import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('de');

const LINES_NAMED = 5;

export const texts: Words = {
  status: {
    'not-started': 'Nicht begonnen',
    'in-progress': 'In Bearbeitung',
    failed: 'Zuletzt nicht bestanden',
    completed: 'Abgeschlossen',
  },
  newModules: (count) =>
    plural(count, { one: '1 neues Modul', other: `${number(count)} neue Module` }),
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
  captionsEncodingGuessed:
    'Die Datei gibt ihre Zeichenkodierung nicht an und wurde als westeuropäischer Text (Windows-1252) gelesen. Bitte prüfen Sie die Buchstaben oder speichern Sie die Datei als UTF-8.',
  captionsLeftOut: (lines, total) => {
    const named = lines.slice(0, LINES_NAMED).join(', ');
    const end = lines.length > LINES_NAMED ? '\u00a0…' : '.';
    const which = lines.length === 1 ? `Zeile ${named}` : `Zeilen ${named}`;
    return `${number(lines.length)} von ${number(total)} Untertiteln ausgelassen, weil sich die Zeiten nicht darstellen lassen: ${which}${end}`;
  },
  fileTooLarge: (megabytes) => `Die Datei ist größer als erlaubt (${number(megabytes)}\u00a0MB).`,
};

import type { PlatformTexts } from './en.ts';

export const texts: PlatformTexts = {
  ago: {
    now: 'gerade eben',
    minutes: (count) => `vor ${count}\u00a0Min.`,
    hours: (count) => `vor ${count}\u00a0Std.`,
    yesterday: 'gestern',
    days: (count) => `vor ${count} Tagen`,
  },
  failures: {
    timeout:
      'Der Server hat nicht rechtzeitig geantwortet. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    accessRefused:
      'Etwas zwischen Ihnen und dem Portal verweigert den Zugang. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    fileTooLargeOnTheWay:
      'Etwas zwischen Ihnen und dem Portal lehnt Dateien dieser Größe ab. Wählen Sie eine kleinere Datei oder bitten Sie den Betreiber des Portals, die Grenze des Proxys zu erhöhen.',
    status: (status) => `HTTP-Fehler, Status: ${status}`,
    unknown: 'Unbekannter Fehler',
    reference: (id) => `Referenz: ${id}`,
  },
  deletedUser: 'Gelöschtes Konto',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, mit Kommas getrennt',
    'csv-semicolon': 'CSV, mit Semikolons getrennt',
  },
  signUpMail: {
    subject: 'Ihre Schulung: bitte registrieren',
    body: (address) =>
      `Guten Tag,\n\nbitte öffnen Sie diesen Link, um sich für Ihre Schulung zu registrieren, und wählen Sie dort ein Passwort:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Eine Chatnachricht ist noch nicht gesendet',
    chatDraft: 'Eine Chatnachricht ist angefangen',
    helpDraft: 'Eine Hilfeanfrage ist angefangen',
    quizAnswers: 'Ein Quiz enthält Antworten, die noch nicht abgegeben sind',
    watchReport: 'Angesehene Zeit ist noch nicht im Portal angekommen',
  },
};

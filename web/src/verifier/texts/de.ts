import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number, plural } = formatsOf('de');

export const texts: VerifierTexts = {
  title: 'Nachweise ohne das Portal prüfen',
  intro:
    'Wählen Sie die Nachweise, die Sie erhalten haben: Dateien, deren Namen auf .tlog-proof enden. Sie werden auf diesem Gerät geprüft. Es wird nichts gesendet und kein Netz gebraucht.',
  language: 'Sprache',
  choose: 'Dateien wählen',
  drop: 'oder Dateien irgendwo auf diese Seite ziehen',
  paste: {
    label: 'Text eines Nachweises',
    open: 'Stattdessen den Text eines Nachweises einfügen',
    check: 'Prüfen',
  },
  pastedName: 'Eingefügter Text',
  keys: {
    title: 'Schlüssel',
    builtIn: 'Diese Schlüssel hat das Portal beim Herunterladen in diese Datei geschrieben:',
    none: 'In dieser Datei sind keine Schlüssel. Geben Sie die Schlüssel des Portals ein.',
    label: 'Andere Schlüssel',
    hint: 'Ein Schlüssel je Zeile, wie unter der Adresse /log/key des Portals. Wenn Sie Schlüssel eingeben, gelten nur diese. Das ist sicherer, wenn Sie sie aufbewahrt oder auf anderem Weg als diese Datei erhalten haben.',
    unreadable: (line) => `Zeile ${number(line)} ist kein Schlüssel.`,
  },
  summary: (proven, total) =>
    plural(total, {
      one: `${number(proven)} von ${number(total)} Nachweis bestätigt.`,
      other: `${number(proven)} von ${number(total)} Nachweisen bestätigt.`,
    }),
  results: 'Ergebnisse',
  proven: {
    title: 'Nachgewiesen',
    meaning:
      'Das signierte Protokoll des Portals enthält diesen Eintrag genau so, wie er hier steht.',
  },
  later: {
    unseen:
      'Diese Prüfung kann nicht sehen, ob das Zertifikat später widerrufen oder ersetzt wurde.',
    lookUp: 'Schlagen Sie den Code beim Portal nach, sofern es noch besteht:',
    lookUpElsewhere: (code) =>
      `Schlagen Sie den Code ${code} auf der Seite /verify des Portals nach, sofern es noch besteht.`,
  },
  expired: (on) => `Dieses Zertifikat war bis zum ${date(on)} gültig. Dieser Tag ist vorbei.`,
  notProven: 'Nicht nachgewiesen',
  reasons: {
    'not-a-proof':
      'Das ist kein Nachweis. Wählen Sie die Datei, wie sie heruntergeladen wurde, ohne Änderungen: Ihr Name endet auf .tlog-proof.',
    malformed:
      'Dieser Nachweis wurde verändert oder ist unvollständig. Bitten Sie um die Datei, wie sie heruntergeladen wurde.',
    unsupported:
      'Ein neueres Portal hat diesen Nachweis erstellt. Laden Sie diese Datei noch einmal vom Portal herunter.',
    'field-wrong': 'Eine Angabe in diesem Nachweis ist nicht die protokollierte.',
    'not-in-tree': 'Das signierte Protokoll enthält diesen Eintrag nicht.',
    'unknown-key':
      'Dieser Nachweis ist mit keinem der hier bekannten Schlüssel signiert. Er stammt von einem anderen Portal, oder das Portal hat neue Schlüssel: Geben Sie diese unter „Schlüssel“ ein.',
    'signature-wrong': 'Eine Signatur dieses Nachweises ist falsch.',
    'signature-missing': 'Eine der beiden Signaturen des Protokolls fehlt.',
    'too-large': 'Diese Datei ist zu groß für einen Nachweis.',
    unreadable:
      'Diese Datei ist nicht als Text lesbar und daher kein Nachweis. Der Name eines Nachweises endet auf .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Zertifikat über die ganze Schulung',
    certificateReplaced: 'Zertifikat ersetzt oder erneuert',
    certificateWithdrawn: 'Zertifikat widerrufen',
    moduleCertificate: 'Zertifikat über ein Modul',
    resultRecorded: 'Ergebnis von der Verwaltung eingetragen',
    personErased: 'Person gelöscht',
    keyRotated: 'Schlüssel des Protokolls gewechselt',
    restoredFromBackup: 'Protokoll aus einer Sicherung wiederhergestellt',
    signature: 'Unterschrift',
    practicalSignOff: 'Praktische Abnahme',
  },
  training: 'Schulung',
  hidden: (count) =>
    plural(count, {
      one: `${number(count)} weitere Angabe des Eintrags ist verborgen.`,
      other: `${number(count)} weitere Angaben des Eintrags sind verborgen.`,
    }),
  nothingHidden: 'Alle Angaben des Eintrags sind zu sehen.',
  log: {
    title: 'Protokoll und Signatur',
    signedAt: 'Prüfpunkt signiert am',
    utc: (time) => `${time} (UTC)`,
    dateUnknown:
      'Nicht bekannt: Hier fehlt der Schlüssel für die Signatur mit dem Datum (ML-DSA-44).',
    origin: 'Protokoll',
    place: 'Stelle im Protokoll',
    placeOf: (index, size) => `Index ${number(index)}, bei ${number(size)} Einträgen am Prüfpunkt`,
    keyIds: 'Schlüssel, die signiert haben',
    source: 'Herkunft der Schlüssel',
    builtIn: 'Vom Portal in diese Datei geschrieben',
    entered: 'Von Ihnen eingegeben',
  },
  proves: {
    title: 'Was das beweist',
    points: [
      'Der Eintrag war im Protokoll, als der Prüfpunkt signiert wurde. Die Angaben oben sind die protokollierten.',
      'Der Prüfpunkt wurde mit den hier genannten Schlüsseln signiert.',
    ],
  },
  provesNot: {
    title: 'Was das nicht beweist',
    points: [
      'Sie sagt nicht, wer Ihnen den Nachweis gezeigt hat: Vergleichen Sie den Namen mit einem Ausweis.',
    ],
  },
};

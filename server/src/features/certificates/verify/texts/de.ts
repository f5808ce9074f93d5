import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('de');

export const texts: VerifyTexts = {
  title: 'Zertifikat prüfen',
  intro:
    'Geben Sie den Code ein, der auf dem Zertifikat steht. Großschreibung, Leerzeichen und Bindestriche spielen keine Rolle.',
  check: 'Prüfen',
  another: 'Weiteres Zertifikat prüfen',
  languages: 'Sprachen',
  checkedOn: (today) => `Geprüft am ${date(today)}`,
  meaning: {
    valid: () => 'Dieses Zertifikat ist echt und gilt heute.',
    expired: () => 'Dieses Zertifikat ist echt, gilt aber nicht mehr: Es ist abgelaufen.',
    renewed: (since) =>
      `Dieses Zertifikat ist echt. Am ${date(since)} ist ein neueres über einen späteren Abschluss an seine Stelle getreten. Bitte lassen Sie es sich zeigen.`,
    replaced: (since) =>
      `Dieses Zertifikat ist echt. Am ${date(since)} ist ein anderes mit weiteren Modulen oder einem berichtigten Namen an seine Stelle getreten. Bitte lassen Sie es sich zeigen.`,
    withdrawn: (since) =>
      `Dieses Zertifikat wurde am ${date(since)} widerrufen. Es gilt nicht mehr.`,
  },
  requiredAgain: (since) =>
    `Diese Schulung wird seit dem ${date(since)} erneut verlangt, weil sich ihr Inhalt geändert hat. Dieses Zertifikat betrifft den früheren Inhalt.`,
  beforeCertificates:
    'Die Schulung wurde abgeschlossen, bevor dieses Portal Zertifikate ausstellte. Das Zertifikat gibt wieder, was das Portal aufgezeichnet hatte.',
  recorded: 'Anderswo abgeschlossen, hier eingetragen',
  unknown: {
    title: 'Unbekannter Code',
    meaning: 'Dieses Portal hat kein Zertifikat mit diesem Code.',
    hints: [
      'Vergleichen Sie den Code Zeichen für Zeichen mit dem Zertifikat. Er hat 26 Buchstaben und Ziffern; die Buchstaben I, L, O und U kommen nicht vor.',
      'Lassen Sie sich den Link zum Zertifikat oder das Zertifikat selbst geben.',
    ],
  },
  proves: {
    title: 'Was das belegt',
    points: [
      'Dieses Portal hat das Zertifikat ausgestellt, und es sagt, was Sie auf dieser Seite sehen.',
      'Nach den Aufzeichnungen des Unternehmens hat die Person diese Module an diesen Tagen abgeschlossen.',
    ],
  },
  provesNot: {
    title: 'Was das nicht belegt',
    points: [
      'Es sagt nicht, ob die Person das Wissen oder die Fertigkeit heute noch hat.',
      'Es sagt nicht, wer Ihnen das Zertifikat gezeigt hat: Vergleichen Sie den Namen mit einem Ausweis.',
    ],
  },
  withoutPortal: {
    title: 'Ohne dieses Portal prüfen',
    meaning:
      'Laden Sie den Nachweis und die Datei herunter, die ihn prüft. Öffnen Sie diese Datei in einem Browser und wählen Sie den Nachweis: Er wird auf Ihrem eigenen Gerät geprüft, ohne Netz und auch dann, wenn es dieses Portal nicht mehr gibt.',
    proof: 'Nachweis',
    proofUse:
      'Was im signierten Protokoll dieses Portals über dieses Zertifikat steht. Er kann nicht zeigen, dass das Zertifikat später widerrufen oder ersetzt wurde.',
    verifier: 'Datei zum Prüfen von Nachweisen',
    verifierUse: 'Eine Seite für Ihren Browser. Bewahren Sie sie mit dem Nachweis auf.',
    badge: 'Open Badge',
    badgeUse: 'Für Portfolios und Programme, die Badges sammeln.',
  },
  failed: {
    title: 'Dieser Code kann im Moment nicht geprüft werden',
    meaning:
      'Das Portal ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal. Über das Zertifikat sagt das nichts aus.',
  },
  tooMany: {
    title: 'Zu viele Prüfungen',
    retry: (seconds) =>
      `Aus Ihrem Netz wurden in kurzer Zeit viele Codes geprüft. Bitte versuchen Sie es in ${duration(seconds, 'second')} erneut.`,
  },
};

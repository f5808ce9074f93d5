import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: CertificateTexts = {
  list: {
    title: 'Zertifikate',
    loading: 'Ihre Zertifikate werden geladen\u00a0…',
    notLoadedBecause: (reason) => `Ihre Zertifikate konnten nicht geladen werden. ${reason}`,
    none: 'Sie erhalten ein Zertifikat, wenn Sie alle Module abgeschlossen haben.',
    completedOn: (day = '') => `Abgeschlossen am ${day}`,
    validUntil: (day = '') => `Gültig bis ${day}`,
    wasValidUntil: (day = '') => `Es war gültig bis ${day}`,
    forEver: 'Unbefristet',
    earlier: (count) =>
      plural(count, {
        one: '1 früheres Zertifikat',
        other: `${number(count)} frühere Zertifikate`,
      }),
    view: 'Ansehen',
    ofCertificate: ({ title, day }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Zertifikat',
    back: 'Zurück zu „Mein Fortschritt“',
    loading: 'Das Zertifikat wird geladen\u00a0…',
    notLoaded: 'Dieses Zertifikat konnte nicht geladen werden',
    notFound: 'Zertifikat nicht gefunden',
    notFoundText:
      'Bitte prüfen Sie die Adresse. Das Zertifikat einer anderen Person können Sie mit seinem Code prüfen.',
    checkCode: 'Code prüfen',
    print: 'Drucken',
    noPdf:
      'Von diesem Zertifikat gibt es kein PDF, weil dessen Schriften nicht alle Zeichen enthalten. Drucken Sie stattdessen diese Seite.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Nachweis',
    proofUse: 'Zeigt auch ohne dieses Portal und noch nach Jahren, was abgeschlossen wurde.',
    badge: 'Open Badge',
    badgeUse: 'Für Portfolios und Programme, die Badges sammeln.',
  },

  state: {
    withdrawn: (day = '') => `Dieses Zertifikat wurde am ${day} widerrufen und gilt nicht mehr.`,
    reason: (reason) => `Grund: ${reason}`,
    renewed: (day = '') =>
      `Erneuert am ${day}: Ein neueres Zertifikat zeigt die späteren Abschlüsse.`,
    replaced: (day = '') => `Ersetzt am ${day} durch ein neueres Zertifikat.`,
    expired: (day = '') => `Dieses Zertifikat ist abgelaufen. Es war gültig bis ${day}.`,
    requiredAgain: (day = '') =>
      `Mindestens eines seiner Module muss seit ${day} erneut absolviert werden. Was abgeschlossen wurde, bleibt wahr.`,
  },

  check: {
    title: 'Anderen zeigen',
    description:
      'Wer den Link hat, sieht Name, Schulung, Unternehmen und Daten, und ob das Zertifikat gilt.',
    link: 'Link zum Prüfen des Zertifikats',
    copy: 'Link kopieren',
    scores: 'Ergebnisse allen zeigen, die es prüfen',
    scoresDescription: 'Sie stehen dann auch auf dem Zertifikat, auf Papier und im PDF.',
    notSaved: 'Ihre Auswahl wurde nicht gespeichert',
    proof: (link = '') =>
      `Um einen Nachweis zu prüfen, laden Sie ${link} herunter: Sie funktioniert ohne das Portal und ohne Netz.`,
    verifier: 'die Prüfseite',
    ownProof:
      'Der Nachweis, den Sie hier herunterladen, enthält Ihre Ergebnisse. Der hinter dem Link enthält sie nur, solange Sie sie zeigen.',
  },
};

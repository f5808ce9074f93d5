import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('de');

export const texts: AppTexts = {
  reload: 'Neu laden',
  loadingPage: 'Seite wird geladen',
  version: (version) => `Version ${version}`,
  dashboard: { welcome: 'Willkommen', training: 'Ihre Schulung' },
  seen: {
    parts: (...parts) => `Sie sehen: ${list(parts)}`,
    nothing: 'Sie sehen zurzeit nichts, weil Ihnen weder Unternehmen noch Gruppen zugeordnet sind.',
    changed: 'Ein Admin hat geändert, was Sie sehen.',
  },
  view: {
    label: 'Die Sicht eines anderen Admins',
    banner: (...parts) =>
      `Sie sehen, was ein beschränkter Admin mit „${list(parts)}“ sieht. Hier lässt sich nichts ändern.`,
    close: 'Schließen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    message:
      'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse ist falsch geschrieben.',
    home: 'Zur Startseite',
  },
  unauthorized: {
    title: 'Zugriff verweigert',
    message:
      'Sie dürfen diese Seite nicht öffnen. Wenn das ein Irrtum ist, wenden Sie sich bitte an einen Admin.',
    back: 'Zurück',
  },
  offline:
    'Sie sind offline. Was schon zu sehen ist, bleibt; der Rest kommt, sobald das Netz wieder da ist.',
  accessRefused:
    'Etwas zwischen Ihnen und dem Portal verweigert den Zugang, etwa eine Anmeldeseite des Netzes. Was schon zu sehen ist, bleibt; der Rest kommt, sobald der Zugang frei ist.',
  pageFailures: {
    emblem: 'O nein',
    offline: {
      title: 'Sie sind offline',
      message: 'Diese Seite ist noch nicht geladen. Sie kommt, sobald das Netz wieder da ist.',
    },
    reloading: {
      title: 'Das Portal wurde aktualisiert',
      message: 'Die Seite wird neu geladen.',
    },
    unsavedWork: {
      title: 'Das Portal wurde aktualisiert',
      message:
        'Die Seite muss neu geladen werden. Ein laufendes Hochladen oder ein nicht gespeichertes Formular geht dabei verloren: Schließen Sie es zuerst ab und laden Sie dann neu.',
    },
    failed: {
      title: 'Unerwarteter Fehler',
      message:
        'Diese Seite konnte nicht angezeigt werden. Meist hilft es, sie neu zu laden. Gespeichertes geht nicht verloren.',
    },
  },
  logout: {
    failed: 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    question: 'Abmelden und Ungespeichertes verlieren?',
    warning: 'Mit der Abmeldung wird all das aus dem Browser gelöscht.',
    confirm: 'Abmelden',
    stay: 'Bleiben',
    work: {
      video: 'Ein Video wird hochgeladen',
      file: 'Eine Datei wird hochgeladen',
      form: 'Ein Formular mit nicht gespeicherten Änderungen ist offen',
    },
    workInOtherTab: {
      video: 'Ein Video wird in einem anderen Tab hochgeladen',
      file: 'Eine Datei wird in einem anderen Tab hochgeladen',
      form: 'Ein Formular mit nicht gespeicherten Änderungen ist in einem anderen Tab offen',
    },
  },
};

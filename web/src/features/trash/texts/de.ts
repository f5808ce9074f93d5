import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: TrashTexts = {
  deletions: 'Löschungen',
  loading: 'Papierkorb wird geladen\u00a0…',
  loadFailed: 'Der Papierkorb konnte nicht geladen werden',
  found: {
    all: (count) =>
      plural(count, { one: '1 Löschung gefunden', other: `${number(count)} Löschungen gefunden` }),
    soFar: (count) =>
      plural(count, {
        one: 'Bisher 1 Löschung gefunden',
        other: `Bisher ${number(count)} Löschungen gefunden`,
      }),
  },
  showOlder: 'Ältere Löschungen anzeigen',
  switchedOff: {
    title: 'Der Papierkorb ist ausgeschaltet',
    message:
      'Was gelöscht wird, ist sofort endgültig gelöscht. Der Betreiber des Portals kann das mit der Einstellung TRASH_DAYS ändern.',
  },
  empty: {
    own: 'Was Sie löschen, bleibt eine Zeit lang hier und lässt sich in dieser Zeit wiederherstellen.',
    title: 'Der Papierkorb ist leer',
    message:
      'Teilnehmende, Gruppen, Module, Unternehmen und Admins, die ein Admin löscht, bleiben eine Zeit lang hier und lassen sich in dieser Zeit wiederherstellen.',
    messageForDays: (days) =>
      plural(days, {
        one: 'Teilnehmende, Gruppen, Module, Unternehmen und Admins, die ein Admin löscht, bleiben 1 Tag hier und lassen sich bis dahin wiederherstellen.',
        other: `Teilnehmende, Gruppen, Module, Unternehmen und Admins, die ein Admin löscht, bleiben ${number(days)} Tage hier und lassen sich bis dahin wiederherstellen.`,
      }),
  },
  noMatch: {
    own: 'Durchsucht werden die Namen dessen, was Sie gelöscht haben.',
    title: 'Nichts im Papierkorb entspricht dieser Suche',
    message:
      'Durchsucht werden die Namen gelöschter Teilnehmender, Gruppen, Module, Unternehmen und Admins.',
    showAll: 'Ganzen Papierkorb anzeigen',
  },
  filters: {
    search: 'Papierkorb durchsuchen',
    placeholder: 'Namen suchen',
    kind: 'Art',
    allKinds: 'Alle Arten',
    inTrash: '(im Papierkorb)',
  },
  kinds: {
    trainee: 'Teilnehmer/in',
    group: 'Gruppe',
    module: 'Modul',
    company: 'Unternehmen',
    admin: 'Admin',
  },
  counts: {
    trainees: (count) =>
      plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` }),
    modules: (count) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
    videos: (count) => plural(count, { one: '1 Video', other: `${number(count)} Videos` }),
    questions: (count) => plural(count, { one: '1 Frage', other: `${number(count)} Fragen` }),
    results: (count) =>
      plural(count, { one: '1 bestandenes Modul', other: `${number(count)} bestandene Module` }),
    attempts: (count) =>
      plural(count, { one: '1 Quizversuch', other: `${number(count)} Quizversuche` }),
    helpRequests: (count) =>
      plural(count, { one: '1 Hilfeanfrage', other: `${number(count)} Hilfeanfragen` }),
    feedback: (count) =>
      plural(count, { one: '1 Feedback-Eintrag', other: `${number(count)} Feedback-Einträge` }),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Teilnehmende',
    ofCompany: (kind, company) => `${kind} von ${company}`,
    deletedBy: (admin, time) => `gelöscht von ${admin}, ${time}`,
    deletedTogetherBy: (admin, time) => `zusammen gelöscht von ${admin}, ${time}`,
    withCounts: (counts) => `Mitgelöscht: ${counts}`,
    daysLeft: (days) => plural(days, { one: 'Noch 1 Tag', other: `Noch ${number(days)} Tage` }),
    lessThanDayLeft: 'Noch weniger als ein Tag',
    deletedSoon: 'Wird bald endgültig gelöscht',
    restore: 'Wiederherstellen',
    restoreNamed: (name) => `${name} wiederherstellen`,
    restoring: 'Wird wiederhergestellt\u00a0…',
    deleteForGood: 'Endgültig löschen',
    deleteNamedForGood: (name) => `${name} endgültig löschen`,
  },
  notRestored: (name) => `${name} konnte nicht wiederhergestellt werden`,
  purge: {
    title: (name) => `${name} endgültig löschen?`,
    confirm: 'Endgültig löschen',
    deleting: 'Wird gelöscht\u00a0…',
    deleted: (name) => `${name} endgültig gelöscht`,
    failed: (reason) => `Das Löschen ist fehlgeschlagen: ${reason}`,
    cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
    withCounts: (counts) => `Mitgelöscht werden: ${counts}.`,
  },
  restore: {
    restore: 'Wiederherstellen',
    restoring: 'Wird wiederhergestellt\u00a0…',
    company: {
      title: (company) => `Zuerst ${company} wiederherstellen?`,
      confirm: (company) => `Zuerst ${company} wiederherstellen`,
      explanation: (name, company, again) =>
        `${name} gehört zu ${company}, das ebenfalls im Papierkorb liegt. Beide werden wiederhergestellt: zuerst das Unternehmen mit allem, was mit ihm gelöscht wurde, dann ${again}.`,
    },
    name: {
      company: {
        title: 'Der Name des Unternehmens ist vergeben',
        label: 'Neuer Name des Unternehmens',
        explanation: (company) =>
          `Inzwischen heißt ein anderes Unternehmen ${company}. Geben Sie dem wiederhergestellten einen anderen Namen.`,
      },
      group: {
        title: 'Der Name der Gruppe ist vergeben',
        label: 'Neuer Name der Gruppe',
        explanation: (group) =>
          `Inzwischen heißt eine andere Gruppe des Unternehmens ${group}. Geben Sie der wiederhergestellten einen anderen Namen.`,
      },
    },
    email: {
      title: 'Die E-Mail-Adresse ist vergeben',
      labels: {
        trainee: 'Neue E-Mail-Adresse der Person',
        admin: 'Neue E-Mail-Adresse des Admins',
      },
      explanation: (email, name) =>
        `Inzwischen verwendet ein anderes Konto ${email}. Geben Sie ${name} eine andere E-Mail-Adresse für die Anmeldung.`,
      thisEmail: 'diese E-Mail-Adresse',
      merge: 'Zusammenführen\u00a0…',
      mergeHint: (name) =>
        `Oder führen Sie beide zusammen: Dann kommen die Ergebnisse zu dem Konto von ${name}, das die Adresse jetzt verwendet.`,
    },
    merge: {
      title: 'Beide Teilnehmenden zusammenführen?',
      confirm: 'Endgültig zusammenführen',
      merging: 'Wird zusammengeführt\u00a0…',
      runs: (name, other) =>
        `Die Durchläufe von ${name} kommen mit Ergebnissen, Antworten und Sitzungen vor die Durchläufe von ${other}. Sie ändern sich nicht mehr, und alle Durchläufe werden neu nummeriert.`,
      feedback: (other) =>
        `Feedback bleibt nur zu Modulen erhalten, zu denen ${other} keines gegeben hat. Chats und Hilfeanfragen bleiben bei „Gelöschtes Konto“.`,
      cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
    },
    others: {
      titleForOne: 'Die E-Mail-Adresse ist vergeben',
      titleForSeveral: 'E-Mail-Adressen sind vergeben',
      confirm: 'Die anderen wiederherstellen',
      taken: (count) =>
        plural(count, {
          one: 'Die E-Mail-Adresse dieser Person wird inzwischen von einem anderen Konto verwendet:',
          other: `Die E-Mail-Adressen von ${number(count)} Teilnehmenden werden inzwischen von anderen Konten verwendet:`,
        }),
      unnamed: (count) =>
        plural(count, { one: 'und 1 weitere Person', other: `und ${number(count)} weitere` }),
      explanation: (count) =>
        plural(count, {
          one: 'Alle anderen können Sie jetzt wiederherstellen. Diese Person bleibt als eigener Eintrag im Papierkorb.',
          other:
            'Alle anderen können Sie jetzt wiederherstellen. Diese Teilnehmenden bleiben als eigener Eintrag im Papierkorb.',
        }),
    },
  },
};

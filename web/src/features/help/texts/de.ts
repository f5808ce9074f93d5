import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: HelpTexts = {
  requests: 'Hilfeanfragen',
  loading: 'Hilfeanfragen werden geladen\u00a0…',
  failedToLoad: 'Die Hilfeanfragen konnten nicht geladen werden',
  found: {
    all: (count) =>
      plural(count, { one: '1 Anfrage gefunden', other: `${number(count)} Anfragen gefunden` }),
    soFar: (count) =>
      plural(count, {
        one: 'Bisher 1 Anfrage gefunden',
        other: `Bisher ${number(count)} Anfragen gefunden`,
      }),
  },
  statuses: {
    PENDING: 'Ausstehend',
    IN_PROGRESS: 'In Bearbeitung',
    RESOLVED: 'Gelöst',
    CLOSED: 'Geschlossen',
  },
  module: 'Modul',
  adminNotes: 'Admin-Notizen',

  ask: {
    open: 'Um Hilfe bitten',
    title: 'Um Hilfe bitten',
    about: 'Ein Admin liest Ihre Nachricht und beantwortet sie.',
    aboutModule: 'Ein Admin liest Ihre Nachricht und sieht, um welches Modul es geht.',
    askedBefore: 'Sie haben schon einmal gefragt:',
    ownRequests: (count) => `Meine Hilfeanfragen (${count})`,
    message: 'Ihre Nachricht',
    placeholder: 'Wobei brauchen Sie Hilfe?',
    send: 'Anfrage senden',
    sending: 'Wird gesendet\u00a0…',
    sent: 'Ihre Hilfeanfrage ist gesendet. Ein Admin meldet sich bald bei Ihnen.',
    failed: 'Die Hilfeanfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },

  own: {
    link: 'Meine Hilfeanfragen',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} Anfrage mit Neuigkeiten`,
        other: `${shown} Anfragen mit Neuigkeiten`,
      }),
    new: 'Neu',
    asked: (time) => `Gestellt: ${time}`,
    updated: (time) => `Aktualisiert: ${time}`,
    none: {
      title: 'Keine Hilfeanfragen',
      text: 'Sie haben noch nicht um Hilfe gebeten. Was auch immer Sie am Lernen hindert: Fragen Sie.',
    },
  },

  news: {
    answeredTitle: 'Hilfeanfrage beantwortet',
    statusTitle: (status) => `Hilfeanfrage: ${status}`,
    answered: 'Ein Admin hat Ihre Hilfeanfrage beantwortet.',
    status: (status) => `Neuer Status Ihrer Hilfeanfrage: ${status}.`,
    several: (count) => `Es gibt Neues zu ${count} Ihrer Hilfeanfragen.`,
  },

  list: {
    pending: (count) => `${number(count)} ausstehend`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} ausstehende Anfrage`,
        other: `${shown} ausstehende Anfragen`,
      }),
    none: { title: 'Keine Hilfeanfragen', text: 'Alle Teilnehmenden kommen gut voran!' },
    noMatch: {
      title: 'Keine Hilfeanfragen entsprechen diesen Filtern',
      showAll: 'Alle Anfragen anzeigen',
    },
    showMore: 'Weitere Anfragen anzeigen',
  },

  filters: {
    search: 'Hilfeanfragen durchsuchen',
    searchPlaceholder: 'Nachricht oder Person',
    status: 'Status',
    all: 'Alle',
    assignee: 'Zuständig',
    anyAssignee: 'Alle Zuständigen',
    assignees: { me: 'Ich', none: 'Nicht zugewiesen' },
  },

  card: {
    label: (name) => `Anfrage von ${name}`,
    unknownCompany: 'Unbekanntes Unternehmen',
    chat: 'Chat mit dieser Person öffnen',
    update: 'Bearbeiten',
    updateRequestOf: (name) => `Anfrage von ${name} bearbeiten`,
    select: (name) => `Anfrage von ${name} auswählen`,
  },

  assignee: {
    none: 'Nicht zugewiesen',
    you: 'Zuständig: Sie',
    other: (name) => `Zuständig: ${name}`,
    assign: 'Übernehmen',
    assignRequestOf: (name) => `Übernehmen: Anfrage von ${name}`,
    unassign: 'Abgeben',
    unassignRequestOf: (name) => `Abgeben: Anfrage von ${name}`,
  },

  update: {
    title: 'Hilfeanfrage bearbeiten',
    request: 'Die Anfrage',
    status: 'Status',
    assignee: 'Zuständig',
    noAssignee: 'Kein Admin',
    notes: 'Admin-Notizen',
    notesHint: 'Die anfragende Person sieht sie.',
    save: 'Anfrage speichern',
    saving: 'Wird gespeichert\u00a0…',
    saved: 'Die Hilfeanfrage ist gespeichert',
    failed: 'Die Hilfeanfrage konnte nicht gespeichert werden',
    leave: {
      title: 'Verlassen, ohne zu speichern?',
      text: 'Ihre Antwort auf diese Hilfeanfrage ist noch nicht gespeichert und geht dann verloren.',
      confirm: 'Verlassen',
    },
  },

  history: {
    title: 'Verlauf',
    loading: 'Verlauf wird geladen\u00a0…',
    failed: (reason) => `Der Verlauf konnte nicht geladen werden. ${reason}`,
    none: 'Noch keine Änderungen.',
    showAll: (count) => `Alle ${count} Änderungen anzeigen`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Notizen: „${notes}“`,
    notesChanged: (before, after) => `Notizen: „${before}“ → „${after}“`,
    notesRemoved: (notes) => `Notizen entfernt: „${notes}“`,
    assigned: (name) => `Zuständig: ${name}`,
    unassigned: 'Nicht mehr zugewiesen',
  },

  closing: {
    selectShown: 'Alle angezeigten auswählen',
    selected: (count) =>
      plural(count, { one: '1 Anfrage ausgewählt', other: `${number(count)} Anfragen ausgewählt` }),
    allSelected: (count) => `Alle ${number(count)} gefundenen offenen Anfragen sind ausgewählt`,
    selectAll: (count) => `Alle ${number(count)} gefundenen offenen auswählen`,
    tooMany: (max) =>
      `Einzeln lassen sich höchstens ${number(max)} Anfragen auswählen. Grenzen Sie die Liste mit einem Filter ein und wählen Sie alle gefundenen aus.`,
    close: (count) =>
      plural(count, { one: '1 Anfrage schließen', other: `${number(count)} Anfragen schließen` }),
    title: (count) =>
      plural(count, {
        one: '1 Anfrage schließen?',
        other: `${number(count)} Anfragen schließen?`,
      }),
    text: 'Die Teilnehmenden werden benachrichtigt, als ob jede Anfrage einzeln geschlossen würde. Eine Anfrage, die ein anderer Admin inzwischen ändert, bleibt, wie sie ist. Das Schließen lässt sich rückgängig machen.',
    starting: 'Wird gestartet\u00a0…',
    otherCount: (found, before) =>
      plural(found, {
        one: `Die Liste hat sich geändert: Jetzt wird 1 offene Anfrage gefunden, nicht ${number(before)}.`,
        other: `Die Liste hat sich geändert: Jetzt werden ${number(found)} offene Anfragen gefunden, nicht ${number(before)}.`,
      }),
  },
};

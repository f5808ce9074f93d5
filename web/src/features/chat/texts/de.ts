import { formatsOf } from '@portal/contract/formats';
import type { ChatTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: ChatTexts = {
  title: 'Chat aller Unternehmen',
  description: 'Chatten Sie mit Teilnehmenden und Admins aller Unternehmen',
  sidePane: 'Chats und Personen',
  showChats: 'Chats anzeigen',
  newChat: 'Neuer Chat',
  failedToStart: 'Der Chat konnte nicht begonnen werden',
  failedToChange: (reason) => `Der Chat konnte nicht geändert werden: ${reason}`,
  failedToSend: 'Die Nachricht konnte nicht gesendet werden',
  today: 'Heute',
  yesterday: 'Gestern',
  unread: (count, shown) =>
    plural(count, {
      one: `${shown} ungelesene Nachricht`,
      other: `${shown} ungelesene Nachrichten`,
    }),
  roles: {
    TRAINEE: 'Teilnehmer/in',
    ADMIN: 'Admin',
  },
  rooms: {
    list: 'Chats',
    loading: 'Chats werden geladen\u00a0…',
    notLoaded: 'Ihre Chats konnten nicht geladen werden.',
    none: 'Noch keine Chats',
    startFirst: 'Beginnen Sie einen neuen Chat',
    you: 'Sie: ',
    draft: 'Entwurf: ',
    muted: 'Stummgeschaltet',
  },
  people: {
    list: 'Personen',
    loading: 'Personen werden geladen\u00a0…',
    notLoaded: 'Die Liste der Personen konnte nicht geladen werden',
    search: 'Personen suchen',
    searchPlaceholder: 'Name oder E-Mail-Adresse suchen\u00a0…',
    typeMore: 'Geben Sie mindestens zwei Zeichen ein, um weitere Personen zu finden.',
    none: 'Keine Personen gefunden',
    noneHint: 'Versuchen Sie es mit einem anderen Teil des Namens oder der E-Mail-Adresse.',
    failedToFetch: 'Die Personen konnten nicht geladen werden',
    failedBecause: (reason) => `Die Personen konnten nicht geladen werden: ${reason}`,
    failedForUnknownReason: 'Die Personen konnten nicht geladen werden: unbekannter Fehler',
  },
  room: {
    welcome: 'Willkommen im Chat aller Unternehmen',
    start: 'Neuen Chat beginnen',
    opening: 'Chat wird geöffnet\u00a0…',
    notFound: 'Diesen Chat gibt es nicht',
    notFoundHint: 'Die Adresse stimmt nicht ganz, oder es ist nicht Ihr Chat.',
    toChats: 'Zu Ihren Chats',
  },
  conversation: {
    with: (name) => `Chat mit ${name}`,
    toChats: 'Zurück zu den Chats',
    notificationSettings: 'Benachrichtigungen anpassen',
    online: 'Online',
    offline: 'Offline',
    connected: 'Verbunden',
    disconnected: 'Getrennt',
    reconnect: 'Neu verbinden',
    none: 'Noch keine Nachrichten',
    noneHint: 'Schreiben Sie die erste!',
    notLoaded: 'Die Nachrichten konnten nicht geladen werden.',
    loading: 'Nachrichten werden geladen\u00a0…',
    typing: (name) => `${name} schreibt\u00a0…`,
  },
  menu: {
    open: 'Chat-Optionen',
    search: 'Im Chat suchen',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    block: (name) => `${name} blockieren`,
    unblock: (name) => `Blockierung aufheben: ${name}`,
  },
  search: {
    bar: 'Suche',
    field: 'Im Chat suchen',
    older: 'Älterer Treffer',
    newer: 'Neuerer Treffer',
    close: 'Suche schließen',
    progress: (searched, total) =>
      `${number(searched)} von ${number(total)} Nachrichten durchsucht\u00a0…`,
    none: 'Keine Treffer.',
    match: (place, total) => `Treffer ${place} von ${total}`,
    matchSoFar: (place, total) => `Treffer ${place} von bisher ${total}`,
  },
  messages: {
    with: (name) => `Nachrichten mit ${name}`,
    toNewest: 'Zur neuesten Nachricht',
    unread: (count) =>
      plural(count, { one: `${count} neue Nachricht`, other: `${count} neue Nachrichten` }),
    new: 'Neue Nachrichten',
    ownSender: 'Sie: ',
    sender: (name) => `${name}: `,
    announced: (name, text) => `${name}: ${text}`,
    sending: 'Wird gesendet\u00a0…',
    marks: { sent: 'Gesendet', read: 'Gelesen' },
    notSent: 'Nicht gesendet – ',
    notDelivered: 'Nicht zugestellt – ',
    edit: 'Bearbeiten',
    discard: 'Verwerfen',
  },
  writing: {
    field: 'Nachricht',
    unsentText: 'Ihr Text, nicht gesendet',
    placeholder: 'Nachricht schreiben\u00a0…',
    send: 'Nachricht senden',
    discard: 'Verwerfen',
    tooLong: 'Zu lang zum Senden. ',
    length: (length, most) => `${number(length)} von ${number(most)} Zeichen`,
    messagesLeft: (name, left) =>
      plural(left, {
        one: `${name} hat noch nicht geantwortet. Sie können noch ${left} Nachricht senden.`,
        other: `${name} hat noch nicht geantwortet. Sie können noch ${left} Nachrichten senden.`,
      }),
    closed: {
      deleted:
        'Diese Person ist nicht mehr hier. Sie können den Chat lesen, ihr aber nicht schreiben.',
      separated:
        'Ihre Unternehmen erlauben keine Chats miteinander. Sie können den Chat lesen, aber nicht schreiben.',
      blocked: (name) => `Sie haben ${name} blockiert. Sie können einander nicht schreiben.`,
      unanswered: (name) =>
        `${name} hat noch nicht geantwortet. Nach einer Antwort können Sie wieder schreiben.`,
    },
    unblock: (name) => `Blockierung aufheben: ${name}`,
    unblocking: 'Wird aufgehoben\u00a0…',
  },
};

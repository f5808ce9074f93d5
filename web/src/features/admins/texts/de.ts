import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: AdminsTexts = {
  admins: 'Admins',
  loading: 'Admins werden geladen\u00a0…',
  loadFailed: 'Die Admins konnten nicht geladen werden.',
  oneRemains:
    'Sie können sich nicht selbst entfernen oder beschränken, daher sieht immer mindestens ein Admin alles.',
  ownInvitations: 'Einladungen, die Sie verschickt haben und die noch nicht angenommen sind.',
  noInvitation: 'Keine Ihrer Einladungen ist noch offen.',
  openInvite: 'Admin einladen',
  invitationSent: (email) => `Die Einladung an ${email} ist unterwegs.`,
  table: {
    admin: 'Admin',
    state: 'Status',
    access: 'Zugriff',
    lastLogin: 'Letzte Anmeldung',
    never: 'Nie',
    actions: 'Aktionen',
    you: 'Sie',
    active: 'Aktiv',
    invitationRefused: 'Einladung abgewiesen',
    refusals: {
      'mailbox-unknown': 'Postfach unbekannt',
      'mailbox-full': 'Postfach voll',
      'address-invalid': 'Adresse ungültig',
      'refused-by-policy': 'Regeln des Mailservers',
      other: 'vom Mailserver abgelehnt',
    },
    invited: 'Eingeladen',
    mailOnItsWay: 'Die E-Mail ist unterwegs',
    linkExpired: 'Der Link ist abgelaufen',
    linkValidUntil: (date) => `Link gültig bis ${date}`,
    more: (name) => `Weitere Aktionen für ${name}`,
    remove: (name) => `${name} entfernen`,
  },
  reach: {
    legend: 'Was diese Person sieht',
    everythingText: 'Alle Unternehmen, und wer Admin ist.',
    limited: 'Beschränkt auf',
    limitedText: 'Die Unternehmen und Gruppen, die Sie wählen.',
    rightTexts: {
      read: 'ansehen, auswerten und exportieren.',
      people:
        'außerdem Personen hinzufügen, ändern, importieren, einladen und löschen sowie ihre Hilfeanfragen beantworten.',
      training:
        'außerdem Module, Videos, Fragen und die Einstellungen des Unternehmens ändern. Nur für ganze Unternehmen.',
    },
    trainingOfGroup: 'Schulung (nur ganze Unternehmen)',
    company: 'Unternehmen',
    searchCompanies: 'Unternehmen suchen\u00a0…',
    noCompanies: 'Es gibt noch kein Unternehmen.',
    companiesNotLoaded: (reason) => `Die Unternehmen konnten nicht geladen werden. ${reason}`,
    part: 'Bereich',
    whole: 'Ganzes Unternehmen',
    groupsNotLoaded: (reason) => `Die Gruppen konnten nicht geladen werden. ${reason}`,
    right: 'Recht',
    row: (place) => `Unternehmen oder Gruppe ${place}`,
    remove: (place) => `Unternehmen oder Gruppe ${place} entfernen`,
    add: 'Unternehmen oder Gruppe hinzufügen',
    summaryOfEverything: 'Diese Person wird alles sehen.',
    summary: (...parts) => `Diese Person wird sehen: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Ansehen als',
    hint: 'Zeigt das Portal in einem neuen Tab so, wie diese Person es sehen wird. Dort lässt sich nichts ändern.',
    blocked:
      'Der Browser hat keinen neuen Tab geöffnet. Bitte erlauben Sie dieser Website, Tabs zu öffnen.',
  },
  change: {
    open: 'Ändern, was dieser Admin sieht',
    title: (name) => `Ändern, was ${name} sieht`,
    description: 'Die Änderung wirkt sofort, auch auf offene Seiten und laufende Downloads.',
    save: 'Speichern',
    saving: 'Wird gespeichert\u00a0…',
    changed: (name) => `Geändert, was ${name} sieht`,
    leaveTitle: 'Ohne Speichern verlassen?',
    leaveMessage: 'Ihre Änderungen sind noch nicht gespeichert und gehen verloren.',
    leave: 'Verlassen',
  },
  inviteAgain: {
    failed: 'Die Einladung wurde nicht gesendet',
    resend: 'Erneut senden',
    sending: 'Wird gesendet\u00a0…',
    resendTo: (name) => `${name} erneut einladen`,
    newLink: 'Neuer Link',
    creating: 'Wird erstellt\u00a0…',
    newLinkFor: (name) => `Neuen Link für ${name} erstellen`,
  },
  invite: {
    title: 'Admin einladen',
    description: 'Wählen Sie, was der neue Admin sieht.',
    linkIsMailed: (days) =>
      plural(days, {
        one: 'An diese Adresse geht ein Link, mit dem sich ein Passwort wählen lässt. Er funktioniert nur einmal und ist 1 Tag lang gültig.',
        other: `An diese Adresse geht ein Link, mit dem sich ein Passwort wählen lässt. Er funktioniert nur einmal und ist ${number(days)} Tage lang gültig.`,
      }),
    noMailServer:
      'Es wird keine E-Mail gesendet, weil das Portal keinen Mailserver hat (SMTP_URL). Die nächste Seite zeigt einen Link, mit dem sich ein Passwort wählen lässt: Geben Sie ihn an den neuen Admin weiter.',
    worksOnce: (days) =>
      plural(days, {
        one: 'Er funktioniert nur einmal und ist 1 Tag lang gültig.',
        other: `Er funktioniert nur einmal und ist ${number(days)} Tage lang gültig.`,
      }),
    inviting: 'Wird eingeladen\u00a0…',
    send: 'Einladung senden',
    createLink: 'Link erstellen',
    leaveTitle: 'Verlassen, ohne einzuladen?',
    leaveMessage: 'Die Einladung ist noch nicht gesendet, und Ihre Eingaben gehen dann verloren.',
    leave: 'Verlassen',
  },
  link: {
    title: (name) => `Link für ${name}`,
    description: 'Mit diesem Link wählt der neue Admin ein Passwort.',
    label: 'Einladungslink',
    copy: 'Link kopieren',
    worksOnce: (days) =>
      plural(days, {
        one: 'Er funktioniert nur einmal, ist 1 Tag lang gültig und wird nur jetzt angezeigt.',
        other: `Er funktioniert nur einmal, ist ${number(days)} Tage lang gültig und wird nur jetzt angezeigt.`,
      }),
    passOn:
      'Wer ihn hat, kann sich als Admin anmelden: Geben Sie ihn auf sicherem Weg weiter. Sie können jederzeit einen neuen erstellen, dann gilt dieser nicht mehr.',
    done: 'Fertig',
  },
  remove: {
    title: (name) => `${name} entfernen?`,
    confirm: 'Admin entfernen',
    removing: 'Wird entfernt\u00a0…',
    removed: (name) => `Admin „${name}“ wurde entfernt`,
    failed: (reason) => `Der Admin konnte nicht entfernt werden: ${reason}`,
    linkEnds: (email) => `Der Link, der an ${email} ging, gilt dann nicht mehr.`,
    signedOut: (email) => `${email} wird sofort überall abgemeldet.`,
    consequences:
      'Hilfeanfragen, für die dieser Admin zuständig ist, sind dann nicht mehr zugewiesen. Im Protokoll bleibt der Name stehen. Chats bleiben für die anderen erhalten, mit „Gelöschtes Konto“ statt des Namens.',
  },
};

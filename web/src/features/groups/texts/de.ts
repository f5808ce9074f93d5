import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: GroupsTexts = {
  groups: 'Gruppen',
  loading: 'Gruppen werden geladen\u00a0…',
  loadFailed: 'Die Gruppen konnten nicht geladen werden',
  newGroup: 'Neue Gruppe',
  search: 'Gruppen suchen',
  found: (count, total) => `Gruppen gefunden: ${count} von ${total}`,
  members: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  allGroups: 'Alle Gruppen',
  showInList: 'In der Liste der Teilnehmenden anzeigen',
  showInListOf: (name) => `In der Liste der Teilnehmenden anzeigen: ${name}`,
  table: {
    group: 'Gruppe',
    members: 'Mitglieder',
    modules: 'Module',
    actions: 'Aktionen',
    openMembers: 'Mitglieder',
    openMembersOf: (name) => `Mitglieder von ${name}`,
    rename: (name) => `${name} umbenennen`,
    delete: (name) => `${name} löschen`,
  },
  none: {
    title: 'Noch keine Gruppen',
    text: 'Fassen Sie die Teilnehmenden eines Teams oder einer Schicht in einer Gruppe zusammen. So finden Sie sie gemeinsam in der Liste der Teilnehmenden.',
  },
  noneFound: {
    title: 'Keine Gruppe gefunden',
    text: (search) => `Kein Name enthält „${search}“.`,
    showAll: 'Alle Gruppen anzeigen',
  },
  missing: { title: 'Gruppe nicht gefunden', text: 'Vielleicht wurde sie gelöscht.' },
  create: {
    submit: 'Gruppe anlegen',
    busy: 'Wird angelegt\u00a0…',
    failed: (reason) => `Die Gruppe konnte nicht angelegt werden: ${reason}`,
    lost: 'Die neue Gruppe ist noch nicht gespeichert und geht dann verloren.',
  },
  rename: {
    title: 'Gruppe umbenennen',
    submit: 'Namen speichern',
    busy: 'Wird gespeichert\u00a0…',
    done: 'Die Gruppe wurde umbenannt',
    failed: (reason) => `Die Gruppe konnte nicht umbenannt werden: ${reason}`,
    lost: 'Der neue Name ist noch nicht gespeichert und geht dann verloren.',
  },
  form: {
    name: 'Name der Gruppe',
    leaveTitle: 'Verlassen, ohne zu speichern?',
    leave: 'Verlassen',
  },
  deletion: {
    title: (name) => `${name} löschen?`,
    confirm: 'Gruppe löschen',
    busy: 'Wird gelöscht\u00a0…',
    failed: (reason) => `Die Gruppe konnte nicht gelöscht werden: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: 'Das einzige Mitglied der Gruppe bleibt unverändert.',
        other: `Die ${number(count)} Mitglieder bleiben unverändert.`,
      }),
    noMembers: 'Die Gruppe hat keine Mitglieder.',
    modules: (names) =>
      `Diese Module sind für ihre Mitglieder und sind es dann nicht mehr: ${list(names)}.`,
    admins: (names) =>
      `Admins, die auf sie beschränkt sind, sehen die Mitglieder dann nicht mehr: ${list(names)}.`,
    deleted: (name) => `${name} wurde gelöscht`,
  },
  memberList: {
    label: 'Mitglieder',
    search: 'Mitglieder suchen',
    found: (count) =>
      plural(count, { one: '1 Mitglied gefunden', other: `${number(count)} Mitglieder gefunden` }),
    loading: 'Mitglieder werden geladen\u00a0…',
    loadFailed: 'Die Mitglieder konnten nicht geladen werden',
    showMore: 'Weitere Mitglieder anzeigen',
    none: 'Noch keine Mitglieder',
    noneText:
      'Fügen Sie Teilnehmende dieses Unternehmens hinzu. Eine Person kann in mehreren Gruppen sein.',
    noMatch: (search) => `Kein Name und keine E-Mail-Adresse enthält „${search}“.`,
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    removing: 'Wird entfernt\u00a0…',
    removeQuestion: (name) => `${name} aus der Gruppe entfernen?`,
    removed: (name) => `${name} wurde aus der Gruppe entfernt`,
    removeFailed: (name) => `${name} konnte nicht entfernt werden`,
  },
  addition: {
    open: 'Mitglieder hinzufügen',
    title: (name) => `Mitglieder zu ${name} hinzufügen`,
    label: 'Teilnehmende',
    search: 'Teilnehmende suchen',
    found: (count) =>
      plural(count, { one: '1 Person gefunden', other: `${number(count)} Personen gefunden` }),
    loading: 'Teilnehmende werden geladen\u00a0…',
    loadFailed: 'Die Teilnehmenden konnten nicht geladen werden',
    showMore: 'Weitere Teilnehmende anzeigen',
    noTrainees: 'Dieses Unternehmen hat noch keine Teilnehmenden.',
    noMatch: (search) => `Kein Name und keine E-Mail-Adresse enthält „${search}“.`,
    add: 'Hinzufügen',
    addOne: (name) => `${name} hinzufügen`,
    adding: 'Wird hinzugefügt\u00a0…',
    member: 'Mitglied',
    memberOf: (name) => `Mitglied: ${name}`,
    added: (name) => `${name} wurde zur Gruppe hinzugefügt`,
    addFailed: (name) => `${name} konnte nicht hinzugefügt werden`,
    many: (link) => `Um viele hinzuzufügen, wählen Sie sie in ${link} aus.`,
    listOfTrainees: 'der Liste der Teilnehmenden',
  },
};

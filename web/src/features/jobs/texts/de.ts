import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const trainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` });
const traineesOf = (done: number, total: number) =>
  done === total
    ? trainees(total)
    : plural(total, {
        one: `${number(done)} von 1 Teilnehmer/in`,
        other: `${number(done)} von ${number(total)} Teilnehmenden`,
      });
const requests = (count: number) =>
  plural(count, { one: '1 Hilfeanfrage', other: `${number(count)} Hilfeanfragen` });
const requestsOf = (done: number, total: number) =>
  done === total ? requests(total) : `${number(done)} von ${requests(total)}`;

/** The verb agrees with the number. */
const running = (subject: string, total: number, participle: string) =>
  `${subject} ${total === 1 ? 'wird' : 'werden'} ${participle}\u00a0…`;

export const texts: JobTexts = {
  panel: 'Hintergrundvorgänge',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen\u00a0…',
  undoing: 'Wird rückgängig gemacht\u00a0…',
  dismiss: (title) => `Ausblenden: ${title}`,
  progress: (finished, total) => `${number(finished)} von ${number(total)}`,
  andOthers: (count) =>
    plural(count, { one: 'und 1 weitere Person', other: `und ${number(count)} weitere` }),
  restoreInTrash: 'Im Papierkorb wiederherstellen',
  showRefusedInvitations: 'Abgewiesene anzeigen',
  showNames: 'Namen anzeigen',
  refusedTrainees: 'Teilnehmende, bei denen es nicht möglich war',
  showMore: 'Mehr anzeigen',
  deletedUser: 'Gelöschtes Konto',
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: '1 Einladung ist unterwegs.',
        other: `${number(total)} Einladungen sind unterwegs.`,
      }),
    sent: (invited) => `${number(invited)} eingeladen.`,
    someWaiting: (invited, waiting) =>
      `${number(invited)} eingeladen, ${number(waiting)} unterwegs.`,
    someRefused: (invited, refused) =>
      `${number(invited)} eingeladen, ${number(refused)} vom Mailserver abgewiesen.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `${number(invited)} eingeladen, ${number(waiting)} unterwegs, ${number(refused)} vom Mailserver abgewiesen.`,
  },
  actions: {
    delete: {
      running: (total) => running(trainees(total), total, 'gelöscht'),
      done: (done, total) => `${traineesOf(done, total)} gelöscht`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} gelöscht`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} gelöscht`,
      undoing: 'Löschen wird rückgängig gemacht\u00a0…',
      undone: 'Löschen rückgängig gemacht',
      partlyUndone: (kept) => `Löschen rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 Teilnehmer/in konnte nicht gelöscht werden: inzwischen von einem anderen Admin gelöscht oder kein Teilnehmerkonto.',
          other: `${number(count)} Teilnehmende konnten nicht gelöscht werden: inzwischen von einem anderen Admin gelöscht oder keine Teilnehmerkonten.`,
        }),
    },
    move: {
      running: (total) => running(trainees(total), total, 'verschoben'),
      done: (done, total) => `${traineesOf(done, total)} verschoben`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} verschoben`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} verschoben`,
      undoing: 'Verschieben wird rückgängig gemacht\u00a0…',
      undone: 'Verschieben rückgängig gemacht',
      partlyUndone: (kept) => `Verschieben rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 Teilnehmer/in konnte nicht verschoben werden: inzwischen gelöscht oder schon im gewählten Unternehmen.',
          other: `${number(count)} Teilnehmende konnten nicht verschoben werden: inzwischen gelöscht oder schon im gewählten Unternehmen.`,
        }),
    },
    invite: {
      running: (total) => `Einladungen werden gesendet an ${trainees(total)}\u00a0…`,
      done: (done, total) => `Einladungen gesendet an ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Abgebrochen: Einladungen gesendet an ${traineesOf(done, total)}`,
      stopped: (done, total) => `Angehalten: Einladungen gesendet an ${traineesOf(done, total)}`,
      undoing: 'Einladungen werden rückgängig gemacht\u00a0…',
      undone: 'Einladungen rückgängig gemacht',
      partlyUndone: (kept) => `Einladungen rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        `Keine Einladung an ${trainees(count)}: Passwort schon gewählt oder inzwischen gelöscht.`,
    },
    'add-to-group': {
      running: (total) => running(trainees(total), total, 'zur Gruppe hinzugefügt'),
      done: (done, total) => `${traineesOf(done, total)} zur Gruppe hinzugefügt`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} zur Gruppe hinzugefügt`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} zur Gruppe hinzugefügt`,
      undoing: 'Hinzufügen zur Gruppe wird rückgängig gemacht\u00a0…',
      undone: 'Hinzufügen zur Gruppe rückgängig gemacht',
      partlyUndone: (kept) =>
        `Hinzufügen zur Gruppe rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: `1 Teilnehmer/in konnte nicht hinzugefügt werden: schon in der Gruppe, schon in ${number(GROUPS_PER_TRAINEE_MAX)} Gruppen, in einem anderen Unternehmen oder inzwischen gelöscht.`,
          other: `${number(count)} Teilnehmende konnten nicht hinzugefügt werden: schon in der Gruppe, schon in ${number(GROUPS_PER_TRAINEE_MAX)} Gruppen, in einem anderen Unternehmen oder inzwischen gelöscht.`,
        }),
    },
    'remove-from-group': {
      running: (total) => running(trainees(total), total, 'aus der Gruppe entfernt'),
      done: (done, total) => `${traineesOf(done, total)} aus der Gruppe entfernt`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} aus der Gruppe entfernt`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} aus der Gruppe entfernt`,
      undoing: 'Entfernen aus der Gruppe wird rückgängig gemacht\u00a0…',
      undone: 'Entfernen aus der Gruppe rückgängig gemacht',
      partlyUndone: (kept) =>
        `Entfernen aus der Gruppe rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 Teilnehmer/in konnte nicht entfernt werden: nicht in der Gruppe oder inzwischen gelöscht.',
          other: `${number(count)} Teilnehmende konnten nicht entfernt werden: nicht in der Gruppe oder inzwischen gelöscht.`,
        }),
    },
    'train-again': {
      running: (total) => `Neuer Durchlauf wird gestartet für ${trainees(total)}\u00a0…`,
      done: (done, total) => `Neuer Durchlauf gestartet für ${traineesOf(done, total)}`,
      cancelled: (done, total) =>
        `Abgebrochen: neuer Durchlauf gestartet für ${traineesOf(done, total)}`,
      stopped: (done, total) =>
        `Angehalten: neuer Durchlauf gestartet für ${traineesOf(done, total)}`,
      undoing: 'Start neuer Durchläufe wird rückgängig gemacht\u00a0…',
      undone: 'Start neuer Durchläufe rückgängig gemacht',
      partlyUndone: (kept) =>
        `Start neuer Durchläufe rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        `Kein neuer Durchlauf für ${trainees(count)}: inzwischen gelöscht oder in ein anderes Unternehmen verschoben.`,
    },
    'close-help': {
      running: (total) => running(requests(total), total, 'geschlossen'),
      done: (done, total) => `${requestsOf(done, total)} geschlossen`,
      cancelled: (done, total) => `Abgebrochen: ${requestsOf(done, total)} geschlossen`,
      stopped: (done, total) => `Angehalten: ${requestsOf(done, total)} geschlossen`,
      undoing: 'Schließen wird rückgängig gemacht\u00a0…',
      undone: 'Schließen rückgängig gemacht',
      partlyUndone: (kept) => `Schließen rückgängig gemacht, außer für ${requests(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 Hilfeanfrage konnte nicht geschlossen werden: inzwischen gelöscht oder von einem anderen Admin geändert oder geschlossen.',
          other: `${number(count)} Hilfeanfragen konnten nicht geschlossen werden: inzwischen gelöscht oder von einem anderen Admin geändert oder geschlossen.`,
        }),
    },
    import: {
      running: (total) => running(trainees(total), total, 'importiert'),
      done: (done, total) => `${traineesOf(done, total)} importiert`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} importiert`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} importiert`,
      undoing: 'Import wird rückgängig gemacht\u00a0…',
      undone: 'Import rückgängig gemacht',
      partlyUndone: (kept) => `Import rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 Teilnehmer/in konnte nicht importiert werden: Inzwischen gibt es schon ein Konto, oder das Unternehmen wurde gelöscht.',
          other: `${number(count)} Teilnehmende konnten nicht importiert werden: Inzwischen gibt es schon Konten für sie, oder das Unternehmen wurde gelöscht.`,
        }),
    },
  },
};

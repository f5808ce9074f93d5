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
const results = (count: number) =>
  plural(count, { one: '1 Ergebnis', other: `${number(count)} Ergebnisse` });
const certificates = (count: number) =>
  plural(count, { one: '1 Zertifikat', other: `${number(count)} Zertifikate` });
const resultsOf = (done: number, total: number) =>
  done === total
    ? results(total)
    : plural(total, {
        one: `${number(done)} von 1 Ergebnis`,
        other: `${number(done)} von ${number(total)} Ergebnissen`,
      });

/** The verb agrees with the number. */
const running = (subject: string, total: number, participle: string) =>
  `${subject} ${total === 1 ? 'wird' : 'werden'} ${participle}\u00a0…`;

const exception = (noun: string): JobTexts['actions']['extend'] => ({
  running: (total) => `${noun} wird eingetragen für ${trainees(total)}\u00a0…`,
  done: (done, total) => `${noun} eingetragen für ${traineesOf(done, total)}`,
  cancelled: (done, total) => `Abgebrochen: ${noun} eingetragen für ${traineesOf(done, total)}`,
  stopped: (done, total) => `Angehalten: ${noun} eingetragen für ${traineesOf(done, total)}`,
  undoing: `${noun} wird rückgängig gemacht\u00a0…`,
  undone: `${noun} rückgängig gemacht`,
  partlyUndone: (kept) => `${noun} rückgängig gemacht, außer für ${trainees(kept)}`,
  refused: (count) =>
    `Keine ${noun} für ${trainees(count)}: in einem anderen Unternehmen, schon eingetragen oder inzwischen gelöscht.`,
});

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
  certificates: { download: 'ZIP herunterladen', preparing: 'Wird vorbereitet\u00a0…' },
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
    extend: exception('Verlängerung'),
    waive: exception('Befreiung'),
    pause: exception('Pause'),
    remind: {
      running: (total) => running(trainees(total), total, 'erinnert'),
      done: (done, total) => `${traineesOf(done, total)} erinnert`,
      cancelled: (done, total) => `Abgebrochen: ${traineesOf(done, total)} erinnert`,
      stopped: (done, total) => `Angehalten: ${traineesOf(done, total)} erinnert`,
      undoing: 'Erinnerungen werden rückgängig gemacht\u00a0…',
      undone: 'Erinnerungen rückgängig gemacht',
      partlyUndone: (kept) => `Erinnerungen rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        `Keine Erinnerung für ${trainees(count)}: in den letzten 24 Stunden schon erinnert, nichts fällig oder inzwischen gelöscht.`,
    },
    renew: {
      running: (total) => `Erneuerung wird begonnen für ${trainees(total)}\u00a0…`,
      done: (done, total) => `Erneuerung begonnen für ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Abgebrochen: Erneuerung begonnen für ${traineesOf(done, total)}`,
      stopped: (done, total) => `Angehalten: Erneuerung begonnen für ${traineesOf(done, total)}`,
      undoing: 'Beginn der Erneuerungen wird rückgängig gemacht\u00a0…',
      undone: 'Beginn der Erneuerungen rückgängig gemacht',
      partlyUndone: (kept) =>
        `Beginn der Erneuerungen rückgängig gemacht, außer für ${trainees(kept)}`,
      refused: (count) =>
        `Keine Erneuerung für ${trainees(count)}: nichts zu erneuern oder inzwischen gelöscht.`,
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
    'record-results': {
      running: (total) => running(results(total), total, 'eingetragen'),
      done: (done, total) => `${resultsOf(done, total)} eingetragen`,
      cancelled: (done, total) => `Abgebrochen: ${resultsOf(done, total)} eingetragen`,
      stopped: (done, total) => `Angehalten: ${resultsOf(done, total)} eingetragen`,
      undoing: 'Eintragung wird rückgängig gemacht\u00a0…',
      undone: 'Eintragung rückgängig gemacht',
      partlyUndone: (kept) => `Eintragung rückgängig gemacht, außer für ${results(kept)}`,
      refused: (count) =>
        `${results(count)} nicht eingetragen: schon vorhanden, oder Person oder Modul inzwischen gelöscht.`,
    },
    'collect-certificates': {
      running: (total) => `Zertifikate werden zusammengestellt für ${trainees(total)}\u00a0…`,
      done: (done) => `${certificates(done)} bereit`,
      cancelled: (done) => `Abgebrochen: ${certificates(done)} bereit`,
      stopped: (done) => `Angehalten: ${certificates(done)} bereit`,
      undoing: 'Wird rückgängig gemacht\u00a0…',
      undone: 'Rückgängig gemacht',
      partlyUndone: (kept) => `Rückgängig gemacht, außer für ${certificates(kept)}`,
      refused: (count) =>
        `Ausgelassen: ${trainees(count)}, ohne gültiges Zertifikat der ganzen Schulung oder inzwischen gelöscht.`,
    },
  },
};

import { formatsOf } from '@portal/contract/formats';
import type { JobKind } from '@portal/contract/jobs';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';

const { number, plural } = formatsOf('en');

const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });
const traineesOf = (done: number, total: number) =>
  done === total ? trainees(total) : `${number(done)} of ${trainees(total)}`;
const requests = (count: number) =>
  plural(count, { one: '1 help request', other: `${number(count)} help requests` });
const requestsOf = (done: number, total: number) =>
  done === total ? requests(total) : `${number(done)} of ${requests(total)}`;
const results = (count: number) =>
  plural(count, { one: '1 result', other: `${number(count)} results` });
const certificates = (count: number) =>
  plural(count, { one: '1 certificate', other: `${number(count)} certificates` });
const resultsOf = (done: number, total: number) =>
  done === total ? results(total) : `${number(done)} of ${results(total)}`;

/** The texts about one kind of action on many trainees. */
type ActionTexts = {
  readonly running: (total: number) => string;
  /** `done` equals `total` if all are done. */
  readonly done: (done: number, total: number) => string;
  /** An admin has cancelled the action: it is done for some. */
  readonly cancelled: (done: number, total: number) => string;
  /** The action has failed: it is done for some. */
  readonly stopped: (done: number, total: number) => string;
  readonly undoing: string;
  readonly undone: string;
  /** `kept`: those for whom it could not be undone. */
  readonly partlyUndone: (kept: number) => string;
  /** For how many it could not be done, and the possible reasons. */
  readonly refused: (count: number) => string;
};

/** The same words for each kind of exception. `noun`: with its article. */
const exception = (doing: string, did: string, noun: string): ActionTexts => ({
  running: (total) => `${doing} ${trainees(total)}…`,
  done: (done, total) => `${did} ${traineesOf(done, total)}`,
  cancelled: (done, total) => `Cancelled: ${did} ${traineesOf(done, total)}`,
  stopped: (done, total) => `Stopped: ${did} ${traineesOf(done, total)}`,
  undoing: `Undoing ${noun}…`,
  undone: `Undone: ${noun}`,
  partlyUndone: (kept) => `Undone: ${noun}, except for ${trainees(kept)}`,
  refused: (count) =>
    `Not done for ${trainees(count)}. They belong to another company, have the same exception already, or were deleted meanwhile.`,
});

export const texts = {
  /** The name of the panel with the actions, for screen readers. */
  panel: 'Background actions',
  /** Stops the action. */
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  undoing: 'Undoing…',
  /** Removes the message about the action from the screen. `title`: one of the texts of `actions`. */
  dismiss: (title: string) => `Dismiss: ${title}`,
  /** How many trainees of all are finished, beside a bar. */
  progress: (finished: number, total: number) => `${number(finished)} of ${number(total)}`,
  /** Ends a list of names. */
  andOthers: (count: number) =>
    plural(count, { one: 'and 1 other', other: `and ${number(count)} others` }),
  restoreInTrash: 'Restore them in the trash',
  /** The invitations that the mail server has refused. */
  showRefusedInvitations: 'Show the refused ones',
  /** The names of those for whom the action could not be done. */
  showNames: 'Show names',
  refusedTrainees: 'Trainees for whom it could not be done',
  showMore: 'Show more',
  deletedUser: 'Deleted user',
  /** The file with the certificates that were collected. */
  certificates: { download: 'Download ZIP', preparing: 'Preparing…' },
  /** The outcome of the mails with invitations. */
  invitations: {
    allWaiting: (total: number) =>
      plural(total, {
        one: '1 invitation is on the way.',
        other: `${number(total)} invitations are on the way.`,
      }),
    sent: (invited: number) => `${number(invited)} invited.`,
    someWaiting: (invited: number, waiting: number) =>
      `${number(invited)} invited, ${number(waiting)} on the way.`,
    someRefused: (invited: number, refused: number) =>
      `${number(invited)} invited, ${number(refused)} refused by the mail server.`,
    someWaitingSomeRefused: (invited: number, waiting: number, refused: number) =>
      `${number(invited)} invited, ${number(waiting)} on the way, ${number(refused)} refused by the mail server.`,
  },
  actions: {
    delete: {
      running: (total) => `Deleting ${trainees(total)}…`,
      done: (done, total) => `${traineesOf(done, total)} deleted`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} deleted`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} deleted`,
      undoing: 'Undoing the deletion…',
      undone: 'Undone: the deletion',
      partlyUndone: (kept) => `Undone: the deletion, except for ${trainees(kept)}`,
      refused: (count) =>
        `${trainees(count)} could not be deleted. They were deleted by another administrator meanwhile, or are not trainees.`,
    },
    /** To another company. */
    move: {
      running: (total) => `Moving ${trainees(total)}…`,
      done: (done, total) => `${traineesOf(done, total)} moved`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} moved`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} moved`,
      undoing: 'Undoing the move…',
      undone: 'Undone: the move',
      partlyUndone: (kept) => `Undone: the move, except for ${trainees(kept)}`,
      refused: (count) =>
        `${trainees(count)} could not be moved. They were deleted meanwhile, or belong to the chosen company already.`,
    },
    invite: {
      running: (total) => `Sending invitations to ${trainees(total)}…`,
      done: (done, total) => `Invitations sent to ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelled: Invitations sent to ${traineesOf(done, total)}`,
      stopped: (done, total) => `Stopped: Invitations sent to ${traineesOf(done, total)}`,
      undoing: 'Undoing the invitations…',
      undone: 'Undone: the invitations',
      partlyUndone: (kept) => `Undone: the invitations, except for ${trainees(kept)}`,
      refused: (count) =>
        `No invitation sent to ${trainees(count)}. They have chosen a password already, or were deleted meanwhile.`,
    },
    'add-to-group': {
      running: (total) => `Adding ${trainees(total)} to the group…`,
      done: (done, total) => `${traineesOf(done, total)} added to the group`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} added to the group`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} added to the group`,
      undoing: 'Undoing the additions to the group…',
      undone: 'Undone: the additions to the group',
      partlyUndone: (kept) => `Undone: the additions to the group, except for ${trainees(kept)}`,
      refused: (count) =>
        `${trainees(count)} could not be added. They are in the group already, are in ${number(GROUPS_PER_TRAINEE_MAX)} groups, belong to another company, or were deleted meanwhile.`,
    },
    'remove-from-group': {
      running: (total) => `Removing ${trainees(total)} from the group…`,
      done: (done, total) => `${traineesOf(done, total)} removed from the group`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} removed from the group`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} removed from the group`,
      undoing: 'Undoing the removals from the group…',
      undone: 'Undone: the removals from the group',
      partlyUndone: (kept) => `Undone: the removals from the group, except for ${trainees(kept)}`,
      refused: (count) =>
        `${trainees(count)} could not be removed. They were not in the group, or were deleted meanwhile.`,
    },
    extend: exception('Adding an extension for', 'Extension added for', 'the extension'),
    waive: exception('Adding a waiver for', 'Waiver added for', 'the waiver'),
    pause: exception('Adding a pause for', 'Pause added for', 'the pause'),
    remind: {
      running: (total) => `Reminding ${trainees(total)}…`,
      done: (done, total) => `${traineesOf(done, total)} reminded`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} reminded`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} reminded`,
      undoing: 'Undoing the reminders…',
      undone: 'Undone: the reminders',
      partlyUndone: (kept) => `Undone: the reminders, except for ${trainees(kept)}`,
      refused: (count) =>
        `No reminder for ${trainees(count)}. They were reminded within 24 hours, have nothing to be reminded of, or were deleted meanwhile.`,
    },
    renew: {
      running: (total) => `Starting the renewal for ${trainees(total)}…`,
      done: (done, total) => `Renewal started for ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelled: Renewal started for ${traineesOf(done, total)}`,
      stopped: (done, total) => `Stopped: Renewal started for ${traineesOf(done, total)}`,
      undoing: 'Undoing the start of renewals…',
      undone: 'Undone: the start of renewals',
      partlyUndone: (kept) => `Undone: the start of renewals, except for ${trainees(kept)}`,
      refused: (count) =>
        `No renewal started for ${trainees(count)}. They have nothing to renew, or were deleted meanwhile.`,
    },
    /** A run is one pass of a trainee through all modules. */
    'train-again': {
      running: (total) => `Starting a new run for ${trainees(total)}…`,
      done: (done, total) => `New run started for ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Cancelled: New run started for ${traineesOf(done, total)}`,
      stopped: (done, total) => `Stopped: New run started for ${traineesOf(done, total)}`,
      undoing: 'Undoing the start of new runs…',
      undone: 'Undone: the start of new runs',
      partlyUndone: (kept) => `Undone: the start of new runs, except for ${trainees(kept)}`,
      refused: (count) =>
        `No new run started for ${trainees(count)}. They were deleted or moved to another company meanwhile.`,
    },
    'close-help': {
      running: (total) => `Closing ${requests(total)}…`,
      done: (done, total) => `${requestsOf(done, total)} closed`,
      cancelled: (done, total) => `Cancelled: ${requestsOf(done, total)} closed`,
      stopped: (done, total) => `Stopped: ${requestsOf(done, total)} closed`,
      undoing: 'Undoing the closing…',
      undone: 'Undone: the closing',
      partlyUndone: (kept) => `Undone: the closing, except for ${requests(kept)}`,
      refused: (count) =>
        `${requests(count)} could not be closed. They were changed or closed by another administrator, or deleted, meanwhile.`,
    },
    import: {
      running: (total) => `Importing ${trainees(total)}…`,
      done: (done, total) => `${traineesOf(done, total)} imported`,
      cancelled: (done, total) => `Cancelled: ${traineesOf(done, total)} imported`,
      stopped: (done, total) => `Stopped: ${traineesOf(done, total)} imported`,
      undoing: 'Undoing the import…',
      undone: 'Undone: the import',
      partlyUndone: (kept) => `Undone: the import, except for ${trainees(kept)}`,
      refused: (count) =>
        `${trainees(count)} could not be imported. They have an account by now, or their company was deleted meanwhile.`,
    },
    /** Earlier results from a file. */
    'record-results': {
      running: (total) => `Recording ${results(total)}…`,
      done: (done, total) => `${resultsOf(done, total)} recorded`,
      cancelled: (done, total) => `Cancelled: ${resultsOf(done, total)} recorded`,
      stopped: (done, total) => `Stopped: ${resultsOf(done, total)} recorded`,
      undoing: 'Undoing the recording…',
      undone: 'Undone: the recording',
      partlyUndone: (kept) => `Undone: the recording, except for ${results(kept)}`,
      refused: (count) =>
        `${results(count)} could not be recorded. They are recorded already, or their trainee or module was deleted meanwhile.`,
    },
    /** For a ZIP: the latest certificates of the trainees. */
    'collect-certificates': {
      running: (total) => `Collecting certificates of ${trainees(total)}…`,
      done: (done) => `${certificates(done)} ready`,
      cancelled: (done) => `Cancelled: ${certificates(done)} ready`,
      stopped: (done) => `Stopped: ${certificates(done)} ready`,
      undoing: 'Undoing…',
      undone: 'Undone',
      partlyUndone: (kept) => `Undone, except for ${certificates(kept)}`,
      refused: (count) =>
        `${trainees(count)} left out. They have no valid certificate of the whole training, or were deleted meanwhile.`,
    },
  } satisfies Record<JobKind, ActionTexts>,
};

export type JobTexts = typeof texts;

import type { Job, JobKind } from '@portal/contract/jobs';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

type Words = {
  /** The action as the object of a sentence: 'the deletion'. */
  action: string;
  /** 'Deleting 3 trainees' */
  running: (trainees: string) => string;
  /** '3 trainees deleted' */
  done: (trainees: string) => string;
  /** '3 trainees could not be deleted' */
  refused: (trainees: string) => string;
  /** Why it can be refused. */
  reason: string;
};

const wordsOf: Readonly<Record<JobKind, Words>> = {
  delete: {
    action: 'the deletion',
    running: (trainees) => `Deleting ${trainees}`,
    done: (trainees) => `${trainees} deleted`,
    refused: (trainees) => `${trainees} could not be deleted`,
    reason: 'They were deleted by another administrator meanwhile, or are not trainees.',
  },
  move: {
    action: 'the move',
    running: (trainees) => `Moving ${trainees}`,
    done: (trainees) => `${trainees} moved`,
    refused: (trainees) => `${trainees} could not be moved`,
    reason: 'They were deleted meanwhile, or belong to the chosen company already.',
  },
  invite: {
    action: 'the invitations',
    running: (trainees) => `Sending invitations to ${trainees}`,
    done: (trainees) => `Invitations sent to ${trainees}`,
    refused: (trainees) => `No invitation sent to ${trainees}`,
    reason: 'They have chosen a password already, or were deleted meanwhile.',
  },
  'train-again': {
    action: 'the start of new runs',
    running: (trainees) => `Starting a new run for ${trainees}`,
    done: (trainees) => `New run started for ${trainees}`,
    refused: (trainees) => `No new run started for ${trainees}`,
    reason: 'They were deleted or moved to another company meanwhile.',
  },
  'close-help': {
    action: 'the closing',
    running: (requests) => `Closing ${requests}`,
    done: (requests) => `${requests} closed`,
    refused: (requests) => `${requests} could not be closed`,
    reason: 'They were changed or closed by another administrator, or deleted, meanwhile.',
  },
  import: {
    action: 'the import',
    running: (trainees) => `Importing ${trainees}`,
    done: (trainees) => `${trainees} imported`,
    refused: (trainees) => `${trainees} could not be imported`,
    reason: 'They have an account by now, or their company was deleted meanwhile.',
  },
};

const subjectOf = (kind: JobKind) => (kind === 'close-help' ? 'help request' : 'trainee');

/** The state of a job as one sentence without numbers that change every second, so that it can be announced. */
export function jobTitle({ kind, state, total, done, refused }: Job): string {
  const words = wordsOf[kind];
  const subject = subjectOf(kind);
  const all = formatCount(total, subject);
  const part = done === total ? all : `${formatNumber(done)} of ${all}`;
  switch (state) {
    case 'running':
      return `${words.running(all)}…`;
    case 'done':
      return words.done(done + refused === total ? formatCount(done, subject) : part);
    case 'cancelled':
      return `Cancelled: ${words.done(part)}`;
    case 'failed':
      return `Stopped: ${words.done(part)}`;
    case 'undoing':
      return `Undoing ${words.action}…`;
    case 'undone':
      return done === 0
        ? `Undone: ${words.action}`
        : `Undone: ${words.action}, except for ${formatCount(done, subject)}`;
  }
}

/** Says for how many it could not be done, and why; null if for none. */
export function refusalText({ kind, refused }: Job): string | null {
  if (refused === 0) return null;
  const { refused: words, reason } = wordsOf[kind];
  return `${words(formatCount(refused, subjectOf(kind)))}. ${reason}`;
}

/** Says how many invitations were sent and refused; null for a job without any. */
export function invitationText({ invitations }: Job): string | null {
  if (invitations === null) return null;
  const { total, waiting, refused } = invitations;
  if (waiting === total)
    return `${formatCount(total, 'invitation')} ${total === 1 ? 'is' : 'are'} on the way.`;
  const parts = [
    `${formatNumber(Math.max(0, total - waiting - refused))} invited`,
    ...(waiting === 0 ? [] : [`${formatNumber(waiting)} on the way`]),
    ...(refused === 0 ? [] : [`${formatNumber(refused)} refused by the mail server`]),
  ];
  return `${parts.join(', ')}.`;
}

/** The percent that are finished; while a job is undone, the percent that are not undone yet. */
export function jobPercent({ total, done, refused }: Job): number {
  return total === 0 ? 100 : ((done + refused) / total) * 100;
}

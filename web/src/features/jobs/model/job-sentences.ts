import type { Job, JobKind } from '@portal/contract/jobs';
import { formatCount } from '#web/ui/format/format-count.ts';

export function isUnderWay({ state }: Pick<Job, 'state'>): boolean {
  return state === 'running' || state === 'undoing';
}

/** What is done to one trainee or to several. */
type Words = {
  /** 'Deleting 12 trainees' */
  running: (people: string) => string;
  /** '12 trainees deleted' */
  done: (count: number) => string;
  /** The end of '3 trainees could not be …'. */
  refused: string;
};

const words: Record<JobKind, Words> = {
  delete: {
    running: (people) => `Deleting ${people}`,
    done: (count) => `${formatCount(count, 'trainee')} deleted`,
    refused: 'deleted',
  },
  move: {
    running: (people) => `Moving ${people}`,
    done: (count) => `${formatCount(count, 'trainee')} moved`,
    refused: 'moved',
  },
  invite: {
    running: (people) => `Sending invitations to ${people}`,
    done: (count) => `${formatCount(count, 'invitation')} sent`,
    refused: 'invited',
  },
  'train-again': {
    running: (people) => `Starting the training again for ${people}`,
    done: (count) => `${formatCount(count, 'trainee')} ${count === 1 ? 'trains' : 'train'} again`,
    refused: 'started again',
  },
};

/** What the job does or did, in one sentence. It changes only with the state of the job. */
export function jobSentence({ kind, state, total, done }: Job): string {
  const { running, done: isDone } = words[kind];
  switch (state) {
    case 'running':
      return running(formatCount(total, 'trainee'));
    case 'done':
      return isDone(done);
    case 'cancelled':
      return `Cancelled: ${isDone(done)} of ${total.toLocaleString()}`;
    case 'failed':
      return `Stopped by a problem: ${isDone(done)} of ${total.toLocaleString()}`;
    case 'undoing':
      return `Undoing: ${running(formatCount(total, 'trainee'))}`;
    case 'undone':
      return done === 0
        ? 'Undone: everything is as it was before'
        : `Undone, except for ${formatCount(done, 'trainee')}`;
  }
}

/** How many trainees a running job has processed, or how many an undo still has to process. */
export function countSentence({ state, total, done, refused }: Job): string {
  if (state === 'undoing') return `${formatCount(done, 'trainee')} left`;
  return `${(done + refused).toLocaleString()} of ${formatCount(total, 'trainee')}`;
}

/** Percent. */
export function jobPercent({ state, total, done, refused }: Job): number {
  if (total === 0) return 100;
  return (100 * (state === 'undoing' ? total - done : done + refused)) / total;
}

/** The trainees for whom it could not be done; null if there are none. */
export function refusedSentence({ kind, refused }: Job): string | null {
  if (refused === 0) return null;
  const { refused: verb } = words[kind];
  return `${formatCount(refused, 'trainee')} could not be ${verb}, for example because another admin deleted or changed them in the meantime.`;
}

/** The names in `details.people` of a refusal: 'Ann, Bob and 3 more'; null if there are none. */
export function refusedPeople(details: Readonly<Record<string, unknown>>): string | null {
  const { people, count } = details;
  if (!Array.isArray(people)) return null;
  const names = people.flatMap((person: unknown) => {
    const name = typeof person === 'object' && person !== null && 'name' in person && person.name;
    return typeof name === 'string' ? [name] : [];
  });
  if (names.length === 0) return null;
  const others = typeof count === 'number' ? count - names.length : 0;
  return others > 0 ? `${names.join(', ')} and ${others.toLocaleString()} more` : names.join(', ');
}

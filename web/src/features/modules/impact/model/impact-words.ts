import type { CompanyImpact } from '@portal/contract/companies';
import type { ModuleImpact } from '@portal/contract/modules';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** The changes that an admin is about to save. */
export type ModuleChange = {
  replacesVideo: boolean;
  changesQuestions: boolean;
  /** The module has no questions after the change. */
  isWithoutQuestions: boolean;
  /** The module has no video after the change. */
  isWithoutVideo: boolean;
  lowersPassMark: boolean;
};

type Learners = Omit<ModuleImpact, 'feedback' | 'helpRequests'>;

/** The trainees whom the change affects, in sentences; null if it does not affect the training. */
export function changeWords(change: ModuleChange, learners: Learners): string | null {
  if (!changesTraining(change)) return null;
  const { passed, inProgress, passedByMark } = learners;
  const completing = completedBy(change, learners);
  if (passed + inProgress + completing === 0) return NONE_STARTED;
  const changesSteps = change.replacesVideo || change.changesQuestions;
  return sentences([
    passed > 0 && `${whoPassed(passed)} ${passed === 1 ? 'keeps the pass' : 'keep their passes'}`,
    change.lowersPassMark &&
      !change.replacesVideo &&
      !change.isWithoutQuestions &&
      passedByMark > 0 &&
      `${trainees(passedByMark)} whose best score is enough ${verb(passedByMark, 'pass', 'passes')} now`,
    inProgress > 0 && changesSteps && underway(change, learners),
    completing > 0 && willHaveCompleted(completing),
  ]);
}

/** Whether the change concerns what trainees have to do. */
export const changesTraining = (change: ModuleChange) =>
  change.replacesVideo || change.changesQuestions || change.lowersPassMark;

/** The number of trainees whose training the change completes. */
function completedBy(change: ModuleChange, learners: Learners): number {
  if (change.isWithoutQuestions && change.isWithoutVideo) return learners.completedByDeletion;
  if (change.replacesVideo) return 0;
  if (change.isWithoutQuestions) return learners.completedByWatching;
  return change.lowersPassMark ? learners.completedByMark : 0;
}

const willHaveCompleted = (count: number) =>
  `${trainees(count)} will have completed ${count === 1 ? 'the' : 'their'} training`;

function underway(change: ModuleChange, { inProgress, watched }: Learners): string {
  const who = whoOpened(inProgress);
  if (change.isWithoutQuestions && change.isWithoutVideo)
    return `${who} no longer ${verb(inProgress, 'see')} it, because it becomes a draft`;
  const start = (what: string) => `${who} ${verb(inProgress, 'start')} ${what}`;
  if (change.replacesVideo && change.changesQuestions && !change.isWithoutQuestions)
    return start('the new video, and then the new questions');
  if (change.replacesVideo) return start('the new video');
  if (change.isWithoutQuestions)
    return watched === 0
      ? `${who} ${verb(inProgress, 'complete')} it by watching the video`
      : `${trainees(watched)} who ${has(watched)} watched the video ${verb(watched, 'complete')} it now`;
  return `${who} ${verb(inProgress, 'get')} the new questions`;
}

/** The trainees whom the deletion of a module affects. */
export function deletionWords({
  passed,
  inProgress,
  completedByDeletion,
  feedback,
  helpRequests,
}: ModuleImpact): string {
  const lost = sentences([
    passed > 0 && `${whoPassed(passed)} ${passed === 1 ? 'loses the pass' : 'lose their passes'}`,
    inProgress > 0 &&
      `${whoOpened(inProgress)} ${verb(inProgress, 'lose')} ${inProgress === 1 ? 'the' : 'their'} progress in it`,
    completedByDeletion > 0 && willHaveCompleted(completedByDeletion),
    feedback > 0 &&
      `${formatNumber(feedback)} feedback ${feedback === 1 ? 'entry is' : 'entries are'} deleted with it`,
    helpRequests > 0 &&
      `${formatCount(helpRequests, 'help request')} about it ${verb(helpRequests, 'stay')}, without its name`,
  ]);
  return lost === '' ? NONE_STARTED : lost;
}

type Training = Pick<CompanyImpact, 'inTraining' | 'completedAll'>;

/** The trainees whom a new module at the end of the list affects; null if there are none. */
export function insertionWords({ inTraining, completedAll }: Training): string | null {
  const words = sentences([
    completedAll > 0 &&
      `${whoCompleted(completedAll)} ${verb(completedAll, 'stay')} completed, with this one as a new module`,
    inTraining > 0 &&
      `${trainees(inTraining)} in training ${verb(inTraining, 'get')} it as the last module`,
  ]);
  return words === '' ? null : words;
}

/** The trainees whom another order affects; null if there are none. */
export function reorderWords({ inTraining, completedAll }: Training): string | null {
  const words = sentences([
    inTraining > 0 &&
      `${trainees(inTraining)} in training ${verb(inTraining, 'keep')} every module that is already unlocked`,
    completedAll > 0 && `${whoCompleted(completedAll)} ${verb(completedAll, 'stay')} completed`,
  ]);
  return words === '' ? null : words;
}

const NONE_STARTED = 'No trainee has started this module yet.';

const trainees = (count: number) => formatCount(count, 'trainee');
const whoPassed = (count: number) => `${trainees(count)} who ${has(count)} passed`;
const whoOpened = (count: number) =>
  `${trainees(count)} who ${has(count)} opened but not passed it`;
const whoCompleted = (count: number) =>
  `${trainees(count)} who ${has(count)} completed the training`;

const has = (count: number) => (count === 1 ? 'has' : 'have');

/** A verb in the present tense: one starts, two start. */
function verb(count: number, plural: string, singular = `${plural}s`): string {
  return count === 1 ? singular : plural;
}

function sentences(parts: readonly (string | false)[]): string {
  return parts.flatMap((part) => (part === false ? [] : `${part}.`)).join(' ');
}

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
};

type Learners = Pick<ModuleImpact, 'passed' | 'inProgress' | 'watched'>;

/** The trainees whom the change affects, in sentences; null if it does not affect the training. */
export function changeWords(change: ModuleChange, learners: Learners): string | null {
  if (!change.replacesVideo && !change.changesQuestions) return null;
  const { passed, inProgress } = learners;
  if (passed + inProgress === 0) return NONE_STARTED;
  return sentences([
    passed > 0 && `${whoPassed(passed)} ${passed === 1 ? 'keeps the pass' : 'keep their passes'}`,
    inProgress > 0 && underway(change, learners),
  ]);
}

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
  feedback,
  helpRequests,
}: ModuleImpact): string {
  const lost = sentences([
    passed > 0 && `${whoPassed(passed)} ${passed === 1 ? 'loses the pass' : 'lose their passes'}`,
    inProgress > 0 &&
      `${whoOpened(inProgress)} ${verb(inProgress, 'lose')} ${inProgress === 1 ? 'the' : 'their'} progress in it`,
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
      `${whoCompletedAll(completedAll)} ${has(completedAll)} this one to do as well`,
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
    completedAll > 0 && `${whoCompletedAll(completedAll)} ${verb(completedAll, 'stay')} completed`,
  ]);
  return words === '' ? null : words;
}

const NONE_STARTED = 'No trainee has started this module yet.';

const trainees = (count: number) => formatCount(count, 'trainee');
const whoPassed = (count: number) => `${trainees(count)} who ${has(count)} passed`;
const whoOpened = (count: number) =>
  `${trainees(count)} who ${has(count)} opened but not passed it`;
const whoCompletedAll = (count: number) =>
  `${trainees(count)} who ${has(count)} completed all modules`;

const has = (count: number) => (count === 1 ? 'has' : 'have');

/** A verb in the present tense: one starts, two start. */
function verb(count: number, plural: string): string {
  return count === 1 ? `${plural}s` : plural;
}

function sentences(parts: readonly (string | false)[]): string {
  return parts.flatMap((part) => (part === false ? [] : `${part}.`)).join(' ');
}

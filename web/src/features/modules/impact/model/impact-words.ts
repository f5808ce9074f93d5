import type { CompanyImpact } from '@portal/contract/companies';
import type { ModuleImpact } from '@portal/contract/modules';
import { formatCount } from '#web/ui/format/format-count.ts';

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

/** The trainees whom the change affects, in one sentence; null if it does not affect the training. */
export function changeWords(change: ModuleChange, learners: Learners): string | null {
  if (!change.replacesVideo && !change.changesQuestions) return null;
  const { passed, inProgress } = learners;
  if (passed + inProgress === 0) return 'No trainee has started this module yet.';
  return sentence([passed > 0 && `${passed} passed ${keep(passed)}`, underway(change, learners)]);
}

function underway(change: ModuleChange, { inProgress, watched }: Learners): string | false {
  if (inProgress === 0) return false;
  if (change.isWithoutQuestions && change.isWithoutVideo)
    return `${inProgress} in progress no longer ${inProgress === 1 ? 'sees' : 'see'} it: it becomes a draft`;
  const start = (what: string) => `${inProgress} in progress ${verb(inProgress, 'start')} ${what}`;
  if (change.replacesVideo && change.changesQuestions && !change.isWithoutQuestions)
    return start('the new video, and the new questions after it');
  if (change.replacesVideo) return start('the new video');
  if (change.isWithoutQuestions)
    return watched === 0
      ? `${inProgress} in progress ${verb(inProgress, 'complete')} it by watching`
      : `${watched} who ${watched === 1 ? 'has' : 'have'} watched the video ${verb(watched, 'complete')} it now`;
  return `${inProgress} in progress ${verb(inProgress, 'get')} the new questions`;
}

/** The trainees whom the deletion of a module affects. */
export function deletionWords({
  passed,
  inProgress,
  feedback,
  helpRequests,
}: ModuleImpact): string {
  const lost = sentence([
    passed > 0 && `${passed} passed ${verb(passed, 'lose')} that result`,
    inProgress > 0 && `${inProgress} in progress ${verb(inProgress, 'lose')} what they did in it`,
    feedback > 0 && `${feedback} feedback ${feedback === 1 ? 'entry goes' : 'entries go'} with it`,
    helpRequests > 0 &&
      `${formatCount(helpRequests, 'help request')} ${verb(helpRequests, 'stay')}, without the module`,
  ]);
  return lost === '' ? 'No trainee has started this module yet.' : lost;
}

type Training = Pick<CompanyImpact, 'inTraining' | 'completedAll'>;

/** The trainees whom a new module at the end of the list affects; null if there are none. */
export function insertionWords({ inTraining, completedAll }: Training): string | null {
  const words = sentence([
    completedAll > 0 &&
      `${completedAll} who ${completedAll === 1 ? 'has' : 'have'} completed all modules ${verb(completedAll, 'get')} this one to do`,
    inTraining > 0 &&
      `${inTraining} in training ${verb(inTraining, 'get')} it as their last module`,
  ]);
  return words === '' ? null : words;
}

/** The trainees whom another order affects; null if there are none. */
export function reorderWords({ inTraining, completedAll }: Training): string | null {
  const words = sentence([
    inTraining > 0 &&
      `${inTraining} in training ${verb(inTraining, 'keep')} every module that is open to them`,
    completedAll > 0 &&
      `${completedAll} who ${completedAll === 1 ? 'has' : 'have'} completed all modules ${verb(completedAll, 'stay')} done`,
  ]);
  return words === '' ? null : words;
}

function keep(passed: number): string {
  return passed === 1 ? 'keeps the pass' : 'keep their pass';
}

/** A verb in the present tense: one starts, two start. */
function verb(count: number, plural: string): string {
  return count === 1 ? `${plural}s` : plural;
}

function sentence(parts: readonly (string | false)[]): string {
  const said = parts.filter((part) => part !== false);
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}

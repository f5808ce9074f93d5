import type { CompanyImpact } from '@portal/contract/companies';
import type { ModuleImpact } from '@portal/contract/modules';
import { moduleImpactTexts } from '../texts/catalogue.ts';

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
  const t = moduleImpactTexts();
  const completing = completedBy(change, learners);
  if (passed + inProgress + completing === 0) return t.noneStarted;
  const changesSteps = change.replacesVideo || change.changesQuestions;
  return sentences([
    passed > 0 && t.keepPass(passed),
    change.lowersPassMark &&
      !change.replacesVideo &&
      !change.isWithoutQuestions &&
      passedByMark > 0 &&
      t.passByMark(passedByMark),
    inProgress > 0 && changesSteps && underway(change, learners),
    completing > 0 && t.willHaveCompleted(completing),
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

function underway(change: ModuleChange, { inProgress, watched }: Learners): string {
  const t = moduleImpactTexts();
  if (change.isWithoutQuestions && change.isWithoutVideo) return t.noLongerSee(inProgress);
  if (change.replacesVideo && change.changesQuestions && !change.isWithoutQuestions)
    return t.startVideoAndQuestions(inProgress);
  if (change.replacesVideo) return t.startVideo(inProgress);
  if (change.isWithoutQuestions)
    return watched === 0 ? t.completeByWatching(inProgress) : t.completeAsWatched(watched);
  return t.getQuestions(inProgress);
}

/** The trainees whom the deletion of a module affects. */
export function deletionWords({
  passed,
  inProgress,
  completedByDeletion,
  feedback,
  helpRequests,
}: ModuleImpact): string {
  const t = moduleImpactTexts();
  const lost = sentences([
    passed > 0 && t.losePass(passed),
    inProgress > 0 && t.loseProgress(inProgress),
    completedByDeletion > 0 && t.willHaveCompleted(completedByDeletion),
    feedback > 0 && t.feedbackDeleted(feedback),
    helpRequests > 0 && t.helpRequestsStay(helpRequests),
  ]);
  return lost === '' ? t.noneStarted : lost;
}

type Training = Pick<CompanyImpact, 'inTraining' | 'completedAll'>;

/** The trainees whom a new module at the end of the list affects; null if there are none. */
export function insertionWords({ inTraining, completedAll }: Training): string | null {
  const t = moduleImpactTexts();
  const words = sentences([
    completedAll > 0 && t.stayCompletedWithNew(completedAll),
    inTraining > 0 && t.getAsLast(inTraining),
  ]);
  return words === '' ? null : words;
}

/** The trainees whom another order affects; null if there are none. */
export function reorderWords({ inTraining, completedAll }: Training): string | null {
  const t = moduleImpactTexts();
  const words = sentences([
    inTraining > 0 && t.keepUnlocked(inTraining),
    completedAll > 0 && t.stayCompleted(completedAll),
  ]);
  return words === '' ? null : words;
}

const sentences = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(' ');

import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

/** Sentences about the trainees whom a change affects. Several stand one after the other. */
export const texts = {
  counting: 'Counting the affected trainees…',
  uncounted: 'The affected trainees could not be counted.',
  uncountedPassesKept: 'The affected trainees could not be counted. Passes are kept in any case.',
  noneStarted: 'No trainee has started this module yet.',
  /** The module is changed. */
  keepPass: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has passed keeps the pass.',
      other: `${number(trainees)} trainees who have passed keep their passes.`,
    }),
  passByMark: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee whose best score is enough passes now.',
      other: `${number(trainees)} trainees whose best score is enough pass now.`,
    }),
  willHaveCompleted: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee will have completed the training.',
      other: `${number(trainees)} trainees will have completed their training.`,
    }),
  noLongerSee: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it no longer sees it, because it becomes a draft.',
      other: `${number(trainees)} trainees who have opened but not passed it no longer see it, because it becomes a draft.`,
    }),
  startVideo: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it starts the new video.',
      other: `${number(trainees)} trainees who have opened but not passed it start the new video.`,
    }),
  startVideoAndQuestions: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it starts the new video, and then the new questions.',
      other: `${number(trainees)} trainees who have opened but not passed it start the new video, and then the new questions.`,
    }),
  getQuestions: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it gets the new questions.',
      other: `${number(trainees)} trainees who have opened but not passed it get the new questions.`,
    }),
  completeByWatching: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it completes it by watching the video.',
      other: `${number(trainees)} trainees who have opened but not passed it complete it by watching the video.`,
    }),
  completeAsWatched: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has watched the video completes it now.',
      other: `${number(trainees)} trainees who have watched the video complete it now.`,
    }),
  /** The module is deleted. */
  losePass: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has passed loses the pass.',
      other: `${number(trainees)} trainees who have passed lose their passes.`,
    }),
  loseProgress: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has opened but not passed it loses the progress in it.',
      other: `${number(trainees)} trainees who have opened but not passed it lose their progress in it.`,
    }),
  feedbackDeleted: (entries: number) =>
    plural(entries, {
      one: '1 feedback entry is deleted with it.',
      other: `${number(entries)} feedback entries are deleted with it.`,
    }),
  helpRequestsStay: (requests: number) =>
    plural(requests, {
      one: '1 help request about it stays, without its name.',
      other: `${number(requests)} help requests about it stay, without its name.`,
    }),
  /** A module is added. */
  stayCompletedWithNew: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has completed the training stays completed, with this one as a new module.',
      other: `${number(trainees)} trainees who have completed the training stay completed, with this one as a new module.`,
    }),
  getAsLast: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee in training gets it as the last module.',
      other: `${number(trainees)} trainees in training get it as the last module.`,
    }),
  /** The modules are put into another order. */
  keepUnlocked: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee in training keeps every module that is already unlocked.',
      other: `${number(trainees)} trainees in training keep every module that is already unlocked.`,
    }),
  stayCompleted: (trainees: number) =>
    plural(trainees, {
      one: '1 trainee who has completed the training stays completed.',
      other: `${number(trainees)} trainees who have completed the training stay completed.`,
    }),
};

export type ModuleImpactTexts = typeof texts;

type Facts = {
  readonly moduleCount: number;
  readonly traineeCount: number;
  /** An admin has opened the progress after a trainee had begun. */
  readonly isProgressSeen: boolean;
};

/** The first steps with a company, in their order, each with the tab of the company where it is done. */
export const firstStepsOf = ({ moduleCount, traineeCount, isProgressSeen }: Facts) =>
  [
    { tab: 'modules', isDone: moduleCount > 0 },
    { tab: 'settings', isDone: traineeCount > 0 },
    { tab: 'progress', isDone: isProgressSeen },
  ] as const;

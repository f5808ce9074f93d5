type Facts = {
  readonly moduleCount: number;
  readonly traineeCount: number;
  /** An admin has opened the progress after a trainee had begun. */
  readonly isProgressSeen: boolean;
};

/** The first steps with a company, in their order, each with the tab of the company where it is done. */
export const firstStepsOf = ({ moduleCount, traineeCount, isProgressSeen }: Facts) =>
  [
    { tab: 'modules', label: 'Add a training module', isDone: moduleCount > 0 },
    { tab: 'settings', label: 'Bring in people by the sign-up link', isDone: traineeCount > 0 },
    { tab: 'progress', label: 'See their progress', isDone: isProgressSeen },
  ] as const;

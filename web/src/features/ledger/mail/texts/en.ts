/** The part of a company's settings with the address to which checkpoints of the signed log are sent. */
export const texts = {
  title: 'Checkpoint by mail',
  note: 'Each week the newest checkpoint of the signed log is sent to this address. A copy outside the portal shows whether the log of certificates is rewritten later.',
  loading: 'Loading the address…',
  loadFailed: 'Failed to load the address for checkpoints.',
  email: 'Email address',
  hint: 'For example that of an auditor, or of an archive.',
  /** `email`: the address to which the first one has been sent. */
  saved: (email: string) => `Saved. The newest checkpoint is being sent to ${email}.`,
  /** A button. */
  stop: 'Stop sending',
  stopping: 'Stopping…',
  stopped: 'No checkpoints are sent any more',
  lost: 'The address for checkpoints is not saved yet and would be lost.',
  leave: { title: 'Leave without saving?', confirm: 'Leave' },
};

export type CheckpointMailTexts = typeof texts;

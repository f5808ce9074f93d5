/** State of a navigation to the dashboard: the trainee has just completed the training, and sees the whole result. */
export type TrainingVisitState = { readonly hasCompleted?: true };

/** The state is kept by the browser over reloads and new versions, so it may have any shape. */
export function hasJustCompleted(state: unknown): boolean {
  return ((state ?? {}) as TrainingVisitState).hasCompleted === true;
}

/**
 * Which modules are open to a trainee. Derived from the order and two facts, never stored: a module
 * is open if it is the first, if the one before it is done, or if it stood open before.
 */

/** One module of a trainee's path, as far as this rule looks. Drafts are no steps. */
export interface Step {
  /** It stood open once: whatever happens to the order, it never locks again. */
  readonly isReached: boolean;
  readonly isDone: boolean;
}

export interface Standing<S> {
  readonly isOpen: boolean;
  /** Of a locked one: the nearest earlier module that is open and still to finish. */
  readonly blockedBy: S | null;
}

/** The standing of each step, in the order given, which is the training order. */
export function standings<S extends Step>(steps: readonly S[]): Standing<S>[] {
  let isPreviousDone = true;
  let toFinish: S | null = null;
  return steps.map((step) => {
    const isOpen = isPreviousDone || step.isReached;
    if (isOpen && !step.isDone) toFinish = step;
    isPreviousDone = step.isDone;
    return { isOpen, blockedBy: isOpen ? null : toFinish };
  });
}

type Task = (ending?: AbortSignal) => Promise<void>;

/**
 * Runs a task once at a time. A call while it runs is answered by one further run: what the caller has committed is seen
 * by it.
 */
export function oneAtATime(task: Task): Task {
  let running: Promise<void> | null = null;
  let isWanted = false;

  async function runAll(ending?: AbortSignal): Promise<void> {
    do {
      isWanted = false;
      await task(ending);
    } while (isWanted);
  }

  return (ending) => {
    isWanted = true;
    running ??= runAll(ending).finally(() => {
      running = null;
    });
    return running;
  };
}

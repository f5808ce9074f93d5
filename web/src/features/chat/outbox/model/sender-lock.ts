/** The Web Lock of the tab that sends the outbox for all tabs of the browser. */
export type SenderLock = {
  /** Takes the lock away from the tab that has it. */
  steal: () => void;
  /** Releases the lock, or stops waiting for it. */
  release: () => void;
};

type LockCallbacks = {
  readonly onGained: () => void;
  /** Called when another tab has stolen the lock. This tab waits for it again. */
  readonly onLost: () => void;
};

export function requestSenderLock(
  name: string,
  { onGained, onLost }: LockCallbacks,
  locks: Pick<LockManager, 'request'>,
): SenderLock {
  const released = Promise.withResolvers<void>();
  const waiting = new AbortController();
  /** The options of the request that holds the lock; each request has its own object. */
  let holding: LockOptions | null = null;
  let isQueued = false;

  async function request(options: LockOptions): Promise<void> {
    try {
      await locks.request(name, options, () => {
        if (!options.steal) isQueued = false;
        if (waiting.signal.aborted) return undefined;
        const hadLock = holding !== null;
        holding = options;
        if (!hadLock) onGained();
        return released.promise;
      });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      // Either the request was aborted, or its lock was stolen.
      if (waiting.signal.aborted || holding !== options) return;
      holding = null;
      queue();
      onLost();
    }
  }

  function queue(): void {
    // The request that waited before this tab stole the lock is still waiting.
    if (isQueued) return;
    isQueued = true;
    void request({ signal: waiting.signal });
  }

  queue();
  return {
    steal() {
      if (holding === null) void request({ steal: true });
    },
    release() {
      waiting.abort();
      released.resolve();
    },
  };
}

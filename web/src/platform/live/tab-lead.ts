/**
 * Which tab of this browser holds the one socket: the tab that has the Web Lock. When it closes or
 * crashes, the browser gives the lock to another. A tab that the browser has frozen keeps its lock, so
 * one that is looked at and hears nothing from it takes the lock away.
 */
export type TabLead = {
  /** Takes the lead although another tab has it. */
  steal: () => void;
  /** Lets go of it, and of the wish for it. */
  resign: () => void;
};

type LeadCallbacks = {
  onGained: () => void;
  /** Taken away by another tab. */
  onLost: () => void;
};

export function seekLead(
  name: string,
  { onGained, onLost }: LeadCallbacks,
  locks: Pick<LockManager, 'request'>,
): TabLead {
  const over = Promise.withResolvers<void>();
  const waiting = new AbortController();
  let isLeading = false;
  let hasResigned = false;

  async function request(options: LockOptions): Promise<void> {
    try {
      await locks.request(name, options, () => {
        if (hasResigned) return undefined;
        isLeading = true;
        onGained();
        return over.promise;
      });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      // Either our wish was withdrawn, or the lock was stolen.
      if (!isLeading || hasResigned) return;
      isLeading = false;
      onLost();
      void request({ signal: waiting.signal });
    }
  }

  void request({ signal: waiting.signal });
  return {
    steal() {
      if (!isLeading) void request({ steal: true });
    },
    resign() {
      hasResigned = true;
      waiting.abort();
      over.resolve();
    },
  };
}

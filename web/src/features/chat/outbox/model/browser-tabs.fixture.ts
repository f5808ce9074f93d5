/** The locks and channels that the tabs of one browser share, in memory. */
import type { TabLink } from './outbox.ts';

type Request = {
  readonly tab: Tab;
  readonly grant: () => Promise<unknown>;
  readonly refuse: (error: unknown) => void;
};

const abort = () => new DOMException('The request was aborted', 'AbortError');

/** A Web Lock with its queue, abort and steal. */
function createLock() {
  const queue: Request[] = [];
  let holder: Request | null = null;

  async function next(): Promise<void> {
    const request = queue.shift() ?? null;
    holder = request;
    if (request === null) return;
    await request.grant();
    if (holder === request) await next();
  }

  function request(tab: Tab, options: LockOptions, callback: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own: Request = {
        tab,
        grant: async () => resolve(await callback()),
        refuse: reject,
      };
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(own);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(abort());
      });
      if (options.steal) {
        queue.unshift(own);
        holder?.refuse(abort());
        void next();
      } else {
        queue.push(own);
        if (holder === null) void next();
      }
    });
  }
  return {
    request,
    queued: () => queue.length,
    /** Removes the lock and all requests of a tab without notifying it. */
    forget(tab: Tab): void {
      queue.splice(0, queue.length, ...queue.filter((each) => each.tab !== tab));
      if (holder?.tab === tab) void next();
    },
  };
}

/** A tab. While it is frozen it receives and posts nothing. */
export type Tab = { readonly link: TabLink; isFrozen: boolean };

export function createBrowser() {
  const locks = new Map<string, ReturnType<typeof createLock>>();
  const channels = new Set<{ name: string; tab: Tab; target: EventTarget }>();

  function lockOf(name: string) {
    const lock = locks.get(name) ?? createLock();
    locks.set(name, lock);
    return lock;
  }

  function openTab(): Tab {
    const request = (name: string, options: LockOptions, callback: () => unknown) =>
      lockOf(name).request(tab, options, callback);
    const tab: Tab = {
      isFrozen: false,
      link: { locks: { request: request as LockManager['request'] }, openChannel },
    };
    function openChannel(name: string): ReturnType<TabLink['openChannel']> {
      const own = { name, tab, target: new EventTarget() };
      channels.add(own);
      return Object.assign(own.target, {
        postMessage(data: unknown) {
          if (tab.isFrozen) return;
          for (const other of channels)
            if (other !== own && other.name === name && !other.tab.isFrozen)
              queueMicrotask(() =>
                other.target.dispatchEvent(new MessageEvent('message', { data })),
              );
        },
        close: () => void channels.delete(own),
      }) as never;
    }
    return tab;
  }
  return {
    openTab,
    /** The tab crashes: the browser releases its locks, and the tab posts nothing more. */
    kill(tab: Tab): void {
      tab.isFrozen = true;
      for (const lock of locks.values()) lock.forget(tab);
    },
    /** The number of requests that wait for the lock of this name. */
    queued: (name: string): number => lockOf(name).queued(),
  };
}

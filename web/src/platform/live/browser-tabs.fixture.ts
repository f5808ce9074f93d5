/** What the tabs of one browser share: its locks and its channels, in memory. */
import type { TabLink } from './tab-group.ts';

type Request = {
  readonly grant: () => Promise<unknown>;
  readonly refuse: (error: unknown) => void;
};

const abort = () => new DOMException('The request was aborted', 'AbortError');

/** Web Locks for one name, with queue, abort and steal. */
function createLocks(): LockManager['request'] {
  const queue: Request[] = [];
  let holder: Request | null = null;

  async function next(): Promise<void> {
    const request = queue.shift() ?? null;
    holder = request;
    if (request === null) return;
    await request.grant();
    if (holder === request) await next();
  }

  function request(_name: string, options: LockOptions, callback: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own: Request = {
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
  return request as LockManager['request'];
}

/** Frozen, a tab neither hears nor says anything. */
export type Tab = { readonly link: TabLink; isFrozen: boolean };

export function createBrowser() {
  const request = createLocks();
  const channels = new Set<{ tab: Tab; target: EventTarget }>();

  function openTab(): Tab {
    const tab: Tab = { isFrozen: false, link: { locks: { request }, openChannel } };
    function openChannel(): ReturnType<TabLink['openChannel']> {
      const own = { tab, target: new EventTarget() };
      channels.add(own);
      return Object.assign(own.target, {
        postMessage(data: unknown) {
          if (tab.isFrozen) return;
          for (const other of channels)
            if (other !== own && !other.tab.isFrozen)
              queueMicrotask(() =>
                other.target.dispatchEvent(new MessageEvent('message', { data })),
              );
        },
        close: () => void channels.delete(own),
      }) as never;
    }
    return tab;
  }
  return { openTab };
}

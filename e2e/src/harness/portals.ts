import { type Portal, startPortal } from './portal.ts';
import { createPortalHost, type Settings } from './portal-host.ts';

/** The portals of a worker process, one at a time. */
export interface Portals extends AsyncDisposable {
  /** Returns the portal of this file or test, after ending the portal of the file or test before. */
  of(owner: string, settings: Settings): Promise<Portal>;
}

export function createPortals(): Portals {
  const host = createPortalHost();
  let current: { readonly key: string; readonly portal: Portal } | undefined;

  async function endCurrent() {
    const ended = current?.portal;
    current = undefined;
    await ended?.[Symbol.asyncDispose]();
  }
  return {
    async of(owner, settings) {
      const key = `${owner} ${JSON.stringify(settings)}`;
      if (current?.key === key) return current.portal;
      await endCurrent();
      const portal = await startPortal(host, settings);
      current = { key, portal };
      return portal;
    },
    async [Symbol.asyncDispose]() {
      await using _ = host;
      await endCurrent();
    },
  };
}

import { type Portal, type Settings, startPortal } from './portal.ts';

/** The portal of the test file that runs; each worker process has its own. */
export interface Portals extends AsyncDisposable {
  /** Returns the portal of this file, and first ends that of the file before. */
  of(file: string, settings: Settings): Promise<Portal>;
}

export function createPortals(): Portals {
  let current: { readonly key: string; readonly portal: Portal } | undefined;

  async function endCurrent() {
    const ended = current?.portal;
    current = undefined;
    await ended?.[Symbol.asyncDispose]();
  }
  return {
    async of(file, settings) {
      const key = `${file} ${JSON.stringify(settings)}`;
      if (current?.key === key) return current.portal;
      await endCurrent();
      const portal = await startPortal(settings);
      current = { key, portal };
      return portal;
    },
    [Symbol.asyncDispose]: endCurrent,
  };
}

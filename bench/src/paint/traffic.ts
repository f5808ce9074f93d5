import type { CDPSession } from '@playwright/test';

export interface Traffic {
  readonly files: number;
  readonly kilobytes: number;
}

/** Counts what a page transfers from now on. Returns the function that returns the count so far. */
export async function countTraffic(devTools: CDPSession): Promise<() => Traffic> {
  let files = 0;
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    files += 1;
    bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  return () => ({ files, kilobytes: Math.round(bytes / 1000) });
}

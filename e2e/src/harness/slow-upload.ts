/** An upload that lasts long enough to be interrupted. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fixture } from './fixtures.ts';
import type { Portal } from './portal.ts';

/** The path of a large clip: a real one with empty bytes at its end. */
export async function largeClip({ dataDir }: Portal, megabytes: number): Promise<string> {
  const room = Buffer.alloc(megabytes * 1024 * 1024);
  room.writeUInt32BE(room.length);
  room.write('free', 4, 'ascii');
  const path = join(dataDir, 'large.mp4');
  await writeFile(path, Buffer.concat([await readFile(fixture('clips/intro-4s.mp4')), room]));
  return path;
}

/** Limits the page's upload speed. Returns a function that removes the limit. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  // Marks the context as changed: a later test must not get the slow line.
  await page.context().setOffline(false);
  const devTools = await page.context().newCDPSession(page);
  const sending = (uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devTools.send('Network.enable');
  await sending(bytesPerSecond);
  return async () => {
    await sending(-1);
    await devTools.detach();
  };
}

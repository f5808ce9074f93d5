/** The gallery takes each picture also if its browser crashes, and says which it could not take. */
import { mkdir, readdir } from 'node:fs/promises';
import { chromium, expect, type TestInfo } from '@playwright/test';
import type { Motif } from './gallery/pictures.ts';
import { type Taken, takeMotifs } from './gallery/take-motifs.ts';
import { EVERY_VIEW } from './gallery/views.ts';
import { CHROMIUM } from './harness/chromium.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';

const launch = () => chromium.launch(CHROMIUM);

/** Kills the process of the browser, as the system does if there is no memory left. */
async function crash({ context }: Visitor): Promise<void> {
  const devTools = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devTools?.send('SystemInfo.getProcessInfo')) ?? {};
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser has not named its process');
  process.kill(main.id, 'SIGKILL');
}

function motif(name: string, opens: (visitor: Visitor) => Promise<void> = async () => {}): Motif {
  const screen = { name, path: '/', shows: 'Go to my training', opens };
  return { screen, state: 'little', views: EVERY_VIEW.slice(0, 1) };
}

async function folderOf({ outputDir }: TestInfo): Promise<string> {
  await mkdir(outputDir, { recursive: true });
  return outputDir;
}

test('a crashed browser is started again, and its pictures are taken again', async ({
  portal,
}, testInfo) => {
  const folder = await folderOf(testInfo);
  let crashes = 0;
  const crashOnce = async (visitor: Visitor) => {
    if (crashes > 0) return;
    crashes += 1;
    await crash(visitor);
  };
  const taken: Taken = { pictures: [], problems: [] };
  const motifs = [motif('before'), motif('crashing', crashOnce), motif('after')];
  await takeMotifs(motifs, { portal, folder, launch }, taken);
  expect(crashes).toBe(1);
  expect(taken.problems).toEqual([]);
  expect(taken.pictures.map(({ screen }) => screen)).toEqual(['before', 'crashing', 'after']);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(taken.pictures.map(({ file }) => file)),
  );
});

test('a screen that crashes the browser each time is named, and the others are taken', async ({
  portal,
}, testInfo) => {
  const taken: Taken = { pictures: [], problems: [] };
  const motifs = [motif('crashing', crash), motif('after')];
  await takeMotifs(motifs, { portal, folder: await folderOf(testInfo), launch }, taken);
  expect(taken.pictures.map(({ screen }) => screen)).toEqual(['after']);
  expect(taken.problems).toEqual([expect.stringMatching(/^crashing, little: .*closed/)]);
});

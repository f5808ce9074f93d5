/** Opens a screen in a state, and keeps a picture of it in each view. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Browsers } from '../harness/browsers.ts';
import { PHONE } from '../harness/devices.ts';
import { capture, emulateDevice } from '../harness/emulation.ts';
import type { ReachedPortal } from '../harness/portal.ts';
import { openVisitor, type Visitor } from '../harness/visit.ts';
import type { SeenBy } from './all-screens.ts';
import { type NetworkState, openInState, untilComplete } from './states.ts';
import { showWhole, type View } from './views.ts';

/** The data on a screen, or the state of its network. */
export const STATES = [
  'little',
  'much',
  'empty',
  'long names',
  'right-to-left names',
  'emoji names',
  'loading',
  'error',
  'offline',
] as const;
export type State = (typeof STATES)[number];

/** A screen to be taken in a state. */
export interface Motif extends SeenBy {
  readonly state: State;
  readonly views: readonly View[];
}

export interface Picture extends View {
  readonly screen: string;
  readonly state: State;
  /** Name of the file in the gallery's folder. */
  readonly file: string;
}

export interface Studio {
  readonly browser: Browser;
  readonly browsers: Browsers;
  readonly portal: ReachedPortal;
  /** The folder of the pictures. */
  readonly folder: string;
}

/** At this quality texts have no visible faults, with a quarter of the bytes of a PNG file. */
export const QUALITY = 80;

/** Takes all pictures of the motif. Throws if its screen does not come to the state. */
export async function takePictures(studio: Studio, motif: Motif): Promise<Picture[]> {
  const { browser, browsers, portal, folder } = studio;
  const { as, screen, state, views } = motif;
  const { visitor, open } = await openVisitor(
    { browser, browsers },
    { device: PHONE, at: portal, reducedMotion: 'reduce', ...(as && { as }) },
  );
  let hasFailed = true;
  try {
    await openScreen(visitor, motif);
    const pictures: Picture[] = [];
    for (const view of views) {
      const file = `${slugOf(screen.name, state, view.device.width, view.theme)}.webp`;
      const window = await showWhole(visitor.page, view);
      await writeFile(join(folder, file), await capture(visitor.page, window, QUALITY));
      pictures.push({ ...view, screen: screen.name, state, file });
    }
    // The size that Playwright knows and the next motif expects.
    await emulateDevice(visitor.page, PHONE);
    hasFailed = false;
    return pictures;
  } finally {
    // Refusals and failures belong to the states. The journeys find all others.
    open.noise.expectComplaint(/./);
    await browsers.leave(open, { hasFailed });
  }
}

/** Opens the screen in its state. */
export async function openScreen(visitor: Visitor, { screen, state }: Motif): Promise<void> {
  const { page } = visitor;
  const { path, shows, opens } = screen;
  if (isNetworkState(state)) return openInState(page, path, state);
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await drawAll(page);
  await untilComplete(page);
  await opens?.(visitor);
}

/** Passes the whole page by the window: charts and rows far below it are not drawn before. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

function isNetworkState(state: State): state is NetworkState {
  return state === 'loading' || state === 'error' || state === 'offline';
}

export function slugOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => String(part).replaceAll(' ', '-')).join('.');
}

/** Takes motifs one after the other, in a browser that is started again after a failure. */
import type { Browser } from '@playwright/test';
import { createBrowsers } from '../harness/browsers.ts';
import { type Motif, type Picture, type Studio, takePictures } from './pictures.ts';

/** A screen in all views takes less than a minute on a busy machine; a screen that takes longer hangs. */
const MOTIF_LIMIT_MS = 240_000;
/** The second try is for a crash, and for a busy machine on which a page comes after the wait for it has ended. */
const TRIES = 2;

interface Place extends Pick<Studio, 'portal' | 'folder'> {
  readonly launch: () => Promise<Browser>;
  /** Takes the pictures of a motif. */
  readonly take?: typeof takePictures;
}

export interface Taken {
  readonly pictures: Picture[];
  /** An entry for each screen that did not come to its state. */
  readonly problems: string[];
}

/** Takes motifs that other calls have not taken, in a browser of its own, and adds to the result. */
export async function takeMotifs(
  waiting: Iterable<Motif>,
  { launch, take: takeAll = takePictures, ...place }: Place,
  result: Taken,
): Promise<void> {
  let opened: Pick<Studio, 'browser' | 'browsers'> | undefined;
  const close = async () => {
    const { browser } = opened ?? {};
    opened = undefined;
    await browser?.close();
  };
  const take = async (motif: Motif) => {
    opened ??= { browser: await launch(), browsers: createBrowsers() };
    return withinLimit(takeAll({ ...place, ...opened }, motif));
  };
  for (const motif of waiting) {
    const failures: unknown[] = [];
    while (failures.length < TRIES)
      try {
        result.pictures.push(...(await take(motif)));
        break;
      } catch (error) {
        failures.push(error);
        // The browser may have crashed or hang. Closing it also ends what is under way in it.
        await close();
      }
    if (failures.length === TRIES) result.problems.push(problemOf(motif, failures.at(-1)));
  }
  await close();
}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const message = `Not taken within ${MOTIF_LIMIT_MS / 1_000} s`;
  const timer = setTimeout(() => reject(new Error(message)), MOTIF_LIMIT_MS);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function problemOf({ screen, state }: Motif, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // Playwright adds all that a crashed browser has printed.
  return `${screen.name}, ${state}: ${message.replace(/\nBrowser logs:[\s\S]*/, '')}`;
}

/**
 * Takes a picture of every screen in every state, and writes an index page. `npm run gallery -- --only NAME` takes the
 * screens whose name contains NAME, `--state NAME` one state, `--out FOLDER` chooses the folder, and `--documents` takes
 * the pictures of the README and the guides instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { createBrowsers } from '../harness/browsers.ts';
import { CHROMIUM } from '../harness/chromium.ts';
import { createPortals, type Portals } from '../harness/portals.ts';
import { takeDocumentPictures } from './document-pictures.ts';
import { indexPage } from './index-page.ts';
import { SCENES } from './motifs.ts';
import { type Motif, type Picture, takePictures } from './pictures.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Each needs a core for the page and its pictures. */
const PAGES_AT_ONCE = Math.min(4, availableParallelism());

interface Choice {
  readonly only: string;
  readonly state: string | undefined;
  readonly folder: string;
}

interface Result {
  readonly pictures: Picture[];
  /** One line for each screen that did not come to its state. */
  readonly problems: string[];
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    state: { type: 'string' },
    out: { type: 'string', default: 'gallery' },
    documents: { type: 'boolean', default: false },
  },
});
const browser = await chromium.launch(CHROMIUM);
const portals = createPortals();
try {
  if (values.documents)
    await takeDocumentPictures({ browser, portals, folder: join(ROOT, 'docs/pictures') });
  else await makeGallery({ ...values, state: values.state, folder: resolve(ROOT, values.out) });
} finally {
  await portals[Symbol.asyncDispose]();
  await browser.close();
}

async function makeGallery(choice: Choice): Promise<void> {
  const { folder } = choice;
  const started = performance.now();
  await mkdir(folder, { recursive: true });
  const { pictures, problems } = await takeScenes(choice, { browser, portals });
  await writeFile(join(folder, 'index.html'), indexPage(pictures, problems));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${pictures.length} pictures in ${minutes} min: ${folder}/index.html\n`);
  if (problems.length > 0 || pictures.length === 0) process.exitCode = 1;
}

interface Equipment {
  readonly browser: Browser;
  readonly portals: Portals;
}

async function takeScenes({ only, state, folder }: Choice, equipment: Equipment): Promise<Result> {
  const pictures: Picture[] = [];
  const problems: string[] = [];
  for (const { name, states, fill } of SCENES) {
    if (!states.some((each) => (state ?? each) === each)) continue;
    const portal = await equipment.portals.of(name, {});
    const motifs = (await fill(portal)).filter(
      (motif) => motif.screen.name.includes(only) && (state ?? motif.state) === motif.state,
    );
    process.stdout.write(`${name}: ${motifs.length} screens\n`);
    const waiting = motifs.values();
    const work = async () => {
      await using browsers = createBrowsers();
      for (const motif of waiting) {
        const studio = { browser: equipment.browser, browsers, portal, folder };
        // The second try is for a busy machine, on which a page may come later than it is waited for.
        await takePictures(studio, motif)
          .catch(() => takePictures(studio, motif))
          .then(
            (taken) => pictures.push(...taken),
            (error: unknown) => problems.push(problemOf(motif, error)),
          );
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  }
  return { pictures, problems };
}

function problemOf({ screen, state }: Motif, error: unknown): string {
  return `${screen.name}, ${state}: ${error instanceof Error ? error.message : error}`;
}

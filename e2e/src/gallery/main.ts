/**
 * Takes a picture of every screen in every state, and writes an index page. `npm run gallery -- --only NAME` takes the
 * screens whose name contains NAME, `--state NAME` one state, `--out FOLDER` chooses the folder, and `--documents` takes
 * the pictures of the README and the guides instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createBrowsers } from '../harness/browsers.ts';
import { CHROMIUM } from '../harness/chromium.ts';
import { createPortals } from '../harness/portals.ts';
import { takeDocumentPictures } from './document-pictures.ts';
import { indexPage } from './index-page.ts';
import { SCENES } from './motifs.ts';
import { type Motif, type Picture, type Studio, takePictures } from './pictures.ts';

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
await using portals = createPortals();
if (values.documents) await makeDocumentPictures();
else await makeGallery({ ...values, state: values.state, folder: resolve(ROOT, values.out) });

async function makeDocumentPictures(): Promise<void> {
  await using browser = await chromium.launch(CHROMIUM);
  await takeDocumentPictures({ browser, portals, folder: join(ROOT, 'docs/pictures') });
}

async function makeGallery(choice: Choice): Promise<void> {
  const { folder } = choice;
  const started = performance.now();
  await mkdir(folder, { recursive: true });
  const { pictures, problems } = await takeScenes(choice);
  await writeFile(join(folder, 'index.html'), indexPage(pictures, problems));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${pictures.length} pictures in ${minutes} min: ${folder}/index.html\n`);
  if (problems.length > 0 || pictures.length === 0) process.exitCode = 1;
}

async function takeScenes({ only, state, folder }: Choice): Promise<Result> {
  const result: Result = { pictures: [], problems: [] };
  for (const { name, states, fill } of SCENES) {
    if (!states.some((each) => (state ?? each) === each)) continue;
    const portal = await portals.of(name, {});
    const motifs = (await fill(portal)).filter(
      (motif) => motif.screen.name.includes(only) && (state ?? motif.state) === motif.state,
    );
    process.stdout.write(`${name}: ${motifs.length} screens\n`);
    const waiting = motifs.values();
    const work = () => takeMotifs(waiting, { portal, folder }, result);
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  }
  return result;
}

type Place = Pick<Studio, 'portal' | 'folder'>;

/** Takes motifs that other calls have not taken, in a browser of its own, and adds to the result. */
async function takeMotifs(waiting: Iterable<Motif>, place: Place, result: Result): Promise<void> {
  let browser = await chromium.launch(CHROMIUM);
  let browsers = createBrowsers();
  const take = async (motif: Motif) => {
    if (!browser.isConnected()) {
      // It has crashed.
      browser = await chromium.launch(CHROMIUM);
      browsers = createBrowsers();
    }
    return takePictures({ ...place, browser, browsers }, motif);
  };
  // The second try is for a busy machine, on which a page may come later than it is waited for.
  for (const motif of waiting)
    try {
      // The second try is for a busy machine, on which a page may come later than it is waited for.
      const taken = await take(motif).catch(() => take(motif));
      result.pictures.push(...taken);
    } catch (error) {
      result.problems.push(problemOf(motif, error));
    }
  await browser.close();
}

function problemOf({ screen, state }: Motif, error: unknown): string {
  return `${screen.name}, ${state}: ${error instanceof Error ? error.message : error}`;
}

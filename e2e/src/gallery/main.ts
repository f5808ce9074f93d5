/**
 * Takes a picture of every screen in every state, and writes an index page. `npm run gallery -- --only NAME` takes the
 * screens whose name contains NAME, `--state`, `--width` and `--theme` (each also several times) those states and views,
 * `--out FOLDER` chooses the folder, and `--documents` takes the pictures of the README and the guides instead. `--pseudo`
 * shows the screens in accented texts, and fails if it finds one that is cut, that overlaps or that has no accents.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { createPortals } from '../harness/portals.ts';
import { type Choice, chosenMotifs, includesState, readChoice } from './choice.ts';
import { takeDocumentPictures } from './document-pictures.ts';
import { drawsEmoji } from './emoji-font.ts';
import { indexPage } from './index-page.ts';
import { SCENES, type Scene } from './motifs.ts';
import { createPseudoCheck, isPseudoMotif, PSEUDO_VIEWS } from './pseudo.ts';
import { servePseudoApp } from './pseudo-app.ts';
import { type Taken, takeMotifs } from './take-motifs.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Each needs a core for the page and its pictures. */
const PAGES_AT_ONCE = Math.min(4, availableParallelism());
const NO_EMOJI =
  'No font on this machine has emoji, so the pictures show boxes for them. Debian has the package fonts-noto-color-emoji.';

const launch = () => chromium.launch(CHROMIUM);

const choice = readChoice(process.argv.slice(2));
await using portals = createPortals();
if (choice.documents) await makeDocumentPictures();
else if (choice.pseudo) await checkPseudoTexts(join(resolve(ROOT, choice.out), 'pseudo'));
else await makeGallery(resolve(ROOT, choice.out));

async function makeDocumentPictures(): Promise<void> {
  await using browser = await launch();
  await takeDocumentPictures({ browser, portals, folder: join(ROOT, 'docs/pictures') });
}

async function makeGallery(folder: string): Promise<void> {
  const started = performance.now();
  await mkdir(folder, { recursive: true });
  const notes = await notesOnMachine();
  const taken: Taken = { pictures: [], problems: [] };
  for (const scene of SCENES) await takeScene(scene, { choice, folder, taken });
  const { pictures, problems } = taken;
  await writeFile(join(folder, 'index.html'), indexPage({ ...taken, notes }));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const line of [...notes, ...problems.map((problem) => `Not taken: ${problem}`)])
    process.stderr.write(`${line}\n`);
  process.stdout.write(`${pictures.length} pictures in ${minutes} min: ${folder}/index.html\n`);
  if (problems.length > 0 || pictures.length === 0) process.exitCode = 1;
}

async function notesOnMachine(): Promise<string[]> {
  await using browser = await launch();
  return (await drawsEmoji(browser)) ? [] : [NO_EMOJI];
}

/** Takes the screens of two portals, with few and without any data, in accented texts. */
async function checkPseudoTexts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { take, findings } = createPseudoCheck();
  const taken: Taken = { pictures: [], problems: [] };
  for (const { name, fill } of SCENES.filter(({ states }) => states.includes('empty'))) {
    const portal = await portals.of(name, {});
    await using app = await servePseudoApp(portal);
    const motifs = (await fill(portal)).filter(isPseudoMotif);
    const waiting = chosenMotifs(
      choice,
      motifs.map((motif) => ({ ...motif, views: PSEUDO_VIEWS })),
    ).values();
    const work = () => takeMotifs(waiting, { portal: app, folder, launch, take }, taken);
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  }
  const lines = [...findings(), ...taken.problems.map((problem) => `Not taken: ${problem}`)];
  await writeFile(join(folder, 'index.html'), indexPage({ ...taken, notes: findings() }));
  process.stdout.write(`${[...lines, `${lines.length} findings`].join('\n')}\n`);
  if (lines.length > 0 || taken.pictures.length === 0) process.exitCode = 1;
}

interface Task {
  readonly choice: Choice;
  readonly folder: string;
  readonly taken: Taken;
}

/** Takes the chosen motifs of a scene. A state that cannot be filled is a problem; the other states are taken. */
async function takeScene({ name, states, fill }: Scene, { choice, folder, taken }: Task) {
  if (!states.some((state) => includesState(choice, state))) return;
  try {
    const portal = await portals.of(name, {});
    const motifs = chosenMotifs(choice, await fill(portal));
    process.stdout.write(`${name}: ${motifs.length} screens\n`);
    const waiting = motifs.values();
    const work = () => takeMotifs(waiting, { portal, folder, launch }, taken);
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } catch (error) {
    taken.problems.push(`${name}: ${error instanceof Error ? error.stack : error}`);
  }
}

/** Looks for texts that are cut, that overlap or that are in no catalogue, in languages that consist of accented English. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Device, PHONE } from '../harness/devices.ts';
import { capture, emulateDevice } from '../harness/emulation.ts';
import { findSizeProblems } from '../harness/page-size.ts';
import { openVisitor } from '../harness/visit.ts';
import { type Content, collectContent } from './content.ts';
import { type Motif, openScreen, type Picture, QUALITY, type Studio, slugOf } from './pictures.ts';
import { measureTexts } from './text-faults.ts';
import { EVERY_VIEW, showWhole, type View } from './views.ts';

/** One is read from left to right, the other from right to left (`web/vite-pseudo-texts.ts`). */
const LANGUAGES = ['de', 'ar'] as const;
/** States in which texts are loaded. */
const STATES = ['little', 'empty', 'loading', 'error'];

export const PSEUDO_VIEWS: readonly View[] = EVERY_VIEW.filter(
  ({ device: { width }, theme }) => theme === 'light' && [320, 390, 1_280].includes(width),
);

export interface PseudoCheck {
  readonly take: (studio: Studio, motif: Motif) => Promise<Picture[]>;
  /** A line for each finding, with the views that have it. */
  findings(): string[];
}

/** The pages that check certificates are made by the server, which has no accented texts. */
export const isPseudoMotif = ({ state, screen }: Motif) =>
  STATES.includes(state) && !screen.path.startsWith('/verify');

export function createPseudoCheck(): PseudoCheck {
  const content = collectContent();
  const found = new Map<string, Set<string>>();
  const note = (finding: string, view: string) =>
    found.set(finding, (found.get(finding) ?? new Set()).add(view));

  async function take({ browser, browsers, portal, folder }: Studio, motif: Motif) {
    const { as, screen, state } = motif;
    const { visitor, open } = await openVisitor(
      { browser, browsers },
      { device: PHONE, at: portal, reducedMotion: 'reduce', ...(as && { as }) },
    );
    const { page } = visitor;
    content.follow(page);
    let hasFailed = true;
    try {
      await openScreen(visitor, motif);
      const pictures: Picture[] = [];
      for (const language of LANGUAGES) {
        const name = `${screen.name}-${language}`;
        for (const view of motif.views) {
          const { width } = view.device;
          const { window, problems } = await look(page, { view, language, content });
          for (const problem of problems)
            note(`${screen.name}, ${state}: ${problem}`, `${language} ${width}`);
          const file = `${slugOf(name, state, width)}.webp`;
          await writeFile(join(folder, file), await capture(page, window, QUALITY));
          pictures.push({ ...view, screen: name, state, file });
        }
        await emulateDevice(page, PHONE);
      }
      hasFailed = false;
      return pictures;
    } finally {
      // Refusals and failures belong to the states.
      open.noise.expectComplaint(/./);
      await browsers.leave(open, { hasFailed });
    }
  }
  return {
    take,
    findings: () => [...found].map(([finding, views]) => `${finding} (${[...views].join(', ')})`),
  };
}

interface Look {
  readonly view: View;
  readonly language: string;
  readonly content: Content;
}

/** Looks again if the session of the page has changed meanwhile, which shows the language of the user. */
async function look(page: Page, asked: Look): Promise<{ window: Device; problems: string[] }> {
  const { view, language } = asked;
  await showIn(page, language);
  const window = await showWhole(page, view);
  const problems = await problemsOf(page, asked);
  const shown = await page.evaluate(() => document.documentElement.lang);
  return shown === language ? { window, problems } : look(page, asked);
}

/** The screen stays as it is: only its texts change. */
async function showIn(page: Page, language: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const show: (language: string) => Promise<void> = Reflect.get(globalThis, 'showInLanguage');
    await show(wanted);
  }, language);
}

async function problemsOf(page: Page, { view, language, content }: Look): Promise<string[]> {
  const { faults, texts } = await measureTexts(page);
  const problems = [...(await findSizeProblems(page, view.device.width)), ...faults];
  for (const text of texts) {
    const words = await content.untranslated(text, language);
    if (words.length > 0) problems.push(`untranslated: ${words.join(', ')} in “${text}”`);
  }
  return problems;
}

/** A page as Lighthouse judges it, in a browser of its own in which its user is signed in. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { CHROMIUM } from './chromium.ts';
import { stateOf } from './load.ts';
import type { MeasuredPage } from './pages.ts';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Scores {
  /** Between 0 and 100, as the three below. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds of the first and the largest contentful paint. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds in which long tasks blocked input. */
  readonly blocked: number;
  /** The audits other than those of performance that failed. */
  readonly failed: readonly string[];
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

export async function runLighthouse(origin: string, page: MeasuredPage): Promise<Scores> {
  await using stack = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
  stack.defer(() => rm(profile, { recursive: true, force: true }));
  const port = await freePort();
  // The profile's own context: Lighthouse opens its tab there.
  const browser = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  stack.defer(() => browser.close());
  if (page.session !== null) {
    const [tab = await browser.newPage()] = browser.pages();
    await tab.goto(`${origin}/robots.txt`);
    const [kept] = stateOf(origin, page.session).origins;
    await tab.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, kept?.localStorage ?? []);
  }
  const file = join(profile, 'report.json');
  await lighthouse([
    origin + page.path,
    `--port=${port}`,
    `--output-path=${file}`,
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    `--only-categories=${CATEGORIES.join(',')}`,
  ]);
  return scoresOf(JSON.parse(await readFile(file, 'utf8')) as Report);
}

async function lighthouse(args: readonly string[]): Promise<void> {
  const packageOption = `--package=lighthouse@${VERSION}`;
  await promisify(execFile)(
    'npm',
    ['exec', '--yes', '--ignore-scripts', packageOption, '--', 'lighthouse', ...args],
    // No report of errors to its authors, and no question about it.
    { env: { ...process.env, CI: '1' } },
  );
}

function scoresOf({ categories, audits }: Report): Scores {
  const score = (category: keyof Report['categories']) => 100 * categories[category].score;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const judged = CATEGORIES.filter((category) => category !== 'performance');
  const failed = judged
    .flatMap((category) => categories[category].auditRefs.map(({ id }) => id))
    .filter((id) => audits[id]?.score === 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    failed,
  };
}

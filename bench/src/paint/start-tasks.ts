/** The tasks of a page's start, by the processor time of the page's main thread. */
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium } from '@playwright/test';
import { sum } from '../figures.ts';
import { CHROMIUM } from './chromium.ts';
import { stateOf } from './load.ts';
import type { MeasuredPage } from './pages.ts';

/** Milliseconds of processor time at a processor four times slower than this one. */
export interface Start {
  /** The sum of what each task takes over 50 ms. */
  readonly blocked: number;
  readonly longest: number;
  readonly all: number;
}

/** The parts of a trace event that are read here; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const SLOWDOWN = 4;
/** As Lighthouse takes a task for long. */
const LONG_MS = 50;
/** In which a page is complete on this machine. */
const TRACED_MS = 2_500;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export async function measureStart(origin: string, page: MeasuredPage): Promise<Start> {
  await using browser = await chromium.launch(CHROMIUM);
  const context = await browser.newContext({
    ...PHONE,
    ...(page.session && { storageState: stateOf(origin, page.session) }),
  });
  const tab = await context.newPage();
  // The process of the page is started before.
  await tab.goto(`${origin}/robots.txt`);
  const events = await traceOf(await browser.newBrowserCDPSession(), async () => {
    await tab.goto(origin + page.path);
    await setTimeout(TRACED_MS);
  });
  const times = tasksOfMainThread(events).map(({ tdur = 0 }) => (tdur / 1_000) * SLOWDOWN);
  return {
    blocked: sum(times.map((time) => Math.max(0, time - LONG_MS))),
    longest: Math.max(...times),
    all: sum(times),
  };
}

async function traceOf(devTools: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await run();
  const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await isComplete;
  return events;
}

/** The outermost tasks: a task can have others in it. */
function tasksOfMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const all = events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask'))
    .filter((event) => threads.has(threadOf(event)))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = 0;
  return all.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#web/platform/http/api-error.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { trainingModuleQuery } from './training-module.ts';
import { storedReports, type WatchReport } from './unanswered-reports.ts';
import { unansweredReports } from './watching.ts';

const MODULE = 7;
const trainee = {
  id: 1,
  name: 'Tea',
  email: 'tea@x.io',
  role: 'TRAINEE',
  company: null,
  language: null,
  companyLanguage: null,
  reach: null,
} as const;
const unanswered = unansweredReports({ userId: trainee.id, moduleId: MODULE });
const stored: WatchReport = { timeSpent: 40, position: 10, watchedTo: 40, videoId: 3 };

beforeEach(() => session.start({ token: 'secret', user: trainee }));
afterEach(() => {
  storedReports.remove(MODULE);
  session.end('logged-out');
  queryClient.clear();
});

/**
 * A server that stores this progress of the module and accepts every report. Resolves with the module, the reports, and
 * the order of the calls.
 */
async function readModule(first: { timeSpent: number; watchedTo: number }) {
  const reports: unknown[] = [];
  const calls: string[] = [];
  let held = { ...first, position: 0 };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method ?? 'GET'} ${url.replace(/^.*\/trainee/, '')}`);
    if (url.endsWith('/trainee/modules'))
      return Response.json([{ moduleId: MODULE, timeSpentOnVideo: held.timeSpent }]);
    if (typeof body !== 'string') return Response.json({ id: MODULE, ...held });
    const report = JSON.parse(body) as WatchReport;
    reports.push(report);
    held = {
      timeSpent: Math.max(report.timeSpent, held.timeSpent),
      watchedTo: Math.max(report.watchedTo, held.watchedTo),
      position: report.position,
    };
    return Response.json({ success: true, ...held });
  });
  const module = await queryClient.fetchQuery(trainingModuleQuery(MODULE));
  vi.unstubAllGlobals();
  return { module, reports, calls };
}

it('delivers a stored report before it opens the module, which starts the clock again', async () => {
  storedReports.write(MODULE, stored);
  const { module, calls } = await readModule({ timeSpent: 5, watchedTo: 5 });
  expect(calls).toEqual(['GET /modules', `PUT /modules/${MODULE}/time`, `GET /modules/${MODULE}`]);
  expect(module).toMatchObject({ timeSpent: 40, position: 10, watchedTo: 40 });
  expect(storedReports.read(MODULE)).toBeNull();
});

it('delivers a report with a further second, even if another device has played for longer', async () => {
  storedReports.write(MODULE, stored);
  const { module, reports } = await readModule({ timeSpent: 50, watchedTo: 20 });
  expect(reports).toEqual([stored]);
  expect(module).toMatchObject({ timeSpent: 50, watchedTo: 40 });
});

it('drops a report without new data for the server', async () => {
  storedReports.write(MODULE, stored);
  const { module, reports } = await readModule({ timeSpent: 50, watchedTo: 40 });
  expect(reports).toEqual([]);
  expect(module).toMatchObject({ timeSpent: 50, watchedTo: 40 });
  expect(storedReports.read(MODULE)).toBeNull();
});

it('reports the visit of the module before it opens it again', async () => {
  const order: string[] = [];
  const removeVisit = unanswered.addVisit(async () => {
    order.push('reported');
    return 'accepted';
  });
  const { calls } = await readModule({ timeSpent: 5, watchedTo: 5 });
  removeVisit();
  expect([...order, ...calls]).toEqual(['reported', `GET /modules/${MODULE}`]);
});

it('does not open the module again while its visit cannot report', async () => {
  const fetchNothing = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchNothing);
  const removeVisit = unanswered.addVisit(async () => 'stored');
  const options = { ...trainingModuleQuery(MODULE), retry: false };
  await expect(queryClient.fetchQuery(options)).rejects.toThrow(NetworkError);
  removeVisit();
  vi.unstubAllGlobals();
  expect(fetchNothing).not.toHaveBeenCalled();
});

it('waits for the last report of a page that was just left', async () => {
  const order: string[] = [];
  let answer: () => void = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    order.push(method ?? 'GET');
    if (method !== 'PUT') return Response.json({ id: MODULE, ...stored });
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    order.push('answered');
    return Response.json({ success: true, ...stored });
  });
  const leaving = unanswered.send(stored);
  const opening = queryClient.fetchQuery(trainingModuleQuery(MODULE));
  await vi.waitFor(() => expect(order).toEqual(['PUT']));
  answer();
  await Promise.all([leaving, opening]);
  vi.unstubAllGlobals();
  expect(order).toEqual(['PUT', 'answered', 'GET']);
});

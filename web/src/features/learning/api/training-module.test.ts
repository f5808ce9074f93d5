import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { storedReports, type WatchReport } from '../watching/model/watch-reporter.ts';
import { trainingModuleQuery } from './training-module.ts';

const MODULE = 7;
const trainee = { id: 1, name: 'Tea', email: 'tea@x.io', role: 'TRAINEE', company: null } as const;
const stored: WatchReport = { timeSpent: 40, position: 10, watchedTo: 40, videoId: 3 };

beforeEach(() => session.start({ token: 'secret', user: trainee }));
afterEach(() => {
  storedReports.remove(MODULE);
  session.end('logged-out');
});

/**
 * A server that stores this progress of the module and accepts every report. Resolves with the module and the reports.
 */
async function readModule(held: { timeSpent: number; watchedTo: number }) {
  const reports: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Response.json({ id: MODULE, position: 0, ...held });
    const report = JSON.parse(body) as WatchReport;
    reports.push(report);
    const timeSpent = Math.max(report.timeSpent, held.timeSpent);
    return Response.json({ ...report, success: true, timeSpent });
  });
  const module = await queryClient.fetchQuery(trainingModuleQuery(MODULE));
  vi.unstubAllGlobals();
  return { module, reports };
}

it('returns the furthest second of a report that was delivered with the read', async () => {
  storedReports.write(MODULE, stored);
  const { module } = await readModule({ timeSpent: 5, watchedTo: 5 });
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

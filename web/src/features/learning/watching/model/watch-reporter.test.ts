import type { AcceptedWatch } from '@portal/contract/learning';
import { describe, expect, it } from 'vitest';
import {
  createUnansweredReports,
  toWatchReport,
  type WatchReport,
} from '#web/features/learning/api/unanswered-reports.ts';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { createWatchReporter } from './watch-reporter.ts';

function reporterWith(answer: (report: WatchReport) => AcceptedWatch | Promise<AcceptedWatch>) {
  const sent: WatchReport[] = [];
  const waits: number[] = [];
  const refused: ApiError[] = [];
  const stored: { record: WatchReport | null } = { record: null };
  const reporter = createWatchReporter({
    credited: 0,
    onAccepted: () => undefined,
    unanswered: createUnansweredReports(
      {
        read: () => stored.record,
        write: (report) => {
          stored.record = report;
        },
        remove: () => {
          stored.record = null;
        },
      },
      async (report) => {
        sent.push(report);
        return answer(report);
      },
    ),
    wait: async (ms) => waits.push(ms),
    onRefused: (refusal) => refused.push(refusal),
  });
  return { reporter, sent, waits, refused, stored };
}

const accept = ({ timeSpent, position, watchedTo }: WatchReport): AcceptedWatch => ({
  success: true,
  timeSpent,
  position,
  watchedTo,
});
const at = (second: number): WatchReport => ({
  timeSpent: second,
  position: second,
  watchedTo: second,
  videoId: 3,
});

/** An answer that the test sends later. */
function deferredAnswer() {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { held, answer };
}

describe('watch reporter', () => {
  it('sends a report and removes it once it is accepted', async () => {
    const { reporter, sent, stored } = reporterWith(accept);
    expect(await reporter.report(at(5))).toBe('accepted');
    expect(sent).toEqual([at(5)]);
    expect(stored.record).toBeNull();
    expect(reporter.hasUnsentReport()).toBe(false);
  });

  it('does not send the same report twice', async () => {
    const { reporter, sent } = reporterWith(accept);
    await reporter.report(at(5));
    await reporter.report(at(5));
    await reporter.report(at(5), { leaving: true });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the network', () => new NetworkError()],
    ['a server that is down', () => new ApiError(503, {})],
    ['a proxy that asks for patience', () => new ApiError(429, {})],
    ['a session that has ended', () => new ApiError(401, { code: 'UNAUTHENTICATED' })],
  ])('stores a report that %s lost and sends it later', async (_, fault) => {
    let isOnline = false;
    const { reporter, sent, refused, stored } = reporterWith((report) => {
      if (!isOnline) throw fault();
      return accept(report);
    });
    expect(await reporter.report(at(5))).toBe('stored');
    expect(stored.record).toEqual(at(5));
    expect(reporter.hasUnsentReport()).toBe(true);
    isOnline = true;
    expect(await reporter.report(at(5))).toBe('accepted');
    expect(sent).toHaveLength(2);
    expect(stored.record).toBeNull();
    expect(refused).toEqual([]);
  });

  it.each([
    [403, 'MODULE_LOCKED'],
    [404, 'NOT_FOUND'],
    [400, 'INVALID_INPUT'],
    [409, 'VIDEO_CHANGED'],
  ] as const)('stops for good at %i %s', async (status, code) => {
    const { reporter, sent, refused, stored } = reporterWith(() => {
      throw new ApiError(status, { code, message: 'No' });
    });
    expect(await reporter.report(at(5))).toBe('refused');
    expect(await reporter.report(at(6))).toBe('refused');
    expect(await reporter.report(at(7), { leaving: true })).toBe('refused');
    expect(sent).toEqual([at(5)]);
    expect(refused.map((each) => each.code)).toEqual([code]);
    expect(stored.record).toBeNull();
    expect(reporter.hasUnsentReport()).toBe(false);
  });

  it.each([
    ['the network is lost', new NetworkError()],
    ['the server asks to wait', new ApiError(429, { code: 'TOO_MANY_REQUESTS', message: 'Wait' })],
    ['the server fails', new ApiError(503, {})],
  ])('is at its limit 50 s after the last accepted report if %s', async (_, fault) => {
    let isReached = true;
    const { reporter } = reporterWith((report) => {
      if (!isReached) throw fault;
      return accept(report);
    });
    await reporter.report(at(30));
    isReached = false;
    expect(reporter.isAtLimit(at(79))).toBe(false);
    expect(await reporter.report(at(80))).toBe('stored');
    expect(reporter.isAtLimit(at(80))).toBe(true);
    isReached = true;
    expect(await reporter.report(at(80))).toBe('accepted');
    expect(reporter.isAtLimit(at(80))).toBe(false);
  });

  it('counts the limit from the report, also if the server has credited less', async () => {
    const { reporter } = reporterWith((report) => ({ ...accept(report), timeSpent: 0 }));
    await reporter.report(at(60));
    expect(reporter.isAtLimit(at(70))).toBe(false);
  });

  it('keeps a newer report when an older one is accepted', async () => {
    const { reporter, sent, stored } = reporterWith(accept);
    const older = reporter.report(at(5));
    stored.record = at(9);
    await older;
    expect(sent).toEqual([at(5)]);
    expect(stored.record).toEqual(at(9));
  });

  it('keeps the greater time and the further second that another tab has stored', async () => {
    const { reporter, sent, stored } = reporterWith(accept);
    stored.record = at(80);
    await reporter.report(at(5));
    expect(sent).toEqual([{ timeSpent: 80, position: 5, watchedTo: 80, videoId: 3 }]);
    expect(stored.record).toBeNull();
  });

  it('does not merge a report of a replaced video', async () => {
    const { reporter, sent, stored } = reporterWith(accept);
    stored.record = { ...at(80), videoId: 2 };
    await reporter.report(at(5));
    expect(sent).toEqual([at(5)]);
  });

  it('does not merge a report of another run, but one from before reports named their run', async () => {
    const { reporter, sent, stored } = reporterWith(accept);
    stored.record = { ...at(80), runId: 70 };
    await reporter.report({ ...at(5), runId: 71 });
    expect(sent).toEqual([{ ...at(5), runId: 71 }]);
    stored.record = at(80);
    await reporter.report({ ...at(6), runId: 71 });
    expect(sent.at(-1)).toEqual({ ...at(80), position: 6, runId: 71 });
  });

  it('waits for the report under way, unless the page is being left', async () => {
    const { held, answer } = deferredAnswer();
    const { reporter, sent } = reporterWith(async (report) => {
      await held;
      return accept(report);
    });
    const first = reporter.report(at(5));
    await Promise.resolve();
    const second = reporter.report(at(10));
    await Promise.resolve();
    expect(sent).toEqual([at(5)]);
    const leaving = reporter.report(at(11), { leaving: true });
    expect(sent).toEqual([at(5), at(11)]);
    answer();
    expect(await Promise.all([first, second, leaving])).toEqual(Array(3).fill('accepted'));
    // The second report is older than the one sent on leaving: its position must not arrive last.
    expect(sent).toEqual([at(5), at(11)]);
  });

  it('sends a waiting report at once when the page is left', async () => {
    const { held, answer } = deferredAnswer();
    const { reporter, sent } = reporterWith(async (report) => {
      await held;
      return accept(report);
    });
    void reporter.report(at(5));
    await Promise.resolve();
    void reporter.report(at(10));
    const leaving = reporter.report(at(10), { leaving: true });
    expect(sent).toEqual([at(5), at(10)]);
    answer();
    expect(await leaving).toBe('accepted');
    expect(sent).toHaveLength(2);
  });

  it('repeats a report that came a little early, after the missing time', async () => {
    let credited = 4.5;
    const { reporter, sent, waits } = reporterWith((report) => {
      const timeSpent = credited;
      credited = 5;
      return { ...accept(report), timeSpent };
    });
    await reporter.report(at(5));
    expect(await reporter.repeatLate()).toBe(true);
    expect([sent, waits]).toEqual([[at(5), at(5)], [500]]);
    expect(await reporter.repeatLate()).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it('does not repeat a report of which more is missing', async () => {
    const { reporter, sent, waits } = reporterWith((report) => ({
      ...accept(report),
      timeSpent: 3,
    }));
    await reporter.report(at(5));
    expect(await reporter.repeatLate()).toBe(false);
    expect([sent, waits]).toEqual([[at(5)], []]);
  });

  it('sends an equal report after the missing seconds were played again', async () => {
    let timeSpent = 3;
    const { reporter, sent } = reporterWith((report) => ({ ...accept(report), timeSpent }));
    await reporter.report(at(5));
    reporter.continueFromCredited();
    timeSpent = 5;
    expect(await reporter.report(at(5))).toBe('accepted');
    expect(sent).toEqual([at(5), at(5)]);
    expect(reporter.hasUnsentReport()).toBe(false);
  });
});

describe('toWatchReport', () => {
  const report = { timeSpent: 40, position: 10, watchedTo: 30, videoId: 7 };

  it('reads a stored report', () => {
    expect(toWatchReport(report)).toEqual(report);
    expect(toWatchReport({ ...report, runId: 70 })).toEqual({ ...report, runId: 70 });
  });

  it('reads a report that was stored before reports had a furthest second', () => {
    const { watchedTo: _, ...earlier } = report;
    expect(toWatchReport(earlier)).toEqual({ ...report, watchedTo: 40 });
  });

  it.each([
    null,
    'text',
    {},
    { ...report, timeSpent: -1 },
    { ...report, position: null },
    { ...report, watchedTo: '30' },
    { ...report, videoId: 7.5 },
  ])('treats %j as no report', (value) => {
    expect(toWatchReport(value)).toBeNull();
  });
});

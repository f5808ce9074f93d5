import type { AcceptedWatch } from '@portal/contract/learning';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/http/api-error.ts';
import type { WatchReport } from './watch-report.ts';
import { createWatchReporter } from './watch-reporter.ts';

function reporterWith(answer: (report: WatchReport) => AcceptedWatch) {
  const sent: WatchReport[] = [];
  const accepted: AcceptedWatch[] = [];
  const kept = new Map<number, WatchReport>();
  const reporter = createWatchReporter({
    moduleId: 7,
    kept: {
      read: (id) => kept.get(id) ?? null,
      write: (id, report) => void kept.set(id, report),
      remove: (id) => void kept.delete(id),
    },
    send: async (report) => {
      sent.push(report);
      return answer(report);
    },
    onAccepted: (each) => accepted.push(each),
  });
  return { reporter, sent, accepted, kept };
}

const accept = (report: WatchReport): AcceptedWatch => ({ success: true, ...report });
const five = { timeSpent: 5, position: 5 };

describe('watch reporter', () => {
  it('sends a report and forgets it once it is accepted', async () => {
    const { reporter, sent, accepted, kept } = reporterWith(accept);
    expect(await reporter.report(five)).toBe(true);
    expect(sent).toEqual([five]);
    expect(accepted).toEqual([{ success: true, ...five }]);
    expect(kept.size).toBe(0);
  });

  it('says nothing twice', async () => {
    const { reporter, sent } = reporterWith(accept);
    await reporter.report(five);
    await reporter.report({ ...five });
    expect(sent).toHaveLength(1);
  });

  it('keeps what the network lost and sends it with the next occasion', async () => {
    let isOnline = false;
    const { reporter, sent, kept } = reporterWith((report) => {
      if (!isOnline) throw new NetworkError();
      return accept(report);
    });
    expect(await reporter.report(five)).toBe(false);
    expect(kept.get(7)).toEqual(five);
    isOnline = true;
    expect(await reporter.report(five)).toBe(true);
    expect(sent).toHaveLength(2);
    expect(kept.size).toBe(0);
  });

  it('gives up on a module that is locked or gone', async () => {
    const { reporter, kept } = reporterWith(() => {
      throw new ApiError(404, { code: 'NOT_FOUND', message: 'Gone' });
    });
    expect(await reporter.report(five)).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('keeps a newer report although an older one was accepted meanwhile', async () => {
    const { reporter, sent, kept } = reporterWith(accept);
    const older = reporter.report(five);
    kept.set(7, { timeSpent: 9, position: 9 });
    await older;
    expect(sent).toEqual([five]);
    expect(kept.get(7)).toEqual({ timeSpent: 9, position: 9 });
  });
});

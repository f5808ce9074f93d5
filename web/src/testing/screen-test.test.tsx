import { getJob } from '@portal/contract/jobs';
import { useQuery } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callApi } from '#web/platform/http/client.ts';
import { callQuery } from '#web/platform/query/call-query.ts';
import { nextTask } from '#web/platform/time/next-task.ts';
import { toast } from '#web/ui/toast.ts';
import { asAdmin, runningJob } from './records.ts';
import { it, toasts } from './screen-test.tsx';

const read = { params: { id: runningJob.id } };

function JobReader() {
  useQuery(callQuery(getJob, read));
  return <p>Shown</p>;
}

it.for(['one test', 'the test after it'])(
  'reads that %s has begun do not reach the server of another',
  async (_, { server, show, signIn }) => {
    signIn(asAdmin);
    // The reads of another test are sent by now.
    await nextTask();
    expect(server.faults).toEqual([]);
    server.answer(getJob, runningJob);
    show(<JobReader />);
    await expect.element(page.getByText('Shown')).toBeVisible();
    callApi(getJob, read).catch(() => undefined);
  },
);

it('toasts stay for as long as a test needs', async ({ show }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const untilShown = (text: string) =>
    expect
      .poll(() => {
        // Sonner shows a toast in a later task.
        vi.advanceTimersByTime(1);
        return toasts.getByText(text).query();
      })
      .not.toBe(null);
  show(<p>Shown</p>);
  toast.success('First');
  await untilShown('First');
  vi.advanceTimersByTime(60_000);
  toast.success('Second');
  await untilShown('Second');
  expect(toasts.getByText('First').query()).not.toBe(null);
});

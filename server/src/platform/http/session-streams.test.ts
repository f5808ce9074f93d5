import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import { type Admitted, createSessionStreams } from './session-streams.ts';

type Living = Map<number, Omit<Admitted, 'sessionId'>>;

const trainee = (sessionId: number): Admitted => ({
  sessionId,
  role: 'TRAINEE',
  reach: [],
  companyId: 5,
});

function streamsOf(living: Living) {
  const findValidSessions = vi.fn(async (ids: readonly number[]) => {
    return new Map([...living].filter(([id]) => ids.includes(id)));
  });
  const log = createRecordingLog();
  return { streams: createSessionStreams({ findValidSessions, log }), findValidSessions, log };
}

/** An answer that continues until it is aborted. */
const endless = (signal: AbortSignal) => pause(60_000, undefined, { signal });

it('aborts the answers of an ended or changed session, and no others', async () => {
  const living: Living = new Map([2, 3, 4].map((id) => [id, trainee(id)]));
  const { streams } = streamsOf(living);
  const sent = [1, 2, 3, 4].map((id) => streams.guard(trainee(id), endless));
  living.set(3, { role: 'TRAINEE', reach: [], companyId: 6 });
  living.set(4, { role: 'ADMIN', companyId: 5, reach: [] });
  const ended = [0, 2, 3].map((place) =>
    expect(sent[place]).rejects.toMatchObject({ code: 'ABORT_ERR' }),
  );
  await Promise.all(ended);
  living.delete(2);
  await expect(sent[1]).rejects.toMatchObject({ code: 'ABORT_ERR' });
});

it('checks each session once for any number of answers, and none when all are sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { streams, findValidSessions } = streamsOf(new Map([[1, trainee(1)]]));
    const aborter = new AbortController();
    const sent = Array.from({ length: 20 }, () =>
      streams.guard(trainee(1), () => endless(aborter.signal)).catch(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(findValidSessions.mock.calls).toEqual([[[1]], [[1]]]);
    aborter.abort();
    await Promise.all(sent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(findValidSessions).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

it('continues answers while the sessions cannot be read, and logs it', async () => {
  const { streams, findValidSessions, log } = streamsOf(new Map());
  findValidSessions.mockRejectedValueOnce(new Error('away'));
  await expect(streams.guard(trainee(1), endless)).rejects.toMatchObject({ code: 'ABORT_ERR' });
  expect(findValidSessions).toHaveBeenCalledTimes(2);
  expect(log.messages()).toEqual(['the sessions of streamed answers could not be checked']);
});

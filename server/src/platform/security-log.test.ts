import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordedLines } from '../testing/recorded-lines.ts';
import { withRequest } from './current-request.ts';
import { createSecurityLog } from './security-log.ts';

const WINDOW_MS = 15 * 60_000;

function setUp() {
  const recorded = createRecordedLines();
  const security = createSecurityLog(recorded.log);
  const record = (ip: string | undefined, userId?: number) =>
    withRequest({ id: 'a-request', ip }, () => security.record('login.failed', { userId }));
  return { ...recorded, security, record };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an event', () => {
  it('is written at once, and its repetitions as one line at the end of the window', async () => {
    const { record, of } = setUp();
    for (let i = 0; i < 1_000; i += 1) record('192.0.2.1', 7);
    record('192.0.2.2', 7);
    expect(of('login.failed')).toMatchObject([
      { userId: 7, address: '192.0.2.1', requestId: 'a-request' },
      { userId: 7, address: '192.0.2.2' },
    ]);
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(of('login.failed').slice(2)).toMatchObject([
      { msg: 'security event repeated', userId: 7, address: '192.0.2.1', repeated: 999 },
    ]);
    expect(of('login.failed')[2]).not.toHaveProperty('requestId');
  });

  it('is written again in the next window', async () => {
    const { record, texts } = setUp();
    record('192.0.2.1');
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    record('192.0.2.1');
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(texts).toHaveLength(2);
  });

  it('without an account writes at most 500 lines, from any number of addresses', async () => {
    const { record, of, security, clear } = setUp();
    for (let i = 0; i < 50_000; i += 1) record(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    expect(of('login.failed')).toHaveLength(500);
    record('192.0.2.1', 7);
    expect(of('login.failed')).toHaveLength(501);
    clear();
    await security.close();
    expect(of('login.failed')).toMatchObject([{ further: 49_500 }]);
  });

  it('with an account writes up to 10,000 lines', async () => {
    const { record, of } = setUp();
    for (let userId = 1; userId <= 10_100; userId += 1) record('192.0.2.1', userId);
    expect(of('login.failed')).toHaveLength(10_000);
  });
});

it('an address is written only if it is valid', () => {
  const { record, of, texts } = setUp();
  record('203.0.113.9:443');
  record('2001:db8::9');
  record('evil"\\n\\u001b[31m{"level":30}');
  record('evil\n\u001b[31m');
  record(undefined, 7);
  expect(of('login.failed').map((line) => line['address'])).toEqual([
    '203.0.113.9',
    '2001:db8:0:0::/64',
    'unreadable',
    'unreadable',
  ]);
  expect(texts.join('')).not.toContain('evil');
});

import { expect, it } from 'vitest';
import { requestSenderLock } from './sender-lock.ts';

/** A browser that grants and takes away locks when the test wants it. */
function fakeLock() {
  const requests: { grant: () => unknown; refuse: () => void }[] = [];
  const changes: string[] = [];
  const request = (_name: string, _options: LockOptions, grant: () => unknown) =>
    new Promise((_, reject) => {
      const refuse = () => reject(new DOMException('Stolen', 'AbortError'));
      requests.push({ grant, refuse });
    });
  const lock = requestSenderLock(
    'sender',
    { onGained: () => changes.push('gained'), onLost: () => changes.push('lost') },
    { request: request as LockManager['request'] },
  );
  const grant = (n: number) => requests[n]?.grant();
  async function refuse(n: number) {
    requests[n]?.refuse();
    // The rejection passes through two promises.
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  }
  return { lock, grant, refuse, changes, requests };
}

it('waits again after its lock was stolen', async () => {
  const { grant, refuse, changes, requests } = fakeLock();
  grant(0);
  await refuse(0);
  expect([changes, requests.length]).toEqual([['gained', 'lost'], 2]);
  grant(1);
  expect(changes).toEqual(['gained', 'lost', 'gained']);
});

it('keeps the lock that it got back before it was notified of the theft', async () => {
  const { lock, grant, refuse, changes, requests } = fakeLock();
  lock.steal();
  grant(1);
  // Another tab stole the lock and closed: the waiting request is the next.
  grant(0);
  await refuse(1);
  expect([changes, requests.length]).toEqual([['gained'], 2]);
});

it('takes no lock once it is released, even while it is stealing it', () => {
  const { lock, grant, changes } = fakeLock();
  lock.steal();
  lock.release();
  expect([grant(1), grant(0), changes]).toEqual([undefined, undefined, []]);
});

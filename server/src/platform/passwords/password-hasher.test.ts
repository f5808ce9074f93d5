import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { BusyError } from '../busy-error.ts';
import { ARGON2_COST, createPasswordHasher, UNKNOWN_ACCOUNT_HASH } from './password-hasher.ts';

const LANE = { address: '198.51.100.1', account: 'tess@x.io', isTrusted: false };
const hasher = createPasswordHasher();
const hash = (password: string) => hasher.hash(password, LANE);
const verify = (stored: string | null, password: string) => hasher.verify(stored, password, LANE);

/** CPU time of all threads, in µs: unlike the duration it does not depend on other processes. */
async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('a password hasher', () => {
  it('makes Argon2id hashes of 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [first, second] = await Promise.all([hash('correct horse'), hash('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('accepts the right password and no others', async () => {
    const stored = await hash('correct horse');
    expect(await verify(stored, 'correct horse')).toBe(true);
    expect(await verify(stored, 'Correct horse')).toBe(false);
    expect(await verify(stored, '')).toBe(false);
  });

  it('treats composed and decomposed characters as equal', async () => {
    expect(await verify(await hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('rejects a stored value that is not a hash', async () => {
    await expect(verify('plain text', 'plain text')).rejects.toThrow();
  });

  it('does the same work for an unknown account, and rejects every password', async () => {
    const { memoryCost, timeCost, parallelism, algorithm, outputLen } =
      parseOptions(UNKNOWN_ACCOUNT_HASH);
    const own = parseOptions(await hash('any'));
    expect({ memoryCost, timeCost, parallelism }).toEqual(ARGON2_COST);
    expect([algorithm, outputLen]).toEqual([own.algorithm, own.outputLen]);
    expect(await verify(null, 'any')).toBe(false);

    const stored = await hash('any');
    // Measured alternately, and the smallest of each: other work of this process only adds to some of them.
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await cpuTimeOf(() => verify(stored, 'wrong')));
      unknown.push(await cpuTimeOf(() => verify(null, 'wrong')));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('refuses calls over its capacity and completes those it accepted', async () => {
    const crowd = Array.from({ length: 105 }, () => verify(null, 'any'));
    const outcomes = await Promise.allSettled(crowd);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(hasher.hasRoom(LANE)).toBe(true);
    expect(refused).toHaveLength(3);
    for (const outcome of refused) expect(outcome).toHaveProperty('reason', expect.any(BusyError));
    expect(await verify(null, 'any')).toBe(false);
  });

  it('does not block the event loop', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 10 }, () => hash('any')));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

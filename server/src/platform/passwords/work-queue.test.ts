import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function createJobs() {
  const jobs: { name: string; end: () => void; fail: () => void }[] = [];
  const start = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      jobs.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return { jobs, start, started: () => jobs.map(({ name }) => name) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a work queue', () => {
  it('runs so many at once and the others in the order they came', async () => {
    const { jobs, start, started } = createJobs();
    const run = createWorkQueue({ maxRunning: 2, maxWaiting: 10 });
    const results = ['a', 'b', 'c', 'd'].map((name) => run(start(name)));
    await settle();
    expect(started()).toEqual(['a', 'b']);
    jobs[1]?.end();
    await settle();
    expect(started()).toEqual(['a', 'b', 'c']);
    jobs[0]?.end();
    await settle();
    for (const job of jobs) job.end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('answers null when it is full, and takes work again when it is not', async () => {
    const { jobs, start } = createJobs();
    const run = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
    const first = run(start('a'));
    const second = run(start('b'));
    expect(run(start('c'))).toBeNull();
    await settle();
    jobs[0]?.end();
    await first;
    const third = run(start('d'));
    await settle();
    jobs[1]?.end();
    await settle();
    jobs[2]?.end();
    expect(await Promise.all([second, third])).toEqual(['b', 'd']);
  });

  it('goes on after work that failed', async () => {
    const { jobs, start } = createJobs();
    const run = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
    const failing = run(start('a'));
    const next = run(start('b'));
    await settle();
    jobs[0]?.fail();
    await expect(failing).rejects.toThrow('a');
    await settle();
    jobs[1]?.end();
    expect(await next).toBe('b');
  });
});

import { afterEach, expect, it } from 'vitest';
import { BusyError } from '../busy-error.ts';
import { type Job, StoppedJobError, WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const pools: WorkerPool[] = [];
function openPool(options?: WorkerPoolOptions): WorkerPool {
  const pool = new WorkerPool(options);
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** The job of a JavaScript function written in the test. */
function job<Input, Output>(body: string): Job<Input, Output> {
  const program = `export async function work(input) { ${body} }`;
  const module = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  return { module, name: 'work' };
}

const double = job<number, number>('return 2 * input;');
const hang = job<null, never>('for (;;);');
const whichThread = job<null, number>("return (await import('node:worker_threads')).threadId;");

it('returns the output of each of many jobs', async () => {
  const pool = openPool();
  const inputs = Array.from({ length: 20 }, (_, i) => i);
  const outputs = await Promise.all(inputs.map((input) => pool.run(double, input)));
  expect(outputs).toEqual(inputs.map((input) => 2 * input));
});

it('uses two threads, and reuses them', async () => {
  const pool = openPool();
  const ask = () => Promise.all(Array.from({ length: 8 }, () => pool.run(whichThread, null)));
  const [first, second] = [new Set(await ask()), new Set(await ask())];
  expect(first.size).toBe(2);
  expect(second).toEqual(first);
});

it('uses as many threads as it may', async () => {
  const pool = openPool({ threads: 1 });
  const threads = await Promise.all(Array.from({ length: 4 }, () => pool.run(whichThread, null)));
  expect(new Set(threads).size).toBe(1);
});

it('lets a job wait for the processor or a timer, up to a limit', async () => {
  const sleep = job<number, number>(
    'await new Promise((r) => setTimeout(r, input)); return input;',
  );
  // On a busy machine the start of a thread can take longer than the limit.
  const untilStarted = (pool: ReturnType<typeof openPool>) =>
    expect.poll(() => pool.run(double, 1).catch(() => null)).toBe(2);
  const patient = openPool({ cpuLimitMs: 300 });
  await untilStarted(patient);
  expect(await patient.run(sleep, 900)).toBe(900);
  const pool = openPool({ cpuLimitMs: 300, timeoutMs: 600 });
  await untilStarted(pool);
  await expect(pool.run(sleep, 10_000_000)).rejects.toThrow(BusyError);
  await untilStarted(pool);
});

it('stops a job that uses too much CPU time, while another thread serves the others', async () => {
  const pool = openPool({ cpuLimitMs: 1_000 });
  const stopped = expect(pool.run(hang, null)).rejects.toThrow(StoppedJobError);
  expect(await Promise.all([1, 2, 3].map((input) => pool.run(double, input)))).toEqual([2, 4, 6]);
  await stopped;
  expect(await Promise.all([4, 5, 6].map((input) => pool.run(double, input)))).toEqual([8, 10, 12]);
});

it('stops a job that takes too much memory', async () => {
  const pool = openPool();
  const greedy = job<null, never>(
    'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));',
  );
  await expect(pool.run(greedy, null)).rejects.toThrow(StoppedJobError);
  expect(await pool.run(double, 1)).toBe(2);
});

it('fails with the error that a job throws, also outside of its promise', async () => {
  const pool = openPool();
  await expect(pool.run(job("throw new Error('a fault of the job')"), null)).rejects.toThrow(
    'a fault of the job',
  );
  const late = job(
    "queueMicrotask(() => { throw new Error('a late fault'); }); for await (const _ of [new Promise(() => {})]);",
  );
  await expect(pool.run(late, null)).rejects.toThrow('a late fault');
  await expect(pool.run({ ...double, name: 'missing' }, 1)).rejects.toThrow('exports no function');
  expect(await pool.run(double, 1)).toBe(2);
});

it('can be closed before and during a job, and used again', async () => {
  const pool = openPool();
  await pool.close();
  const jobs = Promise.allSettled([1, 2, 3].map(() => pool.run(hang, null)));
  await pool.close();
  for (const { status } of await jobs) expect(status).toBe('rejected');
  expect(await pool.run(double, 1)).toBe(2);
});

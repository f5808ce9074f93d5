import { describe, expect, it } from 'vitest';
import { BusyError } from '../busy-error.ts';
import { createWorkQueue, type WorkLane } from './work-queue.ts';

const lane = (address: string, isTrusted = false): WorkLane => ({
  address,
  account: 'a',
  isTrusted,
});
const HOME = lane('home');

function createJobs() {
  const jobs: { name: string; end: () => void; fail: () => void }[] = [];
  const start = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      jobs.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return { jobs, start, started: () => jobs.map(({ name }) => name) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Ends one job after the other until all have run, and returns the order in which they started. */
async function runAll({ jobs, started }: ReturnType<typeof createJobs>): Promise<string[]> {
  await settle();
  for (let next = 0; next < jobs.length; next += 1) {
    jobs[next]?.end();
    await settle();
  }
  return started();
}

describe('a work queue', () => {
  it('runs a fixed number at once, and the other jobs of a lane in order of arrival', async () => {
    const { jobs, start, started } = createJobs();
    const { run } = createWorkQueue({ maxRunning: 2, maxWaiting: 10 });
    const results = ['a', 'b', 'c', 'd'].map((name) => run(HOME, start(name)));
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

  it('rejects work when it is full, and accepts work again when it is not', async () => {
    const { jobs, start } = createJobs();
    const { run, hasRoom } = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
    expect(hasRoom(HOME)).toBe(true);
    const first = run(HOME, start('a'));
    expect(hasRoom(HOME)).toBe(true);
    const second = run(HOME, start('b'));
    expect(hasRoom(HOME)).toBe(false);
    await expect(run(HOME, start('c'))).rejects.toBeInstanceOf(BusyError);
    jobs[0]?.end();
    await first;
    const third = run(HOME, start('d'));
    await settle();
    jobs[1]?.end();
    await settle();
    jobs[2]?.end();
    expect(await Promise.all([second, third])).toEqual(['b', 'd']);
  });

  it('replaces the last job of the fullest address by one of a new address', async () => {
    const work = createJobs();
    const { run, hasRoom } = createWorkQueue({ maxRunning: 1, maxWaiting: 3 });
    const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => run(lane('flood'), work.start(name)));
    expect(hasRoom(lane('flood'))).toBe(false);
    expect(hasRoom(HOME)).toBe(true);
    const mine = run(HOME, work.start('mine'));
    await expect(flood[3]).rejects.toBeInstanceOf(BusyError);
    expect(await runAll(work)).toEqual(['f1', 'f2', 'mine', 'f3']);
    expect(await Promise.all([mine, ...flood.slice(0, 3)])).toEqual(['mine', 'f1', 'f2', 'f3']);
  });

  it('runs trusted work first, but one other job in every six', async () => {
    const work = createJobs();
    const { run } = createWorkQueue({ maxRunning: 1, maxWaiting: 10 });
    const running = [run(HOME, work.start('running'))];
    for (const name of ['o1', 'o2', 'o3']) running.push(run(HOME, work.start(name)));
    for (const name of ['t1', 't2', 't3', 't4', 't5', 't6', 't7'])
      running.push(run(lane('work', true), work.start(name)));
    expect(await runAll(work)).toEqual([
      ...['running', 't1', 't2', 't3', 't4', 't5'],
      ...['o1', 't6', 't7', 'o2', 'o3'],
    ]);
    await Promise.all(running);
  });

  it('reserves places for trusted work when other work has filled the rest', async () => {
    const work = createJobs();
    const { run } = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
    const others = ['o1', 'o2'].map((name) => run(HOME, work.start(name)));
    const trusted = run(lane('home', true), work.start('t'));
    expect(await runAll(work)).toEqual(['o1', 't', 'o2']);
    await Promise.all([...others, trusted]);
  });

  it('continues after a job that failed', async () => {
    const { jobs, start } = createJobs();
    const { run } = createWorkQueue({ maxRunning: 1, maxWaiting: 1 });
    const failing = run(HOME, start('a'));
    const next = run(HOME, start('b'));
    await settle();
    jobs[0]?.fail();
    await expect(failing).rejects.toThrow('a');
    await settle();
    jobs[1]?.end();
    expect(await next).toBe('b');
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, type Tab } from './browser-tabs.fixture.ts';
import { createElection } from './leader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const runPending = () => vi.advanceTimersByTimeAsync(10);
/** Longer than the time in which a leader must answer. */
const untilUnanswered = () => vi.advanceTimersByTimeAsync(2_500);

type Member = ReturnType<ReturnType<typeof browser>['open']>;

function browser() {
  const { openTab, kill, queued } = createBrowser();

  function open(tab: Tab | null = openTab()) {
    const received: string[] = [];
    const changes: string[] = [];
    const election = createElection<string>({
      name: 'group',
      link: tab?.link ?? null,
      onMessage: (message) => received.push(message),
      onGained: () => changes.push('gained'),
      onLost: () => changes.push('lost'),
    });
    election.start();
    const freeze = (isFrozen: boolean) => {
      if (tab !== null) tab.isFrozen = isFrozen;
    };
    return { ...election, tab, received, changes, freeze };
  }
  return { open, kill, queued: () => queued('group') };
}

const leading = (members: readonly Member[]) =>
  members.flatMap((member, i) => (member.isLeader() ? [i] : []));

describe('the tabs of one browser', () => {
  it('have one leader; when it leaves or crashes, another tab leads', async () => {
    const { open, kill } = browser();
    const members = [open(), open(), open()];
    await runPending();
    expect(leading(members)).toEqual([0]);
    members[0]?.leave();
    await runPending();
    expect(leading(members)).toEqual([1]);
    if (members[1]?.tab) kill(members[1].tab);
    await runPending();
    expect(leading(members)).toEqual([1, 2]);
    expect(members.map(({ changes }) => changes)).toEqual([['gained'], ['gained'], ['gained']]);
  });

  it('receive the messages of the others, but not their own', async () => {
    const { open } = browser();
    const [first, second, third] = [open(), open(), open()];
    first.post('a');
    second.post('b');
    await runPending();
    expect([first, second, third].map(({ received }) => received)).toEqual([
      ['b'],
      ['a'],
      ['a', 'b'],
    ]);
  });

  it('keep a leader that answers', async () => {
    const { open } = browser();
    const members = [open(), open()];
    await runPending();
    members[1]?.checkLeader();
    await untilUnanswered();
    expect(leading(members)).toEqual([0]);
    expect(members[0]?.changes).toEqual(['gained']);
  });

  it('replace a frozen leader, which follows when it is awake, and leads again after the other', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    await runPending();
    first.freeze(true);
    second.checkLeader();
    await untilUnanswered();
    expect(leading([first, second])).toEqual([1]);
    first.freeze(false);
    first.checkLeader();
    await untilUnanswered();
    expect([first.changes, second.changes]).toEqual([['gained', 'lost'], ['gained']]);
    second.leave();
    await runPending();
    expect(first.changes).toEqual(['gained', 'lost', 'gained']);
  });

  it('replace a frozen leader while other tabs post messages and check it again and again', async () => {
    const { open } = browser();
    const members = [open(), open(), open()];
    await runPending();
    members[0]?.freeze(true);
    for (let second = 0; second < 3; second += 1) {
      members[1]?.checkLeader();
      members[2]?.post('a');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(leading(members)).toEqual([1]);
  });

  it('know whether another tab has led before', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    await runPending();
    expect([first.hadOtherLeader(), second.hadOtherLeader()]).toEqual([false, false]);
    first.post('a');
    await runPending();
    expect([first.hadOtherLeader(), second.hadOtherLeader()]).toEqual([false, true]);
    const third = open();
    first.freeze(true);
    third.checkLeader();
    await untilUnanswered();
    // The third tab received no message from the leader that it replaced.
    expect([first.hadOtherLeader(), third.hadOtherLeader()]).toEqual([true, true]);
  });

  it('wait once each for the lock, however often it was stolen', async () => {
    const { open, queued } = browser();
    const members = [open(), open()];
    await runPending();
    for (let times = 0; times < 10; times += 1) {
      const [leader, other] = members.toSorted(
        (a, b) => Number(b.isLeader()) - Number(a.isLeader()),
      );
      leader?.freeze(true);
      other?.checkLeader();
      await untilUnanswered();
      leader?.freeze(false);
    }
    expect(queued()).toBeLessThanOrEqual(2);
  });

  it('leave for good, even while they wait for an answer of the leader', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    await runPending();
    first.freeze(true);
    second.checkLeader();
    second.leave();
    second.checkLeader();
    second.post('a');
    await untilUnanswered();
    first.freeze(false);
    first.post('b');
    await runPending();
    expect([first.changes, first.received]).toEqual([['gained'], []]);
    expect([leading([first, second]), second.received]).toEqual([[0], []]);
  });
});

it('each tab leads at once if tabs cannot communicate', () => {
  const { open } = browser();
  const members = [open(null), open(null)];
  expect(leading(members)).toEqual([0, 1]);
  members[0]?.checkLeader();
  members[0]?.leave();
  expect(leading(members)).toEqual([1]);
});

type World = { readonly browser: ReturnType<typeof browser>; members: Member[] };

const without = (members: readonly Member[], removed: Member) =>
  members.filter((member) => member !== removed);

/** An event in one of the tabs. */
const actions: Readonly<Record<string, (world: World, member: Member) => void>> = {
  open(world) {
    world.members = [...world.members, world.browser.open()];
  },
  leave(world, member) {
    member.leave();
    world.members = without(world.members, member);
  },
  crash(world, member) {
    if (member.tab !== null) world.browser.kill(member.tab);
    world.members = without(world.members, member);
  },
  freeze: (_, member) => member.freeze(true),
  thaw: (_, member) => member.freeze(false),
  check: (_, member) => member.checkLeader(),
};

const history = fc.array(
  fc.record({
    action: fc.constantFrom(...Object.keys(actions)),
    n: fc.nat(5),
    ms: fc.nat(2_500),
  }),
  { maxLength: 25 },
);

it('after any history there are never two leaders, and a tab that checks the leader finds one or becomes it', () =>
  fc.assert(
    fc.asyncProperty(history, async (events) => {
      const world: World = { browser: browser(), members: [] };
      for (const { action, n, ms } of events) {
        const member = world.members[n % world.members.length] ?? world.browser.open();
        if (!world.members.includes(member)) world.members = [...world.members, member];
        actions[action]?.(world, member);
        await vi.advanceTimersByTimeAsync(ms);
        expect(leading(world.members).length).toBeLessThanOrEqual(1);
      }
      // Timers run in a frozen tab here, so it may still become the leader.
      await untilUnanswered();
      const last = world.browser.open();
      last.checkLeader();
      await untilUnanswered();
      const awake = [...world.members, last].filter(({ tab }) => tab?.isFrozen === false);
      expect(leading(awake)).toHaveLength(1);
    }),
    { numRuns: 500 },
  ));

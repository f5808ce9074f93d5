import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagePercent, overallPercent } from './counting.ts';
import { clampPosition, lockStates, type Step } from './path.ts';

const step = fc.record({ isReached: fc.boolean(), isDone: fc.boolean() });

describe('lockStates', () => {
  it('opens the first module and locks the following ones', () => {
    const [first, second, third] = [
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
    ] as const;
    expect(lockStates([first, second, third])).toEqual([
      { isOpen: true, blockedBy: null },
      { isOpen: false, blockedBy: first },
      { isOpen: false, blockedBy: first },
    ]);
  });

  it('opens the module after a completed one, and no others', () => {
    const steps = [
      { isReached: true, isDone: true },
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
    ];
    expect(lockStates(steps).map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  });

  it('is empty without modules', () => {
    expect(lockStates([])).toEqual([]);
  });

  it('names for a locked module an open module that is not completed', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const all = lockStates(steps);
        for (const { isOpen, blockedBy } of all) {
          expect(blockedBy === null).toBe(isOpen);
          if (blockedBy === null) continue;
          expect(blockedBy.isDone).toBe(false);
          expect(all[steps.indexOf(blockedBy)]?.isOpen).toBe(true);
        }
      }),
    );
  });

  it('always has an open module to do unless everything is completed', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const isStuck = lockStates(steps).every(({ isOpen }, i) => !isOpen || steps[i]?.isDone);
        expect(isStuck).toBe(steps.every(({ isDone }) => isDone));
      }),
    );
  });
});

/** A small model of the portal: one trainee, and modules that are added, deleted and moved. */
interface Module extends Step {
  readonly id: number;
  readonly isDraft: boolean;
}

type Change = (modules: readonly Module[], newId: number) => Module[];

const place = fc.nat({ max: 100 });
const at = (place: number, modules: readonly Module[]) => place % Math.max(1, modules.length);
const steps = (modules: readonly Module[]) => modules.filter(({ isDraft }) => !isDraft);
const openIds = (modules: readonly Module[]) => {
  const ready = steps(modules);
  return lockStates(ready).flatMap(({ isOpen }, i) => (isOpen && ready[i] ? [ready[i].id] : []));
};

const pass = place.map(
  (place): Change =>
    (modules) => {
      const open = openIds(modules);
      const id = open[place % Math.max(1, open.length)];
      return modules.map((each) =>
        each.id === id ? { ...each, isReached: true, isDone: true } : each,
      );
    },
);
const remove = place.map(
  (place): Change =>
    (modules) =>
      modules.toSpliced(at(place, modules), 1),
);
const insert = fc.tuple(place, fc.boolean()).map(
  ([place, isDraft]): Change =>
    (modules, id) =>
      modules.toSpliced(at(place, modules), 0, {
        id,
        isDraft,
        isReached: false,
        isDone: false,
      }),
);
const move = fc.tuple(place, place).map(
  ([from, to]): Change =>
    (modules) => {
      const [moved] = modules.slice(at(from, modules));
      if (moved === undefined) return [...modules];
      return modules.filter((each) => each !== moved).toSpliced(to % modules.length, 0, moved);
    },
);
const toggleDraft = place.map(
  (place): Change =>
    (modules) =>
      modules.map((each, i) =>
        i === at(place, modules) ? { ...each, isDraft: !each.isDraft } : each,
      ),
);

/** Remembers the open modules, as the service does before each change. */
const remember = (modules: readonly Module[]): Module[] => {
  const open = new Set(openIds(modules));
  return modules.map((each) => (open.has(each.id) ? { ...each, isReached: true } : each));
};

describe('a module that was open', () => {
  it('never locks again, with any modules passed, moved, inserted, deleted or drafted', () => {
    const changes = fc.array(fc.oneof(pass, remove, insert, move, toggleDraft), { maxLength: 40 });
    fc.assert(
      fc.property(changes, (all) => {
        let modules: Module[] = [];
        const everOpen = new Set<number>();
        all.forEach((change, i) => {
          modules = change(remember(modules), i);
          const open = openIds(modules);
          const visible = new Set(steps(modules).map(({ id }) => id));
          for (const id of everOpen) if (visible.has(id)) expect(open).toContain(id);
          for (const id of open) everOpen.add(id);
        });
      }),
    );
  });
});

const seconds = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('clampPosition', () => {
  it('stays within the video', () => {
    fc.assert(
      fc.property(seconds, seconds, (position, duration) => {
        const clamped = clampPosition(position, duration);
        expect(clamped).toBeLessThanOrEqual(duration);
        if (position <= duration) expect(clamped).toBe(position);
      }),
    );
  });
});

describe('overallPercent', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [3, 3, 100],
    [1999, 2000, 99.9],
  ])('%i of %i is %d', (completed, total, percent) => {
    expect(overallPercent(completed, total)).toBe(percent);
  });

  it('is 100 exactly when everything is completed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000), (total, some) => {
        const completed = Math.min(some, total);
        expect(overallPercent(completed, total) === 100).toBe(completed === total);
      }),
    );
  });
});

describe('averagePercent', () => {
  const best = (correct: number, total: number) => ({
    questionCount: total,
    passMark: 70,
    best: { correct, total },
    isScored: true,
  });
  const unattempted = { questionCount: 4, passMark: 70, best: null, isScored: true };
  const withoutQuestions = { questionCount: 0, passMark: 70, best: null, isScored: true };

  it('counts an unattempted quiz as 0, unless it was passed before, and leaves out modules without one', () => {
    expect(averagePercent([best(4, 4), unattempted, withoutQuestions])).toBe(50);
    expect(averagePercent([withoutQuestions])).toBe(0);
    expect(averagePercent([])).toBe(0);
    expect(averagePercent([best(4, 4), { ...unattempted, isScored: false }])).toBe(100);
  });

  it('is the mean of the shown scores', () => {
    expect(averagePercent([best(7, 10), best(8, 10), best(10, 10)])).toBe(83);
  });
});

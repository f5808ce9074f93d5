import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, standings } from './unlocking.ts';

const step = fc.record({ isReached: fc.boolean(), isDone: fc.boolean() });

describe('standings', () => {
  it('opens the first module and locks what comes after it', () => {
    const [first, second, third] = [
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
    ] as const;
    expect(standings([first, second, third])).toEqual([
      { isOpen: true, blockedBy: null },
      { isOpen: false, blockedBy: first },
      { isOpen: false, blockedBy: first },
    ]);
  });

  it('opens the module after a done one, and no more', () => {
    const steps = [
      { isReached: true, isDone: true },
      { isReached: false, isDone: false },
      { isReached: false, isDone: false },
    ];
    expect(standings(steps).map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  });

  it('is empty without modules', () => {
    expect(standings([])).toEqual([]);
  });

  it('sends whoever stands before a lock to a module that is open and not done', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const all = standings(steps);
        for (const { isOpen, blockedBy } of all) {
          expect(blockedBy === null).toBe(isOpen);
          if (blockedBy === null) continue;
          expect(blockedBy.isDone).toBe(false);
          expect(all[steps.indexOf(blockedBy)]?.isOpen).toBe(true);
        }
      }),
    );
  });

  it('always leaves something to do, or everything is done', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const isStuck = standings(steps).every(({ isOpen }, i) => !isOpen || steps[i]?.isDone);
        expect(isStuck).toBe(steps.every(({ isDone }) => isDone));
      }),
    );
  });
});

/** The portal in small: one trainee, modules that come, go and move. */
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
  return standings(ready).flatMap(({ isOpen }, i) => (isOpen && ready[i] ? [ready[i].id] : []));
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
      modules.toSpliced(at(place, modules), 0, { id, isDraft, isReached: false, isDone: false }),
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

/** What the service does before it changes anything: what stands open is remembered. */
const remember = (modules: readonly Module[]): Module[] => {
  const open = new Set(openIds(modules));
  return modules.map((each) => (open.has(each.id) ? { ...each, isReached: true } : each));
};

describe('a module that stood open', () => {
  it('never locks again, whatever is passed, moved, inserted, deleted or drafted', () => {
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

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ItemsFixture, openItems } from './testing/items-on-sqlite.ts';

/** One client's transaction: its writes, where it pauses, how it ends. */
interface Plan {
  steps: ('insert' | 'pause' | 'duplicate')[];
  ending: 'commit' | 'fail' | 'savepoint';
  delay: number;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  steps: fc.array(fc.constantFrom('insert', 'insert', 'pause', 'duplicate'), { maxLength: 4 }),
  ending: fc.constantFrom('commit', 'commit', 'fail', 'savepoint'),
  delay: fc.nat({ max: 3 }),
});

/** Runs a plan; returns the names whose commit was reported. */
async function carryOut(
  { db, namesOnDisk }: ItemsFixture,
  { steps, ending, delay }: Plan,
  id: number,
) {
  for (let turn = 0; turn < delay; turn += 1) await setImmediate();
  const trx = await db.startTransaction().execute();
  const written: string[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      if (step === 'pause') await setImmediate();
      const name = step === 'duplicate' ? (written[0] ?? `${id}`) : `${id}.${index}`;
      if (step === 'pause') continue;
      await trx.insertInto('items').values({ name }).execute();
      written.push(name);
    }
    if (ending === 'fail') throw new Error('The client changed its mind');
    if (ending === 'savepoint') {
      const inner = await trx.savepoint('inner').execute();
      await inner
        .insertInto('items')
        .values({ name: `${id} undone` })
        .execute();
      await inner.rollbackToSavepoint('inner').execute();
    }
    await trx.commit().execute();
  } catch {
    // Failures are part of the plan: a duplicate name, or an error that the client throws.
    await trx.rollback().execute();
    return [];
  }
  expect(namesOnDisk()).toEqual(expect.arrayContaining(written));
  return written;
}

test('exactly the acknowledged writes are stored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(0, 1, 60_000),
      async (plans, maxMembers, maxAgeMs) => {
        await using items = await openItems({ maxMembers, maxAgeMs });
        const acknowledged = await Promise.all(plans.map((each, id) => carryOut(items, each, id)));
        expect(items.namesOnDisk().toSorted()).toEqual(acknowledged.flat().toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

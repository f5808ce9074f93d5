import { expect, it } from 'vitest';
import { createModuleRecords } from './module-records.ts';

function recordsOf(userId: number | null, stored = new Map<string, string>()) {
  const records = createModuleRecords(
    'watchReport',
    (value) => (typeof value === 'number' ? value : null),
    {
      userId: () => userId,
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
        keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
      },
    },
  );
  return { records, stored };
}

it('stores a record for each module and user', () => {
  const { records, stored } = recordsOf(1);
  records.write(7, 12.5);
  expect(records.read(7)).toBe(12.5);
  expect(records.read(8)).toBeNull();
  expect(recordsOf(2, stored).records.read(7)).toBeNull();
  records.remove(7);
  expect(records.read(7)).toBeNull();
});

it.each(['{', '"much"', 'null'])('treats %s, which is no record, as absent', (text) => {
  const { records, stored } = recordsOf(1);
  records.write(7, 1);
  for (const key of stored.keys()) stored.set(key, text);
  expect(records.read(7)).toBeNull();
});

it('lists the modules with a record, and stores a record for its user after another one has logged in', () => {
  const { records, stored } = recordsOf(1);
  const bound = records.of(1, 7);
  records.write(8, 2);
  const later = recordsOf(12, stored).records;
  later.write(9, 3);
  bound.write(1.5);
  expect(bound.read()).toBe(1.5);
  expect(later.read(7)).toBeNull();
  expect(records.modulesOf(1).toSorted()).toEqual([7, 8]);
  expect(later.modulesOf(12)).toEqual([9]);
  bound.remove();
  expect(records.modulesOf(1)).toEqual([8]);
});

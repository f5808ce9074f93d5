import { expect, it } from 'vitest';
import { createUserRecords } from './user-records.ts';

function recordsOf(userId: number | null, stored = new Map<string, string>()) {
  const records = createUserRecords(
    'watchedTo',
    (value): value is number => typeof value === 'number',
    {
      userId: () => userId,
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
      },
    },
  );
  return { records, stored };
}

it('keeps a record for each module and user', () => {
  const { records, stored } = recordsOf(1);
  records.write(7, 12.5);
  expect(records.read(7)).toBe(12.5);
  expect(records.read(8)).toBeNull();
  expect(recordsOf(2, stored).records.read(7)).toBeNull();
  records.remove(7);
  expect(records.read(7)).toBeNull();
});

it.each(['{', '"much"', 'null'])('takes %s, which is no record, for nothing', (text) => {
  const { records, stored } = recordsOf(1);
  records.write(7, 1);
  for (const key of stored.keys()) stored.set(key, text);
  expect(records.read(7)).toBeNull();
});

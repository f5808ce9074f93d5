import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSafeStorage } from '#web/platform/storage/safe-storage.ts';
import { createHelpDrafts, type HelpDraft, requestIdFor } from './help-draft.ts';

const NOTHING: HelpDraft = { message: '', sent: null };

function browser() {
  const stored = new Map<string, string>();
  const storage = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      }) as Storage,
  );
  return { stored, of: (userId: number) => createHelpDrafts({ storage, userId: () => userId }) };
}

it('stores one draft for each user and module', () => {
  const { of } = browser();
  const draft = { message: 'Why?', sent: { id: 'some-id-1', message: 'Why?' } };
  of(1).write(7, draft);
  expect(of(1).read(7)).toEqual(draft);
  expect([of(1).read(null), of(1).read(8), of(2).read(7)]).toEqual([NOTHING, NOTHING, NOTHING]);
});

it('stores nothing after it is cleared or emptied', () => {
  const { stored, of } = browser();
  of(1).write(null, { message: 'a', sent: null });
  of(1).clear(null);
  of(1).write(7, { message: 'a', sent: null });
  of(1).write(7, NOTHING);
  expect(stored.size).toBe(0);
});

it('treats a stored value of another shape as absent', () => {
  const { stored, of } = browser();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      stored.set('helpDraft:1:general', text);
      const { message, sent } = of(1).read(null);
      expect(typeof message).toBe('string');
      expect(sent === null || typeof sent.id === 'string').toBe(true);
    }),
  );
});

it('sends the same text under the same id, and another text under another id', () => {
  const draft = { message: 'a', sent: { id: 'first-id', message: 'a' } };
  expect(requestIdFor(draft, 'a', () => 'second-id')).toBe('first-id');
  expect(requestIdFor(draft, 'b', () => 'second-id')).toBe('second-id');
  expect(requestIdFor(NOTHING, 'a', () => 'second-id')).toBe('second-id');
});

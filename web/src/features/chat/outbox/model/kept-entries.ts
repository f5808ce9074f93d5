import { parsedJson } from '#web/platform/storage/parsed-json.ts';
import type { SafeStorage } from '#web/platform/storage/safe-storage.ts';
import type { Entry } from './outbox-state.ts';

/** One record an entry: what two tabs write at the same time does not undo each other. */
export function keptEntries(storage: SafeStorage, ownerId: number) {
  const prefix = `chatOutbox:${ownerId}:`;
  return {
    /** What is not of the expected shape counts as missing: anybody may write there. */
    read: (): Entry[] =>
      storage.keys(prefix).flatMap((key) => {
        const entry = parsedJson(storage.read(key));
        return isEntry(entry) && key === prefix + entry.id ? [entry] : [];
      }),
    keep: (entry: Entry): void => storage.write(prefix + entry.id, JSON.stringify(entry)),
    forget: (id: string): void => storage.remove(prefix + id),
  };
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, chatRoomId, content, writtenAt, refusal } = value as Partial<Entry>;
  return (
    typeof id === 'string' &&
    typeof chatRoomId === 'number' &&
    typeof content === 'string' &&
    typeof writtenAt === 'number' &&
    (refusal === null || typeof refusal === 'string')
  );
}

import type { Db } from '../../platform/database/schema.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { filterUsed } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<MediaStore, 'stat'>;
}

export type MissingMedia = ReturnType<typeof createMissingMedia>;

/**
 * The files that rows name and the store does not hold, as far as this process knows: found when it
 * started, or when somebody asked for one. Looking for every file at every list would cost a call to the
 * store each.
 */
export function createMissingMedia({ db, media }: Dependencies) {
  const known = new Set<string>();
  return {
    note(key: string): void {
      known.add(key);
    },

    /** Those of the keys whose file is missing still: somebody may have put it back. */
    async among(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const suspects = keys.filter((key) => known.has(key));
      for (const key of suspects) {
        if ((await media.stat(key)) !== null) known.delete(key);
      }
      return new Set(suspects.filter((key) => known.has(key)));
    },

    /** Without those whose row is gone meanwhile. */
    async count(): Promise<number> {
      if (known.size === 0) return 0;
      const used = await filterUsed(db, [...known]);
      for (const key of known) {
        if (!used.has(key)) known.delete(key);
      }
      return known.size;
    },
  };
}

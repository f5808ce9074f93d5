import type { Db } from '#server/platform/database/schema.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { filterUsed } from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<MediaStore, 'stat'>;
}

export type MissingMedia = ReturnType<typeof createMissingMedia>;

/**
 * Remembers the files that rows name and the store does not hold, as sweeps and requests find them. Checking
 * each file whenever modules are listed would cost one call to the store per file.
 */
export function createMissingMedia({ db, media }: Dependencies) {
  const known = new Set<string>();
  return {
    record(key: string): void {
      known.add(key);
    },

    /** Returns the keys whose file is still missing; a file may have been restored since. */
    async among(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const suspects = keys.filter((key) => known.has(key));
      for (const key of suspects) {
        if ((await media.stat(key)) !== null) known.delete(key);
      }
      return new Set(suspects.filter((key) => known.has(key)));
    },

    /** The number of missing files, without those whose row has been deleted. */
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

import { join } from 'node:path';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { freeBytesOf, megabytes, sizeOf } from '#server/platform/disk-space.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { hasFormerDatabase } from './former-database.ts';

/** The file is a little smaller than a database of PostgreSQL; its log grows while indexes are made. */
const TIMES_DATABASE = 2;

interface Needed {
  /** Bytes of the database that is copied into the data folder; 0 if none is. */
  readonly database: number;
  /** Bytes of the media that are still to be copied into the data folder. */
  readonly media: number;
}

/** @throws CommandRefusedError if the disk of the data folder is too small */
export async function refuseWithoutRoom(
  dataDir: string,
  needed: Needed,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  const database = needed.database * TIMES_DATABASE;
  // A former database is kept, and is no part of the copy.
  const isCopyBegun = database > 0 && !(await hasFormerDatabase(dataDir));
  const copied = isCopyBegun ? await sizeOf(join(dataDir, SQLITE_FILE)) : 0;
  const bytes = Math.max(0, database - copied) + needed.media;
  const free = await freeBytes(dataDir);
  if (free >= bytes) return;
  throw new CommandRefusedError(
    `The move needs ${megabytes(bytes)} MB on the disk of ${dataDir}, where ${megabytes(free)} MB are free. Make room, ` +
      'or name another data folder. Nothing was copied.',
  );
}

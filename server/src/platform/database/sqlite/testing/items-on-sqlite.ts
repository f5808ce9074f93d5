/** A temporary SQLite database for the tests of its driver. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Generated, Kysely } from 'kysely';
import { SqliteDialect, type SqliteOptions } from '../dialect.ts';

interface Items {
  items: { id: Generated<number>; name: string; size: number | null; content: Uint8Array | null };
}

export interface ItemsFixture extends AsyncDisposable {
  db: Kysely<Items>;
  file: string;
  /** The names that another connection to the file sees. */
  namesOnDisk(): string[];
  /** Commits on disk so far, counted in the write-ahead log. */
  commitCount(): number;
}

// Without these, on a busy machine, a group would reach its age before its second member starts.
const AGES = { minAgeMs: 60_000, maxAgeMs: 60_000 };

export async function openItems(options: Omit<SqliteOptions, 'file'> = {}): Promise<ItemsFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'));
  const file = join(folder, 'portal.sqlite');
  const db = new Kysely<Items>({ dialect: new SqliteDialect({ file, ...AGES, ...options }) });
  await db.schema
    .createTable('items')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'double precision')
    .addColumn('content', 'blob')
    .execute();
  const observer = new DatabaseSync(file, { readOnly: true });
  const names = observer.prepare('select name from items order by id');
  return {
    db,
    file,
    namesOnDisk: () => names.all().map((row) => String(row['name'])),
    commitCount: () => countCommits(readFileSync(`${file}-wal`)),
    async [Symbol.asyncDispose]() {
      observer.close();
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Counts commits: the frame that ends one has the size of the database (https://www.sqlite.org/fileformat2.html#walformat). */
function countCommits(log: Buffer): number {
  const headerBytes = 32;
  const frameHeaderBytes = 24;
  const pageBytes = log.readUInt32BE(8);
  let commits = 0;
  for (let at = headerBytes; at < log.length; at += frameHeaderBytes + pageBytes) {
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}

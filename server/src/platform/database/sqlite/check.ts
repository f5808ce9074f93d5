import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { SQLITE_FILE } from '#server/platform/data-dir.ts';
import { CheckFailedError } from '#server/platform/health-check.ts';
import type { Logger } from '#server/platform/log.ts';
import type { Db } from '../schema.ts';
import { DamagedDatabaseError, findDamagedPages } from './damage.ts';

/** The start checks a file up to this size: about 0.2 s on two busy cores (192 MB took 1.15 s). */
const CHECKED_AT_START_BYTES = 32 * 1024 * 1024;
const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./check-worker.ts', import.meta.url));

interface Options {
  readonly dataDir: string;
  readonly log: Logger;
  readonly checkedAtStartBytes?: number;
}

/** Looks for damaged pages in the embedded database: in a small file at the start, in a large one in the background. */
export class SqliteCheck {
  readonly #dataDir: string;
  readonly #log: Logger;
  readonly #isSmall: boolean;
  #damage: DamagedDatabaseError | null = null;

  constructor({ dataDir, log, checkedAtStartBytes = CHECKED_AT_START_BYTES }: Options) {
    this.#dataDir = dataDir;
    this.#log = log;
    this.#isSmall = sizeOf(join(dataDir, SQLITE_FILE)) <= checkedAtStartBytes;
  }

  /** Runs before the first write. @throws DamagedDatabaseError */
  async atStart(db: Db): Promise<void> {
    if (!this.#isSmall) return;
    const damage = await findDamagedPages(db);
    if (damage.length > 0) throw new DamagedDatabaseError(damage);
  }

  /** Checks a large file. Rejects with the reason of `ending` when that is aborted. */
  async inBackground(ending: AbortSignal): Promise<void> {
    if (this.#isSmall) return;
    const damage = await checkInOwnProcess(this.#dataDir, ending);
    if (damage.length === 0) return;
    this.#damage = new DamagedDatabaseError(damage);
    this.#log.error({ damage }, this.#damage.message);
  }

  /** @throws CheckFailedError after damage was found */
  refuseDamage(): void {
    if (this.#damage !== null) throw new CheckFailedError('damaged', { cause: this.#damage });
  }
}

/** Returns 0 for a file that does not exist. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Not a worker thread: a thread cannot be stopped during a call of SQLite, so the portal would end only after the whole
 * file was read.
 */
async function checkInOwnProcess(dataDir: string, ending: AbortSignal): Promise<string[]> {
  try {
    const options = { signal: ending, killSignal: 'SIGKILL' } as const;
    const { stdout } = await run(process.execPath, [PROGRAM, dataDir], options);
    return z.array(z.string()).parse(JSON.parse(stdout));
  } catch (error) {
    ending.throwIfAborted();
    throw error;
  }
}

/** The evidence of watching: the login sessions in which a module was watched, and the bytes of its videos. */

import type { CallResponse } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { listWatchingSessions } from '@portal/contract/runs';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { readDevice } from '#server/platform/http/device.ts';
import type { PathModule } from '../path/path.ts';
import { findRunWithModule, type RunAndModule } from '../path/shown-run-queries.ts';
import * as queries from './evidence-queries.ts';
import type { WatchingKey } from './watching-queries.ts';

/** Sessions per transaction; below a millisecond on SQLite. */
const SESSIONS_PER_WRITE = 50;
/** Sums of seconds differ by their rounding. */
const ROUNDING_SECONDS = 0.01;

/** The evidence of watching a module in a run. */
export interface Evidence {
  /** The number of login sessions in which it was opened. */
  readonly sessions: number;
  /** Whether the portal has sent any part of its videos; null if it is unknown. */
  readonly filmLoaded: boolean | null;
}

interface FilmBytes extends WatchingKey {
  bytes: number;
}

export function createEvidence(db: Db) {
  let collected = new Map<string, FilmBytes>();

  function addFilmBytes(key: WatchingKey, bytes: number): void {
    const name = `${key.runId} ${key.moduleId} ${key.sessionId}`;
    const known = collected.get(name);
    if (known === undefined) collected.set(name, { ...key, bytes });
    else known.bytes += bytes;
  }

  /** Stores the collected bytes. Those of a failed transaction are stored the next time. */
  async function storeFilmBytes(): Promise<void> {
    const sent = [...collected.values()];
    collected = new Map();
    for (let from = 0; from < sent.length; from += SESSIONS_PER_WRITE) {
      const some = sent.slice(from, from + SESSIONS_PER_WRITE);
      try {
        await inTransaction(db, async (tx) => {
          for (const each of some) await queries.addFilmBytes(tx, each);
        });
      } catch (error) {
        for (const { bytes, ...key } of sent.slice(from)) addFilmBytes(key, bytes);
        throw error;
      }
    }
  }

  return {
    addFilmBytes,
    storeFilmBytes,

    /** Returns what the sessions of the run show of a module. */
    async evidenceIn(run: { readonly userId: number; readonly runId: number }) {
      // An admin who looks while the video plays must not read that it was never loaded.
      await storeFilmBytes();
      const rows = await queries.sumUpSessions(db, run);
      const rowOf = new Map(rows.map((row) => [row.module_id, row]));
      return (module: PathModule): Evidence => evidenceFrom(module, rowOf.get(module.id));
    },

    /** The newest sessions in which the module was opened in a run. Throws NOT_FOUND. */
    async listSessions(place: RunAndModule): Promise<CallResponse<typeof listWatchingSessions>> {
      const run = requireFound(await findRunWithModule(db, place), because('runNotFound'));
      await storeFilmBytes();
      const rows = await queries.listSessions(db, run.id, place.moduleId);
      return rows.map(({ started_at, reported_at, seconds, film_bytes, device }) => ({
        startedAt: new Date(started_at).toISOString(),
        lastReportAt: new Date(reported_at).toISOString(),
        seconds,
        filmBytes: film_bytes,
        device: readDevice(device),
      }));
    },
  };
}

function evidenceFrom(module: PathModule, row: queries.SessionsRow | undefined): Evidence {
  if (row === undefined) return { sessions: 0, filmLoaded: null };
  return { sessions: row.sessions, filmLoaded: isFilmLoaded(module, row) };
}

/** Null if it is unknown: another server sent the film, or a part was watched before the portal kept evidence. */
function isFilmLoaded({ watchedSeconds }: PathModule, row: queries.SessionsRow): boolean | null {
  if ((row.known_bytes ?? 0) > 0) return true;
  const isComplete = row.seconds + ROUNDING_SECONDS >= watchedSeconds;
  return row.sessions_without_bytes > 0 || !isComplete ? null : false;
}

/** The database as a part of a move. */
import { randomUUID } from 'node:crypto';
import { keepOrigin, keepsOrigin, leaveOrigin } from '#server/features/ledger/moving.ts';
import { copyDatabase } from '#server/platform/database/copy/copy-database.ts';
import {
  beginCopy,
  copyAgain,
  endCopy,
  readTargetState,
} from '#server/platform/database/copy/copy-state.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { findInstallationId } from '#server/platform/database/installation-id.ts';
import { findMoveMark, movedError, writeMoveMark } from '#server/platform/database/moved-to.ts';
import type { OpenDatabase } from '#server/platform/database/open-database.ts';
import { hasTable } from '#server/platform/database/portal-version.ts';
import { databaseSize } from '#server/platform/database/postgres/database-size.ts';
import { formatMark, type MoveMark, parseMark } from '#server/platform/move-mark.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import { explaining, openEnd, sourceEnd, targetEnd } from './ends.ts';
import { setFormerAside } from './former-database.ts';
import type { MoveWork, Part } from './part.ts';
import { describeDatabase, type Target } from './plan.ts';
import { counted } from './progress.ts';
import { refuseWithoutRoom } from './room.ts';

interface Databases {
  readonly from: OpenDatabase;
  readonly to: OpenDatabase;
  readonly installation: string;
  /** The place that is left, without credentials. */
  readonly place: string;
  readonly target: Target<string>;
}

/** Whether the source has to be marked, and the copy to be begun once more, before tables are copied. */
interface Beginning {
  /** The mark of the source while it is copied. */
  readonly mark: MoveMark;
  /** The mark of the copy. */
  readonly source: string;
  readonly start: 'new' | 'again' | 'goes-on';
}

/**
 * Returns null if the database was moved there before. Changes nothing in the source.
 * @throws CommandRefusedError, MovedError if the target is not empty, or the source was moved elsewhere
 */
export async function moveDatabase(
  work: MoveWork,
  target: Target<string>,
  media: { readonly lacking: number } | null,
): Promise<Part | null> {
  const { settings, source: from, installation, signal, progress, stack } = work;
  const { dataDir, databaseUrl } = settings;
  const end = targetEnd(settings, target);
  if (target.address === undefined) {
    await refuseWithoutRoom(dataDir, {
      database: await databaseSize(from.db),
      media: media?.lacking ?? 0,
    });
    await setFormerAside(dataDir);
  }
  const to = openEnd(stack, end);
  const place = describeDatabase(databaseUrl, dataDir);
  const databases = { from, to, installation, place, target };
  const beginning = await explaining(end, () => examine(databases));
  if (beginning === null) return null;
  const { source } = beginning;
  return {
    from: place,
    async copy() {
      const remote = target.address === undefined ? sourceEnd(settings) : end;
      const copying = { from, to, source, onProgress: progress.onDatabase, signal };
      const { tables, rows } = await explaining(remote, async () => {
        await begin(databases, beginning);
        return copyDatabase(copying);
      });
      return `${tables} tables with ${counted(rows)} rows`;
    },
    leave: () => explaining(sourceEnd(settings), () => leave(from, beginning)),
    arrive: () => explaining(end, () => arrive(databases)),
  };
}

/** Null if the database was moved there before. */
async function examine(databases: Databases): Promise<Beginning | null> {
  const { from, target } = databases;
  const mark = await findMoveMark(from.db);
  const copy = await findCopy(databases);
  if (mark?.state === 'arriving') throw movedError(from.db, mark);
  if (mark?.state === 'left' && copy.kind === 'complete' && mark.place === target.place)
    return null;
  if (copy.kind === 'unfinished' && copy.mark.token === mark?.token)
    return { mark, source: copy.source, start: 'goes-on' };
  if (mark?.state === 'left') throw movedError(from.db, mark);
  if (copy.kind === 'complete' || copy.kind === 'other') throw notEmpty(target);
  return newBeginning(databases, copy.kind === 'unfinished' ? 'again' : 'new');
}

function newBeginning(
  { installation, place, target }: Databases,
  start: 'new' | 'again',
): Beginning {
  const token = `${installation} ${randomUUID()}`;
  const at = new Date().toISOString();
  const mark = { state: 'leaving', place: target.place, remedy: target.remedy, token, at } as const;
  return { mark, source: formatMark({ ...mark, state: 'arriving', place }), start };
}

async function begin({ from, to }: Databases, { mark, source, start }: Beginning): Promise<void> {
  if (start === 'goes-on') return;
  // The source was used since the earlier attempt, which left another token or none.
  if (start === 'again') await copyAgain(to.db, source);
  else await beginCopy(to.db, source);
  // Last: a target that cannot be written leaves the source as it was.
  await writeMoveMark(from.db, mark);
}

/** @throws CommandRefusedError if a portal was started on the source since, and so gave this move up */
async function leave({ db }: OpenDatabase, { mark }: Beginning): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await findMoveMark(tx))?.token !== mark.token)
      throw new CommandRefusedError(
        'The database was used while it was copied. Stop all processes of the portal, then run the same command again.',
      );
    await writeMoveMark(tx, { ...mark, state: 'left', at: new Date().toISOString() });
  });
}

async function arrive({ from, to }: Databases): Promise<void> {
  const goesOn = await keepsOrigin(from.db);
  await inTransaction(to.db, async (tx) => {
    await (goesOn ? keepOrigin(tx) : leaveOrigin(tx));
    await writeMoveMark(tx, null);
    await endCopy(tx);
  });
}

type FoundCopy =
  | { readonly kind: 'none' | 'complete' | 'other' }
  | { readonly kind: 'unfinished'; readonly mark: MoveMark; readonly source: string };

/** Whether the target has a copy of this installation. */
async function findCopy({ to, installation }: Databases): Promise<FoundCopy> {
  const state = await readTargetState(to.db);
  if (state.kind === 'unfinished') {
    const mark = parseMark(state.source);
    if (!mark.token.startsWith(`${installation} `)) return { kind: 'other' };
    return { kind: 'unfinished', mark, source: state.source };
  }
  if (state.kind === 'empty') return { kind: 'none' };
  const isCopy = (await findMoveMark(to.db)) === null && (await isOf(to, installation));
  return { kind: isCopy ? 'complete' : 'other' };
}

/** The database may have tables of another program. */
async function isOf({ db }: OpenDatabase, installation: string): Promise<boolean> {
  return (await hasTable(db, 'installation')) && (await findInstallationId(db)) === installation;
}

const notEmpty = ({ place }: Target<string>) =>
  new CommandRefusedError(
    `There is something in ${place} already, and a move overwrites nothing. Name an empty database, or empty this one.`,
  );

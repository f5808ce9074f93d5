/** The media as a part of a move. */
import { openMedia } from '#server/open-resources.ts';
import { isDiskFull } from '#server/opening-errors.ts';
import { MediaCopyError } from '#server/platform/media/copy-file.ts';
import { copyMedia, measureMedia } from '#server/platform/media/copy-media.ts';
import { MediaStoreUnavailableError } from '#server/platform/media/media-errors.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import type { S3Address } from '#server/platform/media/s3-url.ts';
import { MovedError, type MoveMark } from '#server/platform/move-mark.ts';
import { CommandRefusedError } from '../command-refused-error.ts';
import type { MoveWork, Part } from './part.ts';
import type { Target } from './plan.ts';
import { counted } from './progress.ts';
import { refuseWithoutRoom } from './room.ts';

interface Stores {
  readonly from: MediaStore;
  readonly to: MediaStore;
  readonly installation: string;
  readonly target: Target<S3Address>;
}

interface MediaPart extends Part {
  /** The bytes of the files that are still to be copied into the data folder; 0 for a bucket. */
  readonly lacking: number;
}

/**
 * Returns null if the media were moved there before. Changes nothing.
 * @throws CommandRefusedError, MovedError if the stores belong to others, or the source was moved elsewhere
 */
export async function moveMedia(
  work: MoveWork,
  target: Target<S3Address>,
): Promise<MediaPart | null> {
  const { settings, installation, signal, progress } = work;
  const { dataDir, s3 } = settings;
  const from = openMedia({ dataDir, s3, mediaAccel: undefined });
  const to = openMedia({ dataDir, s3: target.address, mediaAccel: undefined });
  const stores = { from, to, installation, target };
  return explaining(stores, async () => {
    if (await wasMovedBefore(stores)) return null;
    // Left behind by a move that was killed: the data folder is locked.
    for (const store of [from, to]) await store.sweepStaging(0);
    const isEmbedded = target.address === undefined;
    const { total, lacking } = await measureMedia({
      from,
      to: isEmbedded ? to : null,
      signal,
      onCounted: progress.onCounted,
    });
    if (isEmbedded) await refuseWithoutRoom(dataDir, { database: 0, media: lacking });
    return {
      from: from.location,
      lacking,
      copy: () =>
        explaining(stores, async () => {
          const mark = { ...newMark(stores), state: 'arriving', place: from.location } as const;
          await to.writeInstallationId(installation, mark);
          await copyMedia({ from, to, total, onProgress: progress.onMedia, signal });
          await refuseOtherOwner(stores);
          return `${counted(total.files)} files with ${counted(total.bytes / 1e6)} MB`;
        }),
      leave: () => from.writeInstallationId(installation, newMark(stores)),
      arrive: () => to.writeInstallationId(installation),
    };
  });
}

/** @throws CommandRefusedError, MovedError unless the media can be moved from one store to the other, or were */
async function wasMovedBefore({ from, to, installation, target }: Stores): Promise<boolean> {
  await to.ping();
  const mark = await from.readMoveMark();
  if (mark !== null && (mark.state !== 'left' || mark.place !== target.place))
    throw new MovedError(`The store of media in ${from.location}`, mark);
  if ((await from.readInstallationId()) !== installation)
    throw new CommandRefusedError(
      `The media in ${from.location} are not bound to the database. Start the portal once: it says what is wrong, or ` +
        'binds them. Then run this again.',
    );
  const id = await to.readInstallationId();
  if (id === installation) {
    // With a mark, the files are from an earlier attempt, or from before the media were moved away from there.
    if ((await to.readMoveMark()) !== null) return false;
    if (mark !== null) return true;
    throw notEmpty(
      `The files in ${to.location} are of this portal, or of a copy of it that may be using them`,
    );
  }
  if (id === null && (await isEmpty(to))) return false;
  throw notEmpty(`There are files in ${to.location} that belong to another portal or to none`);
}

const notEmpty = (files: string) =>
  new CommandRefusedError(
    `${files}, and a move overwrites nothing. Name an empty place, or empty this one.`,
  );

/** Another portal may have found the same empty place at the same moment. */
async function refuseOtherOwner({ to, installation }: Stores): Promise<void> {
  if ((await to.readInstallationId()) === installation) return;
  throw new CommandRefusedError(
    `Another portal has begun to use ${to.location} meanwhile. Name an empty place.`,
  );
}

const newMark = ({ installation, target: { place, remedy } }: Stores): MoveMark => ({
  state: 'left',
  place,
  remedy,
  token: installation,
  at: new Date().toISOString(),
});

async function isEmpty(store: MediaStore): Promise<boolean> {
  for await (const _key of store.list()) return false;
  return true;
}

/**
 * Runs `work`. @throws CommandRefusedError with the reason, instead of errors of the stores and the file system, except
 * that of a full disk
 */
async function explaining<T>({ from, to }: Stores, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaCopyError)
      throw new CommandRefusedError(error.message, { cause: error });
    const cause = error instanceof MediaStoreUnavailableError ? (error.cause ?? error) : error;
    if (!hasCode(error) || isDiskFull(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : error.message;
    throw new CommandRefusedError(
      `The media cannot be copied from ${from.location} to ${to.location} (${reason}). Correct --to-media or S3_URL, and ` +
        'see that both places can be reached. Then run the same command again.',
      { cause: error },
    );
  }
}

/** An error of a store, the file system or the network, and not an aborted signal. */
const hasCode = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

import { commandLine } from '#server/platform/command-line.ts';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';

export interface Stores {
  readonly db: Db;
  readonly media: MediaStore;
}

export type MediaMismatch =
  /** The media store holds the id of another installation. */
  | 'other-installation'
  /** The media store has files but no id, and no row names one of the files. */
  | 'unknown-files'
  /** Rows name files, and the media store holds none at all. */
  | 'no-files';

/** The portal must not work with this database and this media store together. */
export class MediaBindingError extends Error {
  override readonly name = 'MediaBindingError';
}

const DATABASE: Readonly<Record<Engine, string>> = {
  sqlite: 'the embedded database in DATA_DIR',
  postgres: 'the PostgreSQL database of DATABASE_URL',
};

const ADOPT =
  'If this database and these files are to belong together from now on, run ' +
  `"${commandLine('adopt-media')}": it says what that means before it does anything.`;

const OTHER_SETTINGS =
  'Set DATABASE_URL, DATA_DIR and S3_URL as they were when the portal last used these files. ' +
  'DATABASE_URL alone does not move an installation: for a new, empty portal name an empty ' +
  `DATA_DIR or bucket as well. ${ADOPT}`;

const OTHER_PLACE =
  'Set DATA_DIR and S3_URL to where the files are, or copy the files there from the former place ' +
  `or from a backup, and start again. If they are lost, "${commandLine('adopt-media')}" lets the ` +
  'portal start without them.';

/** For a media store that cannot be read and has to be checked. */
export function mediaUnreachable({ media }: Pick<Stores, 'media'>, cause: unknown) {
  return new MediaBindingError(
    `The portal cannot read ${media.location}, and must, to see whether the files belong to the ` +
      'database. Correct DATA_DIR or S3_URL, or try again when the files can be reached.',
    { cause },
  );
}

export function describeDatabase({ db }: Pick<Stores, 'db'>): string {
  return DATABASE[engineOf(db)];
}

/** Says what is wrong and what to do. Contains no credentials. */
export function describeMismatch(mismatch: MediaMismatch, { db, media }: Stores): string {
  const [store, database] = [media.location, describeDatabase({ db })];
  const sentences: Record<MediaMismatch, string> = {
    'other-installation': `The media in ${store} belong to another database, not to ${database}. No file was changed. ${OTHER_SETTINGS}`,
    'unknown-files': `There are media files in ${store}, and ${database} names none of them. No file was changed. ${OTHER_SETTINGS}`,
    'no-files': `There are no media files in ${store}, although ${database} names some. ${OTHER_PLACE}`,
  };
  return sentences[mismatch];
}

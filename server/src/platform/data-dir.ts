/** What lies where in the data folder, of which a backup is made. */
import { mkdirSync } from 'node:fs';

export const SQLITE_FILE = 'portal.sqlite';
export const LOCK_FILE = 'owner.lock';
export const OWNER_FILE = 'owner.json';
export const MEDIA_FOLDER = 'media';
/** In the media folder: half-received uploads. */
export const STAGING_FOLDER = 'staging';
export const OUTBOX_FOLDER = 'outbox';
/** In the media folder, and under the same name in a bucket: the id of the installation it belongs to. */
export const INSTALLATION_ID_FILE = 'installation-id';

/**
 * Makes the data folder where there is none, for the portal's user alone: it holds password hashes, the
 * secret that signs links, and mails with reset links. The modes of an existing one are changed at the start.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** The files of the data folder. A backup contains this folder. */
import { mkdirSync } from 'node:fs';

export const SQLITE_FILE = 'portal.sqlite';
export const LOCK_FILE = 'owner.lock';
export const OWNER_FILE = 'owner.json';
export const MEDIA_FOLDER = 'media';
/** In the media folder: partly received uploads. */
export const STAGING_FOLDER = 'staging';
export const OUTBOX_FOLDER = 'outbox';
/** Copies of the database from before upgrades. */
export const BACKUPS_FOLDER = 'backups';
/** Made at the first start unless a setting names another place; not in ordinary backups. */
export const LOG_KEY_FILE = 'log-key.pem';
export const BADGE_KEY_FILE = 'badge-key.pem';
export const KEY_FILES: readonly string[] = [LOG_KEY_FILE, BADGE_KEY_FILE];
/** In the media folder, and under the same name in a bucket: the id of its installation, and the mark of a move. */
export const INSTALLATION_ID_FILE = 'installation-id';

/**
 * Creates the data folder if it does not exist, readable only for the portal's user: it holds password hashes, the
 * secret that signs links, and mails with reset links. The modes of an existing folder are changed at the start.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

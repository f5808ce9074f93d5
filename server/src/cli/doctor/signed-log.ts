/** Checks the keys with which the portal signs, and that the signed log goes on. */
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { haveSameKeys } from '#server/features/ledger/epochs.ts';
import { findOldestWaiting } from '#server/features/ledger/leaf-queries.ts';
import { findEpoch, findState, hadKeys } from '#server/features/ledger/log-queries.ts';
import { createSigner } from '#server/features/ledger/signer.ts';
import { BADGE_KEY_FILE, LOG_KEY_FILE } from '#server/platform/data-dir.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { openBadgeKey } from '#server/platform/keys/badge-key.ts';
import { openLogKey } from '#server/platform/keys/log-key.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

/** A running portal appends what waits every few seconds. */
const OVERDUE_MS = 10 * 60_000;
const KEEP =
  'Put a copy of the file back, or start the portal: it signs with a new key from then on.';

export async function examineSignedLog(db: Db, settings: Settings): Promise<Finding[]> {
  const { dataDir } = settings;
  const logKey = settings.logKeyFile ?? join(dataDir, LOG_KEY_FILE);
  const badgeKey = settings.badgeKeyFile ?? join(dataDir, BADGE_KEY_FILE);
  const keys = [
    // Opening a missing key would make one.
    ...(await findings(`key ${logKey}`, KEEP, async () => {
      await access(logKey, constants.R_OK);
      return [await presentKey(db, { ...settings, logKeyFile: logKey })];
    })),
    ...(await findings(`key ${badgeKey}`, KEEP, async () => {
      await access(badgeKey, constants.R_OK);
      await openBadgeKey({ dataDir, badgeKeyFile: badgeKey });
      return [ok(`badges: signed with ${badgeKey}`)];
    })),
  ];
  return [...keys, await waitingLeaves(db)];
}

/** Whether the log is signed with the key of the settings. */
async function presentKey(
  db: Db,
  settings: Pick<Settings, 'dataDir'> & { readonly logKeyFile: string },
): Promise<Finding> {
  const signer = createSigner(await openLogKey(settings));
  const { epoch_id } = await findState(db);
  const signedWith = `signed log: signed with ${settings.logKeyFile}`;
  if (epoch_id === null) return ok(signedWith);
  const epoch = await findEpoch(db, epoch_id);
  const keys = signer.verifierKeys(epoch.origin);
  if (haveSameKeys(keys, epoch)) return ok(signedWith);
  if (await hadKeys(db, keys))
    return problem(
      `signed log: the keys in ${settings.logKeyFile} were replaced by newer ones`,
      'Let LOG_KEY_FILE of all processes name copies of the newest log-key.pem.',
    );
  return ok(`signed log: a new key in ${settings.logKeyFile}, which the next entry announces`);
}

async function waitingLeaves(db: Db): Promise<Finding> {
  const oldest = await findOldestWaiting(db);
  if (oldest === undefined || Date.now() - oldest < OVERDUE_MS)
    return ok('signed log: every entry is signed, or will be in a moment');
  return problem(
    `signed log: entries wait for a signature since ${new Date(oldest).toISOString()}`,
    'See that the portal runs, and what its log says of the signed log.',
  );
}

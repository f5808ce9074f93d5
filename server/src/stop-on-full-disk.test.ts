import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SQLITE_FILE } from './platform/data-dir.ts';
import { copyMigratedSqlite } from './testing/copy-migrated-sqlite.ts';
import { freePort } from './testing/free-port.ts';
import { startProcess, startWithSmallFiles } from './testing/portal-process.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

// Elsewhere the shell counts files in another unit (`startWithSmallFiles`).
it.skipIf(onPostgres || process.platform !== 'linux')(
  'a portal that stops on a full disk says that nothing is lost, and nothing is',
  async () => {
    await using folder = await makeTestFolder();
    await copyMigratedSqlite(folder.path);
    // Enough for the first changes in the log, but not for their pages in the file.
    const maxBytes = Math.floor((await stat(join(folder.path, SQLITE_FILE))).size / 2);
    const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info' };
    const full = startWithSmallFiles({ ...env, PORT: String(await freePort()) }, maxBytes);
    await full.until('is ready');
    expect(full.output.said).toContain('First administrator');
    full.child.kill('SIGTERM');
    expect(await full.ended).toBe(0);
    expect(full.output.said).toContain('Nothing is lost');
    expect(full.output.said).not.toContain('triggerUncaughtException');

    const next = startProcess({ ...env, PORT: String(await freePort()) });
    await next.until('is ready');
    expect(next.output.said).not.toContain('First administrator');
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(next.output.said).not.toContain('Nothing is lost');
  },
);

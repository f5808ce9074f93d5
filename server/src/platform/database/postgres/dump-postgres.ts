import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PRIVATE_FILE } from '#server/platform/private-files.ts';
import { UpgradeRefusedError } from '../upgrade/upgrade-refused-error.ts';

const run = promisify(execFile);

/** Parameters that node-postgres takes from an address and PostgreSQL's own tools refuse. */
const OF_NODE_POSTGRES = ['ssl', 'uselibpqcompat', 'statement_timeout', 'query_timeout'];

/**
 * Writes the whole database into a file that `pg_restore` reads, with the `pg_dump` of this machine.
 * @throws UpgradeRefusedError if that is not installed or fails
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const passwordFile = `${file}.password`;
  const { address, password } = splitAddress(databaseUrl, passwordFile);
  try {
    if (password !== '') await writeFile(passwordFile, password, { mode: PRIVATE_FILE });
    await run('pg_dump', [
      '--format=custom',
      '--no-password',
      `--file=${file}`,
      `--dbname=${address}`,
    ]);
  } catch (error) {
    throw new UpgradeRefusedError(
      `The database has to be upgraded, and a copy is made before: ${reasonOf(error)} Nothing was changed. Install ` +
        "pg_dump of the server's version or a later one, and start again. Or make a backup of your own, with pg_dump " +
        'or a snapshot of the service, and start with BACKUP_BEFORE_UPGRADE=false.',
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Other users of the machine can read the arguments of a process, so the password is passed in a file. */
function splitAddress(databaseUrl: string, passwordFile: string) {
  const url = new URL(databaseUrl);
  for (const name of OF_NODE_POSTGRES) url.searchParams.delete(name);
  // node-postgres encrypts without looking at the certificate; `require` is the same for PostgreSQL's tools.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  if (url.password === '') return { address: url.href, password: '' };
  const password = decodeURIComponent(url.password).replaceAll(/[\\:]/g, String.raw`\$&`);
  url.password = '';
  url.searchParams.set('passfile', passwordFile);
  return { address: url.href, password: `*:*:*:*:${password}\n` };
}

function reasonOf(error: unknown): string {
  const { code, stderr } = error as { code?: unknown; stderr?: string };
  if (code === 'ENOENT') return 'pg_dump is not installed.';
  return `pg_dump failed (${stderr?.trim().split('\n')[0] ?? String(error)}).`;
}

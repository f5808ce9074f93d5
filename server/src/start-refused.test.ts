/** Starts and commands that cannot work exit with one clear sentence, without a stack. */
import { once } from 'node:events';
import { mkdir, open, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SQLITE_FILE } from './platform/data-dir.ts';
import { runForeign } from './platform/database/sqlite/testing/foreign-lock.ts';
import { cannotListen, isForPeople } from './startup-errors.ts';
import { copyMigratedSqlite } from './testing/copy-migrated-sqlite.ts';
import { freePort } from './testing/free-port.ts';
import { startProcess } from './testing/portal-process.ts';
import { refused, refusedCommand } from './testing/refused-start.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const PAGE_BYTES = 4096;

let resources: AsyncDisposableStack;
let folder: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  folder = resources.use(await makeTestFolder()).path;
});
afterEach(() => resources.disposeAsync());

/** A data folder with a database, as a stopped portal leaves it. */
async function installation(): Promise<string> {
  await copyMigratedSqlite(folder);
  return folder;
}

async function overwrite(dataDir: string, at: (size: number) => number): Promise<void> {
  const path = join(dataDir, SQLITE_FILE);
  await using file = await open(path, 'r+');
  await file.write(Buffer.alloc(PAGE_BYTES, 0xee), 0, PAGE_BYTES, at((await stat(path)).size));
}

it('refuses a data folder that is a file, or lies below one', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await refused({ DATA_DIR: file })).toContain('DATA_DIR must be a folder');
  const args = ['create-admin', '--email', 'a@b.test'];
  const said = await refusedCommand(args, { DATA_DIR: join(file, 'data') });
  expect(said).toContain('DATA_DIR must be a folder');
});

it('refuses a data folder in which a file of the portal cannot be opened', async () => {
  await mkdir(join(folder, SQLITE_FILE));
  const said = await refused({ DATA_DIR: folder });
  expect(said).toContain(`The portal cannot write to its data folder ${folder}`);
});

it('refuses a SQLite database whose header is damaged', async () => {
  const dataDir = await installation();
  await overwrite(dataDir, () => 0);
  const said = await refusedCommand(['demo'], { DATA_DIR: dataDir });
  expect(said).toContain('The embedded database is damaged: file is not a database');
});

it('refuses a SQLite database that another program has locked', async () => {
  const dataDir = await installation();
  await using _foreign = await runForeign(join(dataDir, SQLITE_FILE), 'begin immediate');
  const said = await refusedCommand(['create-admin', '--email', 'a@b.test'], { DATA_DIR: dataDir });
  expect(said).toContain(`Another program holds a lock on the database in ${dataDir}`);
});

it('refuses a SQLite database with a damaged page', async () => {
  const dataDir = await installation();
  await overwrite(dataDir, (size) => size - PAGE_BYTES);
  const said = await refused({ DATA_DIR: dataDir });
  expect(said).toContain('The embedded database is damaged');
  expect(said).toContain('npm run portal -- restore BACKUP');
  expect(said).toContain('npm run portal -- doctor');
});

it('refuses a PostgreSQL server that does not answer', async () => {
  const databaseUrl = `postgres://portal:secret@127.0.0.1:${await freePort()}/portal`;
  const said = await refused({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  expect(said).toContain('PostgreSQL cannot be reached (connect ECONNREFUSED');
  expect(said).not.toContain('secret');
});

/** Starts a portal that cannot listen, and returns its last line: a first start has printed the password before. */
async function refusedToListen(env: Record<string, string>): Promise<string> {
  const portal = startProcess({ DATA_DIR: folder, PORT: String(await freePort()), ...env });
  expect(await portal.ended).toBe(1);
  expect(portal.output.said).not.toMatch(/\n\s+at /);
  return portal.output.said.trim().split('\n').at(-1) ?? '';
}

it('refuses a port on which another program listens', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  resources.defer(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = await refusedToListen({ HOST: '127.0.0.1', PORT: String(port) });
  expect(said).toContain(`cannot listen on 127.0.0.1:${port}: another program does.`);
});

it('refuses a HOST that is no address of this machine', async () => {
  // An address that no machine has (RFC 5737).
  const said = await refusedToListen({ HOST: '192.0.2.1' });
  expect(said).toContain('HOST is no address of this machine (listen EADDRNOTAVAIL');
});

it.each([
  ['EACCES', 'The portal cannot listen on [::1]:80: the system does not allow it (reason).'],
  ['ENOTFOUND', 'HOST is no address of this machine (reason).'],
  ['EMFILE', 'The portal cannot listen on [::1]:80 (reason). Correct HOST and PORT.'],
])('says in one sentence why it cannot listen: %s', (code, sentence) => {
  const error = Object.assign(new Error('reason'), { code, syscall: 'listen' });
  const refusal = cannotListen(error, { host: '::1', port: 80 });
  expect(refusal?.message).toContain(sentence);
  expect(isForPeople(refusal)).toBe(true);
});

it('leaves an error that is not about listening to the log', () => {
  expect(cannotListen(new Error('a fault'), { host: '::1', port: 80 })).toBeNull();
});

it('warns about a misspelt variable without its value, and starts', async () => {
  const portal = startProcess({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    PROT: 'a-value',
    LOG_LEVEL: 'warn',
  });
  await portal.until('is ready');
  expect(portal.output.said).toContain(
    'PROT is set, but is no setting of the portal. Did you mean PORT?',
  );
  expect(portal.output.said).not.toContain('a-value');
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
});

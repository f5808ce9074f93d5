/** A process that is killed between file and row, and what the next start makes of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { fixtureFile, keptFiles } from '../../testing/fixture-files.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { makeTestDatabase, makeTestFolder } from '../../testing/test-resources.ts';
import { PORTAL } from '../activity/service.ts';

const PROGRAM = join(import.meta.dirname, 'testing/die-amid-upload.ts');

it.each([
  { kind: 'file-before-row', files: 2, stay: 1, of: 'mp4' },
  { kind: 'row-before-file', files: 2, stay: 1, of: 'webm' },
])('$kind: one row, its own file, and nothing else', async ({ kind, files, stay, of }) => {
  await using crashed = await crash(kind);
  await using portal = await startTestPortal(crashed.env);
  expect(await keptFiles(portal)).toHaveLength(files);
  // The very next start clears up: on its own folder nobody else can be uploading.
  expect(await portal.services.modules.sweepMedia()).toEqual({ removed: files - stay, missing: 0 });
  const modules = await portal.services.modules.list(1, {});
  const keys = modules.flatMap(({ videos }) => videos.map(({ url }) => url.split('?')[0]));
  expect(await keptFiles(portal)).toEqual(keys);
  expect(keys).toEqual([expect.stringMatching(new RegExp(`\\.${of}$`))]);
});

it.each(['module-before-file', 'company-before-file'])(
  '%s: the rows are gone, and the file goes with the next start',
  async (kind) => {
    await using crashed = await crash(kind);
    await using portal = await startTestPortal(crashed.env);
    expect(await portal.services.modules.list(1, {})).toEqual([]);
    const [orphan = ''] = await keptFiles(portal);
    const used = await keepUsedFile(portal);
    expect(await keptFiles(portal)).toEqual([orphan, used].sort());
    expect(await portal.services.modules.sweepMedia()).toEqual({ removed: 1, missing: 0 });
    expect(await keptFiles(portal)).toEqual([used]);
  },
);

/** A company's logo: a store that holds no file the database knows is left alone. */
async function keepUsedFile({ resources, services }: TestPortal): Promise<string> {
  const picture = await fixtureFile('logos/brightwater-foods.png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  const file = await resources.media.receive(Readable.from([bytes]), { maxBytes: bytes.length });
  const { logo } = await services.companies.create(PORTAL, 'With a logo', file);
  return logo ?? '';
}

/** Runs the program until it is killed; what it leaves is in the folder and database of `env`. */
async function crash(kind: string) {
  await using starting = new AsyncDisposableStack();
  const folder = starting.use(await makeTestFolder());
  const { databaseUrl } = starting.use(await makeTestDatabase());
  const env = {
    DATA_DIR: join(folder.path, 'data'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const child = spawn(process.execPath, [PROGRAM, kind], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [, signal] = await once(child, 'close');
  expect(signal, said).toBe('SIGKILL');
  const started = starting.move();
  return { env, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

/** A process is killed between file and row, and the portal is started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedFiles } from '#server/testing/fixture-files.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { QUARANTINE_DAYS } from './quarantine.ts';

/** Links are created for this user and not used. */
const VIEWER = { userId: 1, sessionId: 1 };

const PROGRAM = join(import.meta.dirname, 'testing/kill-during-upload.ts');

it.each([
  { kind: 'file-before-row', files: 2, stay: 1, of: 'mp4' },
  { kind: 'row-before-file', files: 2, stay: 1, of: 'webm' },
])(
  '$kind: leaves one row with its own file, and nothing else',
  async ({ kind, files, stay, of }) => {
    await using crashed = await crash(kind);
    await using portal = await startTestPortal(crashed.env);
    expect(await storedFiles(portal)).toHaveLength(files);
    await expectRemovalByQuarantine(portal, files - stay);
    const modules = await portal.services.modules.list(VIEWER, {});
    const keys = modules.flatMap(({ videos }) => videos.map(({ url }) => url.split('?')[0]));
    expect(await storedFiles(portal)).toEqual(keys);
    expect(keys).toEqual([expect.stringMatching(new RegExp(`\\.${of}$`))]);
  },
);

it.each(['module-before-file', 'company-before-file'])(
  '%s: the rows are deleted, and the file is removed after its time in quarantine',
  async (kind) => {
    await using crashed = await crash(kind);
    await using portal = await startTestPortal(crashed.env);
    expect(await portal.services.modules.list(VIEWER, {})).toEqual([]);
    expect(await storedFiles(portal)).toHaveLength(1);
    await expectRemovalByQuarantine(portal, 1);
    expect(await storedFiles(portal)).toEqual([]);
  },
);

it('an upload that was never saved creates no module, and is removed when it has expired', async () => {
  await using crashed = await crash('upload-before-save');
  await using portal = await startTestPortal(crashed.env);
  expect(await storedFiles(portal)).toHaveLength(2);
  expect(await portal.services.modules.list(VIEWER, {})).toHaveLength(1);
  expect(await portal.services.media.sweep()).toEqual({
    quarantined: 0,
    removed: 0,
    missing: 0,
  });
  expect(await portal.services.media.removeExpiredUploads()).toBe(0);

  portal.clock.advance(25 * 60 * 60 * 1000);
  expect(await portal.services.media.removeExpiredUploads()).toBe(1);
  expect(await storedFiles(portal)).toEqual([expect.stringMatching(/\.mp4$/)]);
});

/** The next sweep finds the files, because no other process can be uploading into the folder. */
async function expectRemovalByQuarantine(portal: TestPortal, files: number): Promise<void> {
  const { sweep } = portal.services.media;
  expect(await sweep()).toEqual({ quarantined: files, removed: 0, missing: 0 });
  portal.clock.advance(QUARANTINE_DAYS * 86_400_000);
  expect(await sweep()).toEqual({ quarantined: 0, removed: files, missing: 0 });
}

/** Runs the program until it is killed; its files and rows are in the folder and database of `env`. */
async function crash(kind: string) {
  await using starting = new AsyncDisposableStack();
  const { env } = starting.use(await makeTestInstallation());
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

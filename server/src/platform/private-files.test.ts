import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder, type TestFolder } from '../testing/test-folder.ts';
import { createRecordingLog } from './log.fixture.ts';
import { findOpenEntries, makePrivateFile, restrictDataDir } from './private-files.ts';

let folder: TestFolder;
let dataDir: string;
beforeEach(async () => {
  folder = await makeTestFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder[Symbol.asyncDispose]());

const FOLDERS = ['', 'media', 'media/staging', 'outbox'];
const FILES = [
  'portal.sqlite',
  'portal.sqlite-wal',
  'portal.sqlite-shm',
  'owner.lock',
  'owner.json',
  'media/installation-id',
  'log-key.pem',
  'badge-key.pem',
];

async function makeOpenFolder(): Promise<void> {
  for (const name of FOLDERS) await mkdir(join(dataDir, name));
  for (const name of FILES) await writeFile(join(dataDir, name), '');
  for (const name of FOLDERS) await chmod(join(dataDir, name), 0o755);
  for (const name of FILES) await chmod(join(dataDir, name), 0o644);
}

const modesOf = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode & 0o777));

describe.skipIf(process.platform === 'win32')('a data folder that others can use', () => {
  it('is made private once, with one line that names what was open', async () => {
    await makeOpenFolder();
    const log = createRecordingLog();
    await restrictDataDir(dataDir, log);
    expect(new Set(await modesOf(FOLDERS))).toEqual(new Set([0o700]));
    expect(new Set(await modesOf(FILES))).toEqual(new Set([0o600]));
    const [[level, message, facts] = []] = log.lines;
    expect([level, message]).toEqual(['info', expect.stringContaining('now only the portal can')]);
    const paths = [...FOLDERS, ...FILES].map((name) => join(dataDir, name)).toSorted();
    expect((facts as { paths: string[] }).paths.toSorted()).toEqual(paths);
    await restrictDataDir(dataDir, log);
    expect(log.lines).toHaveLength(1);
  });

  it('does not gain permissions that its owner does not have', async () => {
    await makeOpenFolder();
    await chmod(join(dataDir, 'portal.sqlite'), 0o444);
    await restrictDataDir(dataDir, createRecordingLog());
    expect(await modesOf(['portal.sqlite'])).toEqual([0o400]);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('EPERM'))],
    ['ignores', () => Promise.resolve()],
  ])(
    'is reported with a warning when the file system %s a change of modes',
    async (_, changeMode) => {
      await makeOpenFolder();
      const log = createRecordingLog();
      await restrictDataDir(dataDir, log, changeMode);
      expect(log.lines).toEqual([
        ['warn', expect.stringContaining('the portal cannot change that'), expect.anything()],
      ]);
      expect(await findOpenEntries(dataDir)).toHaveLength(FOLDERS.length + FILES.length);
    },
  );
});

it('a missing folder is not reported as open', async () => {
  expect(await findOpenEntries(dataDir)).toEqual([]);
});

it('an existing private file keeps its content and mode', async () => {
  const path = join(folder.path, 'file');
  makePrivateFile(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await writeFile(path, 'content');
  await chmod(path, 0o644);
  makePrivateFile(path);
  expect(await stat(path)).toMatchObject({ size: 7 });
});

import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isForPeople } from '#server/startup-errors.ts';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { openBadgeKey } from './badge-key.ts';
import { openLogKey } from './log-key.ts';

let folder: TestFolder;
let dataDir: string;
beforeEach(async () => {
  folder = await makeTestFolder();
  dataDir = folder.path;
});
afterEach(() => folder[Symbol.asyncDispose]());

const openLog = (logKeyFile?: string) => openLogKey({ dataDir, logKeyFile });

const textOf = async (opening: ReturnType<typeof openLogKey>) =>
  Object.values(await opening).map((key) => key.export({ type: 'pkcs8', format: 'pem' }));

describe('the keys of the log', () => {
  it('are made at the first start, only for the user of the portal, and kept', async () => {
    const made = await textOf(openLog());
    expect(await textOf(openLog())).toEqual(made);
    expect(await readFile(join(dataDir, 'log-key.pem'), 'utf8')).toBe(made.join(''));
    expect(await readdir(dataDir)).toEqual(['log-key.pem']);
    if (process.platform !== 'win32')
      expect((await stat(join(dataDir, 'log-key.pem'))).mode & 0o777).toBe(0o600);
  });

  it('are the same for processes that start together in one folder', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => textOf(openLog())));
    expect(new Set(opened.map((keys) => keys.join(''))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['log-key.pem']);
  });

  it('are read from the place of the setting', async () => {
    const made = await textOf(openLog());
    const elsewhere = join(dataDir, 'elsewhere.pem');
    await copyFile(join(dataDir, 'log-key.pem'), elsewhere);
    await rm(join(dataDir, 'log-key.pem'));
    expect(await textOf(openLog(elsewhere))).toEqual(made);
    expect(await readdir(dataDir)).toEqual(['elsewhere.pem']);
  });

  it('are not made at the place of the setting: the message says how to get there', async () => {
    const opening = openLog(join(dataDir, 'missing.pem'));
    await expect(opening).rejects.toThrow(/LOG_KEY_FILE.*without LOG_KEY_FILE.*log-key\.pem/s);
    expect(isForPeople(await opening.catch((error: unknown) => error))).toBe(true);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['', '-----BEGIN PRIVATE KEY-----\nMC4CAQ==\n-----END PRIVATE KEY-----\n'])(
    'are refused in a file that has none (%#)',
    async (content) => {
      await writeFile(join(dataDir, 'log-key.pem'), content);
      await expect(openLog()).rejects.toThrow(/cannot be used.*a copy of a log-key\.pem/);
    },
  );

  it('are no keys of badges, and the other way round', async () => {
    await openLog();
    await openBadgeKey({ dataDir, badgeKeyFile: undefined });
    const [log, badge] = [join(dataDir, 'log-key.pem'), join(dataDir, 'badge-key.pem')];
    await expect(openLog(badge)).rejects.toThrow('a copy of a log-key.pem');
    await expect(openBadgeKey({ dataDir, badgeKeyFile: log })).rejects.toThrow(
      'a copy of a badge-key.pem',
    );
  });
});

it('the key of badges is one of the curve P-256', async () => {
  const key = await openBadgeKey({ dataDir, badgeKeyFile: undefined });
  expect(key.asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' });
});

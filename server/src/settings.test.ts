import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError, unknownVariables, VARIABLES } from './settings.ts';
import { makeTestFolder } from './testing/test-folder.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('the defaults', () => {
  it('leave a balancer time to turn to other processes where there can be some', () => {
    const env = { DATABASE_URL: 'postgres://db.test/portal' };
    expect(readSettings(env).shutdownGraceSeconds).toBe(3);
  });

  it('start a portal that is reachable from this machine only', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      basePath: '',
      dataDir: resolve('./data'),
      adminEmail: undefined,
      adminPassword: undefined,
      databaseUrl: undefined,
      backupBeforeUpgrade: true,
      redisUrl: undefined,
      s3: undefined,
      mediaAccel: undefined,
      smtpUrl: undefined,
      mailFrom: { name: '', address: 'no-reply@localhost' },
      maxVideoMb: 100,
      trashDays: 30,
      chatDailyMb: 20,
      shutdownGraceSeconds: 0,
      sessionDays: 14,
      signUpsPerHour: 500,
      corsOrigins: [],
      trustProxy: false,
      logLevel: 'info',
      metricsToken: undefined,
    });
  });

  it('apply to variables that are set but empty', () => {
    const empty = Object.fromEntries(Object.values(VARIABLES).map(({ name }) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it.each([
    ['0.0.0.0', 'http://localhost:80', 'http://localhost'],
    ['::1', 'http://localhost:8080', 'http://localhost:8080'],
    ['fd00::5', 'http://[fd00::5]:8080', 'http://[fd00::5]:8080'],
    ['portal.lan', 'http://portal.lan:8080', 'http://portal.lan:8080'],
  ])('derive the public address from host %s', (host, given, publicUrl) => {
    const port = new URL(given).port || '80';
    expect(readSettings({ HOST: host, PORT: port }).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['https://portal.example.com', 'no-reply@portal.example.com'],
    ['http://192.0.2.7:3000', 'no-reply@localhost'],
    ['http://[fd00::5]', 'no-reply@localhost'],
  ])('derive the sender of mails from %s', (publicUrl, address) => {
    expect(readSettings({ PUBLIC_URL: publicUrl }).mailFrom).toEqual({ name: '', address });
  });
});

describe('each variable', () => {
  const PASSWORD = 'a long secret';

  it.each([
    ['port', { PORT: '8080' }, 8080],
    ['host', { HOST: '0.0.0.0' }, '0.0.0.0'],
    ['publicUrl', { PUBLIC_URL: 'https://Portal.example.com/' }, 'https://portal.example.com'],
    ['publicUrl', { PUBLIC_URL: 'https://a.test/training/' }, 'https://a.test/training'],
    ['basePath', { PUBLIC_URL: 'https://a.test:81/a/B-2_~.x' }, '/a/B-2_~.x'],
    ['basePath', { PUBLIC_URL: 'https://a.test/apiary' }, '/apiary'],
    ['basePath', { PUBLIC_URL: 'https://a.test/' }, ''],
    ['dataDir', { DATA_DIR: '/srv/portal' }, '/srv/portal'],
    ['adminEmail', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: PASSWORD }, 'a@b.example'],
    ['adminPassword', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: PASSWORD }, PASSWORD],
    ['databaseUrl', { DATABASE_URL: 'postgres://u:p@db/portal' }, 'postgres://u:p@db/portal'],
    ['databaseUrl', { DATABASE_URL: 'postgresql://db/portal' }, 'postgresql://db/portal'],
    ['backupBeforeUpgrade', { BACKUP_BEFORE_UPGRADE: 'false' }, false],
    ['redisUrl', { REDIS_URL: 'rediss://:p@cache:6380/1' }, 'rediss://:p@cache:6380/1'],
    ['mediaAccel', { MEDIA_ACCEL: '/internal-media/' }, '/internal-media/'],
    ['mediaAccel', { MEDIA_ACCEL: '/_nginx/media-2/' }, '/_nginx/media-2/'],
    ['smtpUrl', { SMTP_URL: 'smtps://u:p@mail.example:465' }, 'smtps://u:p@mail.example:465'],
    ['mailFrom', { MAIL_FROM: 'p@b.example' }, { name: '', address: 'p@b.example' }],
    [
      'mailFrom',
      { MAIL_FROM: 'Ünser Portal <p@b.example>' },
      { name: 'Ünser Portal', address: 'p@b.example' },
    ],
    ['maxVideoMb', { MAX_VIDEO_MB: '2000' }, 2000],
    ['chatDailyMb', { CHAT_DAILY_MB: '5' }, 5],
    ['sessionDays', { SESSION_DAYS: '1' }, 1],
    [
      'corsOrigins',
      { CORS_ORIGINS: 'https://a.example, http://b.example:81/' },
      ['https://a.example', 'http://b.example:81'],
    ],
    ['trustProxy', { TRUST_PROXY: 'true' }, true],
    ['trustProxy', { TRUST_PROXY: '0' }, false],
    ['trustProxy', { TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, ['10.0.0.0/8', '::1', 'loopback']],
    ['logLevel', { LOG_LEVEL: 'silent' }, 'silent'],
    ['metricsToken', { METRICS_TOKEN: '0123456789abcdef' }, '0123456789abcdef'],
  ] as const)('%s is read from %j', (key, env, expected) => {
    expect(readSettings(env)[key]).toEqual(expected);
  });

  it('S3_URL is split and percent-decoded', () => {
    const url = 'https://key%2F1:se%40cret@s3.example:9000/my-bucket?region=eu-west-1';
    expect(readSettings({ S3_URL: url }).s3).toEqual({
      bucketUrl: 'https://s3.example:9000/my-bucket',
      region: 'eu-west-1',
      accessKeyId: 'key/1',
      secretAccessKey: 'se@cret',
    });
    expect(readSettings({ S3_URL: 'http://k:s@localhost/bucket' }).s3?.region).toBe('us-east-1');
  });

  it('TRUST_PROXY as a number trusts that many hops from the portal', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('not a hop count');
    expect([0, 1, 2].map((hop) => trustProxy('192.0.2.1', hop))).toEqual([true, true, false]);
  });

  it.each([
    ['PORT', ['0', '65536', '3000.5', '0x10', '-1', 'http']],
    ['HOST', ['http://a', 'a:80', 'a b', '-a', '[::1]']],
    [
      'PUBLIC_URL',
      [
        ...['portal.example', 'ftp://a', 'https://a?b', 'https://a/#', 'https://u:p@a', 'https:a'],
        ...['https://a/b?', 'https://a/b//', 'https://a//b', 'https://a/b/../c', 'https://a/./b'],
        ...['https://a/%62', 'https://a/b c', 'https://a/b:c', 'https://a/.b', 'https://a\\b'],
        ...['https://a/api', 'https://a/api/b', 'https://a/assets/', 'https://a/verify'],
        ...['https://a/log/b', 'https://a/metrics', 'https://a/readyz', 'https://a/healthz'],
      ],
    ],
    ['DATA_DIR', ['a\0b']],
    ['DATABASE_URL', ['mysql://a/b', 'postgres', 'postgres:a']],
    ['BACKUP_BEFORE_UPGRADE', ['no', '1', 'TRUE']],
    ['REDIS_URL', ['http://a', 'localhost:6379', 'redis://']],
    [
      'S3_URL',
      [
        'https://host/bucket',
        'https://k:s@host/',
        'https://k:s@host/a/b',
        's3://k:s@host/bucket',
        'https://k:s@host/bucket?zone=1',
        'https://k:%zz@host/bucket',
      ],
    ],
    [
      'MEDIA_ACCEL',
      ['/', 'media', '/media', 'media/', '//', '/api/', '/a/../b/', '/a b/', '/a?/', '/%61/'],
    ],
    ['SMTP_URL', ['mail.example', 'https://mail.example', 'smtp://']],
    [
      'MAIL_FROM',
      [
        'portal',
        'A <b',
        'a@b.example, c@d.example',
        'A\r\nBcc: x <a@b.example>',
        '"A" <a@b.example>',
      ],
    ],
    ['MAX_VIDEO_MB', ['0', '1e3', '100001']],
    ['CHAT_DAILY_MB', ['0', '1.5', '100001']],
    ['SESSION_DAYS', ['0', '366', 'two']],
    ['CORS_ORIGINS', ['*', 'https://a.example,', 'https://a.example/x', 'null']],
    [
      'TRUST_PROXY',
      ['yes', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', 'proxy.example', '10.0.0.1,'],
    ],
    ['LOG_LEVEL', ['INFO', 'verbose']],
    ['METRICS_TOKEN', ['short', 'with a blank in the middle']],
  ])('%s refuses invalid values', (name, texts) => {
    for (const text of texts) {
      expect(problemsOf({ [name]: text }), text).toEqual([
        expect.stringMatching(`^${name}: must `),
      ]);
    }
  });

  it('ADMIN_EMAIL and ADMIN_PASSWORD follow the rules of an account', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'no-at-sign', ADMIN_PASSWORD: 'short' })).toEqual([
      'ADMIN_EMAIL: Please enter a valid email address',
      'ADMIN_PASSWORD: Password must have at least 6 characters',
    ]);
  });

  it.each([[{ ADMIN_EMAIL: 'a@b.example' }], [{ ADMIN_PASSWORD: PASSWORD }]])(
    '%j alone is not enough',
    (env) => {
      expect(problemsOf(env)).toEqual([
        'ADMIN_EMAIL, ADMIN_PASSWORD: must be set both or not at all',
      ]);
    },
  );

  it('MEDIA_ACCEL is refused beside S3_URL, which nginx cannot read', () => {
    const env = { MEDIA_ACCEL: '/internal-media/', S3_URL: 'http://k:s@localhost/bucket' };
    expect(problemsOf(env)).toEqual([
      'MEDIA_ACCEL, S3_URL: must not be set both, because nginx cannot send what is stored on S3',
    ]);
  });

  it('has a unique name and a description of one sentence', () => {
    const variables = Object.values(VARIABLES);
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length);
    for (const { about } of variables) expect(about).toMatch(/^[A-Z].+\.$/);
  });
});

describe('a secret from a file', () => {
  const test = it.extend('folder', async ({ task: _ }, { onCleanup }) => {
    const folder = await makeTestFolder();
    onCleanup(() => folder[Symbol.asyncDispose]());
    return folder.path;
  });
  const PASSWORD = 'a long secret ';

  test('is the text of the file without one line end', async ({ folder }) => {
    const path = join(folder, 'secret');
    const env = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD_FILE: path };
    for (const [start, end] of [
      ['', ''],
      ['', '\n'],
      ['\uFEFF', '\r\n'],
    ]) {
      await writeFile(path, start + PASSWORD + end);
      expect(readSettings(env).adminPassword).toBe(PASSWORD);
    }
    expect(problemsOf({ ADMIN_PASSWORD_FILE: path })).toEqual([
      'ADMIN_EMAIL, ADMIN_PASSWORD: must be set both or not at all',
    ]);
  });

  test('is possible for these variables', async ({ folder }) => {
    const values = {
      DATABASE_URL: 'postgres://u:p@db/portal',
      REDIS_URL: 'redis://:p@cache',
      S3_URL: 'https://k:s@s3.example/bucket',
      SMTP_URL: 'smtps://u:p@mail.example',
      ADMIN_PASSWORD: PASSWORD,
      METRICS_TOKEN: '0123456789abcdef',
    };
    const email = { ADMIN_EMAIL: 'a@b.example' };
    const env: Record<string, string> = { ...email };
    for (const [name, value] of Object.entries(values)) {
      env[`${name}_FILE`] = join(folder, name);
      await writeFile(join(folder, name), `${value}\n`);
    }
    expect(readSettings(env)).toEqual(readSettings({ ...email, ...values }));
    expect(unknownVariables(env)).toEqual([]);
    expect(unknownVariables({ DATABASE_URL_FILE: 'x', DATABASE_HOST: 'db' })).toEqual([]);
    expect(unknownVariables({ SMTP_URL_FIL: 'x' })).toEqual([
      expect.stringContaining('Did you mean SMTP_URL_FILE?'),
    ]);
  });

  test('has its problems in the list, without the content', async ({ folder }) => {
    const [wrong, empty] = [join(folder, 'wrong'), join(folder, 'empty')];
    await writeFile(wrong, 'http://secret-1');
    await writeFile(empty, '\n');
    const env = {
      DATABASE_URL_FILE: wrong,
      REDIS_URL_FILE: join(folder, 'absent'),
      S3_URL_FILE: folder,
      SMTP_URL_FILE: empty,
      METRICS_TOKEN: '0123456789abcdef',
      METRICS_TOKEN_FILE: wrong,
    };
    const problems = problemsOf(env);
    expect(problems).toEqual([
      expect.stringMatching(/^DATABASE_URL_FILE: must be an address/),
      'REDIS_URL_FILE: must name a file with the value of REDIS_URL; there is no such file',
      'S3_URL_FILE: must name a file with the value of S3_URL; it is a folder',
      'SMTP_URL_FILE: must name a file with the value of SMTP_URL; it is empty',
      'METRICS_TOKEN, METRICS_TOKEN_FILE: must not be set both',
    ]);
    expect(problems.join()).not.toContain('secret-');
  });

  test.for([
    ['of several lines', 'secret-1\nsecret-2', 'it has more than one line of plain text'],
    ['with a zero', 'secret-1\0', 'it has more than one line of plain text'],
    ['that is too long', 'secret-'.repeat(1_000), 'it has more than 4096 bytes'],
    ['that is no text', Buffer.from([0xff, 0xfe, 0x41]), 'it is not text in UTF-8'],
  ] as const)('is not read from a file %s', async ([_, content, reason], { folder }) => {
    const path = join(folder, 'secret');
    await writeFile(path, content);
    expect(problemsOf({ METRICS_TOKEN_FILE: path })).toEqual([
      `METRICS_TOKEN_FILE: must name a file with the value of METRICS_TOKEN; ${reason}`,
    ]);
  });

  test('is not awaited from a pipe or read from a device', async ({ folder }) => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const path of [pipe, '/dev/zero'])
      expect(problemsOf({ METRICS_TOKEN_FILE: path })).toEqual([
        expect.stringContaining('it is no regular file'),
      ]);
  });
});

describe('several wrong values', () => {
  const env = {
    PORT: 'secret-1',
    DATABASE_URL: 'mysql://u:secret-2@db/x',
    S3_URL: 'https://k:secret-3@host/',
    SMTP_URL: 'secret-4',
    ADMIN_PASSWORD: 'secret-5',
    METRICS_TOKEN: 'secret-6',
    CORS_ORIGINS: 'https://u:secret-7@a',
  };

  it('are all reported, one per line', () => {
    expect(problemsOf(env).map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'S3_URL',
      'SMTP_URL',
      'CORS_ORIGINS',
      'METRICS_TOKEN',
      'ADMIN_EMAIL, ADMIN_PASSWORD',
    ]);
    expect(() => readSettings(env)).toThrow(
      /^The portal cannot start: 7 settings are wrong\.\n {2}PORT: /,
    );
  });

  it('are never repeated in the report', () => {
    expect(problemsOf(env).join()).not.toContain('secret-');
  });
});

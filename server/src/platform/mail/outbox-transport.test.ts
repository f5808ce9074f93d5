import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRecordingLog } from '../log.fixture.ts';
import { createOutboxTransport } from './outbox-transport.ts';

const FROM = { name: 'Training Portal', address: 'portal@example.com' };
const MAIL = {
  to: 'ann@example.com',
  messageId: '<1a2b@portal.test>',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('the outbox', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-outbox-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('writes a whole mail, readable only by the portal, and logs it', async () => {
    const folder = join(dataDir, 'outbox');
    const log = createRecordingLog();
    await createOutboxTransport({ folder, from: FROM, log }).deliver(MAIL);

    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/);
    const file = join(folder, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(log.lines).toEqual([
      ['info', 'no mail server is set: a mail was written to the outbox', { file }],
    ]);

    const content = await readFile(file, 'utf8');
    expect(content).toContain('From: Training Portal <portal@example.com>\r\n');
    expect(content).toContain('To: ann@example.com\r\n');
    expect(content).toContain('Message-ID: <1a2b@portal.test>\r\n');
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content).toContain('Auto-Submitted: auto-generated\r\n');
    expect(content).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/);
  });

  it('keeps mails apart and in order', async () => {
    const folder = join(dataDir, 'outbox');
    const outbox = createOutboxTransport({ folder, from: FROM, log: createRecordingLog() });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const subject of ['first', 'second', 'third']) {
      await outbox.deliver({ ...MAIL, subject });
      vi.setSystemTime(Date.now() + 1);
    }
    const names = (await readdir(folder)).sort();
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const subjects = contents.map((content) => /^Subject: (.+)\r$/m.exec(content)?.[1]);
    expect(subjects).toEqual(['first', 'second', 'third']);
  });

  it('rejects when it cannot write', async () => {
    const folder = join(dataDir, 'taken');
    await writeFile(folder, 'a file');
    const outbox = createOutboxTransport({ folder, from: FROM, log: createRecordingLog() });
    await expect(outbox.deliver(MAIL)).rejects.toMatchObject({ outcome: 'unreachable' });
  });
});

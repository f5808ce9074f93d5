import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn, logInAsAdmin } from '@portal/contract/accounts';
import { createProgressExport } from '@portal/contract/exports';
import { expect, test } from 'vitest';
import { PASSWORD, succeeded } from '#server/testing/factories.ts';
import {
  makeOldInstallation,
  type OldAnswer,
  readOldAnswers,
} from '#server/testing/old-installation.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

const ADMIN = 'admin@portal.test';

/** Fields with another value than before: a completion is a run now, and activity can name a job. */
const CHANGED = new Map([
  ['/admin/completions', 'id'],
  ['/admin/activity', 'jobId'],
]);

/** Without what differs at each call: signatures of links, and when they expire. */
function comparable(answer: unknown, path = ''): unknown {
  const changed = CHANGED.get(path.replace(/\?.*/, ''));
  const text = JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'mediaExpiresAt' || name === changed) return undefined;
    return name === 'url' && typeof value === 'string' ? value.replace(/\?.*/, '') : value;
  });
  return JSON.parse(text);
}

/** Makes the recorded calls again, each with a session of its caller. */
class Repetition {
  readonly #portal: TestPortal;
  readonly #tokens = new Map<string, string>();

  constructor(portal: TestPortal) {
    this.#portal = portal;
  }

  async repeat({ as, path, exportOf }: OldAnswer) {
    const authorization = as === null ? {} : { authorization: `Bearer ${await this.#tokenOf(as)}` };
    if (path === undefined) return this.#exported(authorization, exportOf ?? null);
    const answer = await this.#portal.inject({ url: `/api${path}`, headers: authorization });
    return { status: answer.status, headers: answer.headers, answer: answer.body };
  }

  async #tokenOf(email: string): Promise<string> {
    const known = this.#tokens.get(email);
    if (known !== undefined) return known;
    const call = email === ADMIN ? logInAsAdmin : logIn;
    const session = await this.#portal.call(call, { body: { email, password: PASSWORD } });
    const { token } = succeeded(session);
    this.#tokens.set(email, token);
    return token;
  }

  async #exported(headers: { authorization?: string }, company: number | null) {
    const { path, method } = createProgressExport;
    const url = `/api${path}`;
    const link = await this.#portal.inject({ method, url, headers, payload: { company } });
    const { url: address } = link.body as { url: string };
    const file = await this.#portal.inject({ url: address });
    return { status: file.status, headers: file.headers, answer: file.raw };
  }
}

test('an installation of the version before answers all reads as it did, after the upgrade', async () => {
  await using old = await makeOldInstallation();
  await using portal = await startTestPortal(old.env);
  const repetition = new Repetition(portal);
  const recorded = readOldAnswers();
  expect(recorded.length).toBeGreaterThan(200);
  for (const answer of recorded) {
    const { as, path, exportOf } = answer;
    const now = await repetition.repeat(answer);
    const name = `${as} ${path ?? `export of ${exportOf}`}`;
    expect(comparable(now.answer, path), name).toEqual(comparable(answer.answer, path));
    expect(now.status, name).toBe(answer.status);
    for (const [header, value] of Object.entries(answer.headers ?? {}))
      expect(String(now.headers[header]), `${name} ${header}`).toBe(value);
  }
  expect(await readdir(join(old.dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^portal-017-mail-queue-/),
  ]);
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it as plainIt } from 'vitest';
import { handleError } from '#server/platform/http/error-handler.ts';
import { createMemoryRateLimiter } from '#server/platform/limits/memory-rate-limiter.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { registerOfflineFile } from './offline-file.ts';
import { READS } from './pages.ts';

const KEYS = 'training-portal/ab+00000000+AQ==\n</script><b>$&\n';
const SOURCE = new URL('../../../../web/verifier.html', import.meta.url);

const it = plainIt.extend('served', async ({ task: _ }, { onCleanup }) => {
  const folder = await makeTestFolder();
  const app = Fastify();
  onCleanup(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });
  app.setErrorHandler(handleError);
  registerOfflineFile(app, {
    ledger: { keys: async () => KEYS },
    limiter: createMemoryRateLimiter({ now: Date.now }),
    publicUrl: 'https://portal.test',
    webFolder: folder.path,
  });
  return {
    get: () => app.inject({ url: '/log/verifier.html' }),
    async build() {
      await mkdir(join(folder.path, 'offline'));
      await writeFile(join(folder.path, 'offline', 'verifier.html'), await readFile(SOURCE));
    },
  };
});

it('is a download that contains the present keys and the address of the portal', async ({
  served,
}) => {
  await served.build();
  const { statusCode, headers, body } = await served.get();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="training-portal-verifier.html"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const [, data = ''] = /id="portal">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual({
    keys: ['training-portal/ab+00000000+AQ==', '</script><b>$&'],
    address: 'https://portal.test',
  });
});

it('is missing while the web app is not built', async ({ served }) => {
  const answer = await served.get();
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

it('is limited together with the other pages of the log', async ({ served }) => {
  await served.build();
  const answers = await Promise.all(
    Array.from({ length: READS.limit + 1 }, async () => (await served.get()).statusCode),
  );
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

import { getConfig } from '@portal/contract/config';
import { TRASH_DAYS_DEFAULT, VIDEO_MAX_MB_DEFAULT } from '@portal/contract/limits';
import { describe, expect, it } from 'vitest';
import { succeeded } from '#server/testing/factories.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

describe('GET /api/config', () => {
  it.each([
    [{}, { maxVideoMb: VIDEO_MAX_MB_DEFAULT, trashDays: TRASH_DAYS_DEFAULT, hasMailServer: false }],
    [
      { MAX_VIDEO_MB: '750', TRASH_DAYS: '0', SMTP_URL: 'smtp://127.0.0.1:1' },
      { maxVideoMb: 750, trashDays: 0, hasMailServer: true },
    ],
  ])('with the settings %j returns %j to visitors', async (env, config) => {
    await using portal = await startTestPortal(env);
    expect(succeeded(await portal.call(getConfig))).toEqual(config);
  });

  it('is not sent again to a client that has it', async () => {
    await using portal = await startTestPortal();
    const { headers } = await portal.call(getConfig);
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await portal.inject({ method: 'GET', url: '/api/config', headers: known });
    expect([again.status, again.raw]).toEqual([304, '']);
  });
});

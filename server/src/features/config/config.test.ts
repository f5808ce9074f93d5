import { getConfig } from '@portal/contract/config';
import { VIDEO_MAX_MB_DEFAULT } from '@portal/contract/limits';
import { describe, expect, it } from 'vitest';
import { succeeded } from '#server/testing/factories.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

describe('GET /api/config', () => {
  it.each([
    [{}, VIDEO_MAX_MB_DEFAULT],
    [{ MAX_VIDEO_MB: '750' }, 750],
  ])('with the settings %j returns a video limit of %d MB to visitors', async (env, maxVideoMb) => {
    await using portal = await startTestPortal(env);
    expect(succeeded(await portal.call(getConfig))).toEqual({ maxVideoMb });
  });

  it('is not sent again to a client that has it', async () => {
    await using portal = await startTestPortal();
    const { headers } = await portal.call(getConfig);
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await portal.inject({ method: 'GET', url: '/api/config', headers: known });
    expect([again.status, again.raw]).toEqual([304, '']);
  });
});

/** `/log/…` as other programs read it. */
import { describe, expect, it as plainIt } from 'vitest';
import { READS, readTilePath } from './pages.ts';
import { itOnLog as it } from './testing/it-on-log.ts';

describe('the published log', () => {
  it('has its checkpoint and its keys as text that is not kept', async ({ portal, world }) => {
    await world.add(2);
    await world.append();
    const checkpoint = await portal.inject({ url: '/log/checkpoint' });
    expect(checkpoint.raw).toBe(await world.ledger.checkpoint());
    const keys = await portal.inject({ url: '/log/key' });
    const [origin] = checkpoint.raw.split('\n');
    const lines = keys.raw.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(`${origin}+`);
    for (const { status, headers } of [checkpoint, keys]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
    }
  });

  it('has the tiles of its tree, also former states of the last ones', async ({
    portal,
    world,
  }) => {
    await world.add(260);
    await world.append();
    const hashes = (await world.leaves()).map(({ leaf_hash }) => Buffer.from(leaf_hash, 'base64'));
    const tile = async (path: string) => {
      const response = await portal.app.inject({ url: `/log/tile/${path}` });
      return response.statusCode === 200 ? response.rawPayload : response.statusCode;
    };
    expect(await tile('0/000')).toEqual(Buffer.concat(hashes.slice(0, 256)));
    expect(await tile('0/000.p/7')).toEqual(Buffer.concat(hashes.slice(0, 7)));
    expect(await tile('0/001.p/4')).toEqual(Buffer.concat(hashes.slice(256)));
    expect(await tile('1/000.p/1')).toHaveLength(32);
    for (const path of ['0/001', '0/001.p/5', '0/002.p/1', '1/000', '1/000.p/2', '2/000.p/1'])
      expect(await tile(path)).toBe(404);
    const { headers } = await portal.inject({ url: '/log/tile/0/000' });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
  });

  it('is limited by address', async ({ portal }) => {
    const read = (remoteAddress: string) => portal.inject({ url: '/log/key', remoteAddress });
    const { limiter } = portal.resources;
    for (let i = 0; i < READS.limit; i += 1) await limiter.hit('log-reads:192.0.2.1', READS);
    const refused = await read('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': expect.any(String),
      'access-control-allow-origin': '*',
    });
    expect((await read('192.0.2.2')).status).toBe(200);
  });
});

plainIt.each([
  ['0/000', { level: 0, index: 0, width: null }],
  ['63/x001/x234/067', { level: 63, index: 1_234_067, width: null }],
  ['2/x001/000.p/255', { level: 2, index: 1_000, width: 255 }],
])('the path %s names a tile', (path, tile) => {
  expect(readTilePath(path)).toEqual(tile);
});

plainIt.each([
  '',
  '0/0',
  '00/000',
  '64/000',
  '0/1000',
  '0/x000/001',
  '0/001/x234',
  '0/000.p/0',
  '0/000.p/256',
  '0/000.p/01',
  '0/000/',
  '-1/000',
  'entries/000',
])('the path %j names none', (path) => {
  expect(readTilePath(path)).toBeNull();
});

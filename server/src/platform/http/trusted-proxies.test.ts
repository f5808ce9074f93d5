import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { trustProxy } from '#server/setting-values.ts';
import { forwardedAddress, trustedProxies } from './trusted-proxies.ts';

const SETTINGS = [
  'false',
  'true',
  '1',
  '2',
  'loopback',
  'uniquelocal, loopback',
  '10.0.0.0/8',
  '10.1.2.3,192.0.2.0/24',
  'fd00::/8,linklocal',
];
const PEERS = [
  '127.0.0.1',
  '::1',
  '::ffff:10.1.2.3',
  '10.1.2.3',
  '192.0.2.7',
  'fd12::1',
  'fe80::1',
];
const FORWARDED = [
  undefined,
  '',
  '203.0.113.9',
  '203.0.113.9, 10.1.2.3',
  '198.51.100.1,203.0.113.9 , 127.0.0.1, 10.9.9.9',
  '203.0.113.9, ::ffff:10.0.0.1, fd12::2',
];

describe.each(SETTINGS)('with TRUST_PROXY=%s', (setting) => {
  it('finds the same client for a socket as the framework does for a request', async () => {
    const parsed = trustProxy.parse(setting);
    const app = Fastify({ trustProxy: parsed });
    const trusts = trustedProxies(parsed);
    app.get('/', (request) => ({ ip: request.ip, own: forwardedAddress(request.raw, trusts) }));
    for (const remoteAddress of PEERS)
      for (const forwarded of FORWARDED) {
        const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
        const { ip, own } = (
          await app.inject({ method: 'GET', url: '/', remoteAddress, headers })
        ).json();
        expect([remoteAddress, forwarded, own]).toEqual([remoteAddress, forwarded, ip]);
      }
  });
});

it('finds no address for a connection that has ended', () => {
  const request = { headers: {}, socket: {} } as IncomingMessage;
  expect(forwardedAddress(request, () => true)).toBe('');
});

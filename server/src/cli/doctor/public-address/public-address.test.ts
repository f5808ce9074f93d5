/** The public address, behind the real nginx with the documented configuration and with single faults in it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { describe, expect } from 'vitest';
import type { TrustProxy } from '#server/platform/http/trusted-proxies.ts';
import { freePort } from '#server/testing/free-port.ts';
import { findNginx, startNginx } from '#server/testing/nginx.ts';
import { nginxSite } from '#server/testing/nginx-site.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { examineHeaders } from './headers.ts';
import { examinePublicAddress, examineWay } from './public-address.ts';

/** Longer than any pause of a busy machine, for what is passed on; what is kept back needs no wait. */
const LONG_MS = 60_000;
const SHORT_MS = 100;
/** A line of the documented configuration after which the tests add others. */
const LINE = 'proxy_http_version 1.1;';

interface Looking {
  /** The address that is examined; that of nginx if it is absent. */
  readonly url?: string;
  readonly trustProxy?: TrustProxy;
  readonly patienceMs?: number;
}

const it = portalIt
  .extend('port', { scope: 'file' }, () => freePort())
  .extend('env', { scope: 'file' }, ({ port }) => ({
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
  }))
  .extend('look', ({ portal, origin, port }) => {
    const { doctorSecret: secret } = portal.resources;
    const { trustProxy: setting } = portal.settings;
    return async ({ url, trustProxy = setting, patienceMs = LONG_MS }: Looking = {}) => {
      const direct = { url: origin, secret, patienceMs };
      const target = { ...direct, url: url ?? `http://127.0.0.1:${port}` };
      const found = await examineWay(target, { direct, trustProxy });
      const texts = (isOk: boolean) =>
        found.filter((each) => each.isOk === isOk).map(({ text }) => text);
      return { right: texts(true), wrong: texts(false) };
    };
  })
  /** Starts nginx with the documented configuration, in which a text is replaced. */
  .extend('startSite', ({ portal, origin, port }, { onCleanup }) => {
    const stack = new AsyncDisposableStack();
    onCleanup(() => stack.disposeAsync());
    return async (replaced = '', replacement = '') => {
      const { path: folder } = stack.use(await makeTestFolder());
      const portalPort = Number(new URL(origin).port);
      const mediaFolder = join(portal.settings.dataDir, 'media');
      const site = await nginxSite({ port, portalPort, mediaFolder, folder });
      expect(site).toContain(replaced);
      const http = site.replace(replaced, () => replacement);
      await startNginx({ folder, http, url: `http://127.0.0.1:${port}/healthz` }, stack);
    };
  })
  /** Starts another program, which gives each request the same answer, and returns its address. */
  .extend('startOther', async ({ task: _ }, { onCleanup }) => {
    const stack = new DisposableStack();
    onCleanup(() => stack.dispose());
    return async (
      status: number,
      headersOf: (url: string) => Record<string, string>,
      body: Iterable<string> = [],
    ) => {
      const server = createServer((_request, response) => {
        response.writeHead(status, headersOf(url));
        pipeline(Readable.from(body), response, () => undefined);
      });
      stack.defer(() => {
        server.close();
        server.closeAllConnections();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return url;
    };
  });

describe.skipIf(findNginx() === undefined)('behind nginx', () => {
  it('the documented configuration has no fault', async ({ startSite, look }) => {
    await startSite();
    const { right, wrong } = await look();
    expect(wrong).toEqual([]);
    expect(right).toHaveLength(7);
    expect(right.join('\n')).toContain('address of each client, through the proxy 127.0.0.1');
  });

  it.for([
    ['proxy_set_header Upgrade $http_upgrade;', '', 'WebSocket: does not reach the portal'],
    [
      'client_max_body_size 101m;',
      'client_max_body_size 1m;',
      '2 MB do not arrive: the answer is 413',
    ],
    ['proxy_set_header X-Forwarded-For $remote_addr;', '', 'sends no X-Forwarded-For'],
    [LINE, `${LINE} proxy_set_header Range "";`, 'with 200 instead of 206'],
    [LINE, `${LINE} add_header Referrer-Policy origin;`, 'referrer-policy arrives 2 times'],
    [LINE, `${LINE} proxy_hide_header X-Content-Type-Options;`, 'x-content-type-options does not'],
    [
      LINE,
      `${LINE} proxy_hide_header Referrer-Policy; add_header Referrer-Policy origin;`,
      'referrer-policy is not that of the portal',
    ],
    [LINE, `${LINE} auth_basic "x"; auth_basic_user_file none;`, 'asks for a login of its own'],
  ] as const)(
    '%s replaced by %s is the only fault',
    async ([theirs, ours, fault], { startSite, look }) => {
      await startSite(theirs, ours);
      expect((await look()).wrong).toEqual([expect.stringContaining(fault)]);
    },
  );

  it.for([
    ['proxy_request_buffering off;', 'keeps a body until it is complete'],
    ['proxy_buffering off;', 'keeps them until they are complete'],
  ] as const)('it is a fault to leave out %s', async ([directive, fault], { startSite, look }) => {
    await startSite(directive);
    const { wrong } = await look({ patienceMs: SHORT_MS });
    expect(wrong).toContainEqual(expect.stringContaining(fault));
  });

  it('it is a fault if TRUST_PROXY does not name the proxy', async ({ startSite, look }) => {
    await startSite();
    const { wrong } = await look({ trustProxy: false });
    expect(wrong).toEqual([expect.stringContaining('Set TRUST_PROXY=127.0.0.1.')]);
  });

  it('a proxy may add to X-Forwarded-For where TRUST_PROXY names it', async ({
    startSite,
    look,
  }) => {
    await startSite('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for');
    expect((await look()).wrong).toEqual([]);
  });

  it('it is a fault if the proxy does not reach the portal', async ({
    startSite,
    origin,
    look,
  }) => {
    await startSite(`server 127.0.0.1:${new URL(origin).port};`, 'server 127.0.0.1:1;');
    expect((await look()).wrong).toEqual([expect.stringContaining('answers 502')]);
  });
});

it('a portal without a proxy has no fault', async ({ origin, look }) => {
  const { right, wrong } = await look({ url: origin });
  expect(wrong).toEqual([]);
  expect(right.join('\n')).toContain('address of each client, without a proxy');
});

it('an address that each client can choose is a fault', async () => {
  await using portal = await startTestPortal({ TRUST_PROXY: 'true' });
  const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const direct = { url, secret: portal.resources.doctorSecret, patienceMs: LONG_MS };
  // The portal has another public address, whose pages alone may open the WebSocket besides its own.
  const found = await examineWay(direct, { direct, trustProxy: true });
  expect(found.filter(({ isOk }) => !isOk)).toEqual([
    { isOk: false, text: expect.stringContaining('a client can choose its address') },
  ]);
});

it.for([
  [200, {}, 'does not lead to this portal (answer 200)'],
  [301, { location: 'https://other.example/x' }, 'redirects to https://other.example'],
] as const)(
  '%s with %j of another program is a fault',
  async ([status, headers, fault], { startOther, look }) => {
    const url = await startOther(status, () => headers);
    expect((await look({ url })).wrong).toEqual([expect.stringContaining(fault)]);
  },
);

it('the answer of another program that never ends is not awaited', async ({ startOther, look }) => {
  const url = await startOther(200, () => ({}), endless());
  expect((await look({ url })).wrong).toEqual([
    expect.stringContaining('does not lead to this portal (answer 200)'),
  ]);
});

function* endless() {
  for (;;) yield 'x'.repeat(65_536);
}

it('a redirect to HTTPS is followed, and a fault of PUBLIC_URL', async ({ startOther, look }) => {
  const secure = (url: string) => url.replace('http:', 'https:');
  const url = await startOther(301, (own) => ({ location: `${secure(own)}/api` }));
  expect((await look({ url })).wrong).toEqual([
    expect.stringContaining(`redirects to ${secure(url)}. Set PUBLIC_URL`),
    expect.stringContaining('what listens there does not speak HTTPS'),
  ]);
});

it('pages that arrive uncompressed are a fault', async ({ portal, startOther }) => {
  const { doctorSecret: secret } = portal.resources;
  const target = async (headers: Record<string, string>) => ({
    url: await startOther(200, () => headers),
    secret,
    patienceMs: LONG_MS,
  });
  const direct = await target({ 'content-encoding': 'br' });
  expect(await examineHeaders(await target({}), direct)).toEqual([
    { isOk: false, text: expect.stringContaining('pages arrive uncompressed') },
  ]);
});

it('an address where nothing listens is a fault', async ({ look }) => {
  const { wrong } = await look({ url: 'http://127.0.0.1:1' });
  expect(wrong).toEqual([expect.stringContaining('nothing listens there')]);
});

describe('the settings', () => {
  /** On Linux and macOS a name of this machine, but not one of those that no other machine can use. */
  const anyAddress = (port: number) => `http://0.0.0.0:${port}`;

  it('name a running portal, which is examined with the secret of its database', async () => {
    const port = await freePort();
    const env = { PORT: String(port), PUBLIC_URL: anyAddress(port) };
    await using portal = await startTestPortal(env);
    const stopped = await examinePublicAddress(portal.settings);
    expect(stopped).toEqual([
      { isOk: true, text: expect.stringContaining('not checked, because the portal does not run') },
    ]);
    await portal.app.listen({ host: '127.0.0.1', port });
    const found = await examinePublicAddress(portal.settings);
    expect(found).toHaveLength(7);
    expect(found[0]?.text).toContain('leads to this portal');
  });

  it('name an address of this machine alone, which is not examined', async ({ portal }) => {
    expect(await examinePublicAddress(portal.settings)).toEqual([
      { isOk: true, text: expect.stringContaining('is of this machine alone') },
    ]);
  });
});

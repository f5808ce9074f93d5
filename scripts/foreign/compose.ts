/**
 * docker-compose reads the files of containers, and nginx its configuration beside them. The argument is the path of
 * docker-compose.
 */
import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { inRoot } from '../set-up/paths.mjs';
import { NEEDS } from '../test/provision.mjs';

const [compose = ''] = process.argv.slice(2);
const env = { ...process.env, PUBLIC_URL: 'https://portal.test', ADMIN_EMAIL: 'ann@portal.test' };

function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  equal(status, 0, `${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const servicesOf = (file: string) =>
  run(compose, '--file', inRoot(file), 'config', '--services').trim().split('\n').sort();

deepEqual(servicesOf('compose.yaml'), ['portal']);
const portals = ['portal-1', 'portal-2', 'portal-3'];
const others = ['bucket', 'database', 'nginx', 'redis', 's3'];
deepEqual(servicesOf('compose.several.yaml'), [...others, ...portals].sort());

const nginx = NEEDS.nginx.find();
if (nginx === undefined) console.log('skipped: nginx is missing');
else {
  await using folder = await makeTestFolder();
  const site = readFileSync(inRoot('nginx.several.conf'), 'utf8');
  // The names are known to the engine's name server alone.
  const http = site.replaceAll(/portal-\d:/g, '127.0.0.1:').replace('listen 80', 'listen 18080');
  const path = join(folder.path, 'nginx.conf');
  const own = `pid ${folder.path}/pid;\nerror_log stderr;\n`;
  writeFileSync(path, `${own}events {}\nhttp { access_log off;\n${http}\n}\n`);
  run(nginx, '-t', '-c', path);
}

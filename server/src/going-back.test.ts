/** Back to the version before an upgrade, by the commands of docs/upgrading.md, word for word. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCompany, listCompanies } from '@portal/contract/companies';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { PASSWORD } from './testing/factories.ts';
import { freePort } from './testing/free-port.ts';
import { watchedBy } from './testing/killed-process.ts';
import { startProcess } from './testing/portal-process.ts';
import { startWithAdmin } from './testing/process-client.ts';
import { makeTestInstallation, type TestInstallation } from './testing/test-installation.ts';

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const UPGRADED = watchedBy(import.meta.resolve('./testing/with-second-migration.ts'));
const EMAIL = 'admin@portal.test';

/** The commands of the document for the engine under test. */
function documentedCommands(): string {
  const document = readFileSync(new URL('docs/upgrading.md', ROOT), 'utf8');
  const [, section = ''] = document.split('## Going back');
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const [sqlite = '', postgres = ''] = blocks;
  return isPostgres ? postgres : sqlite;
}

/** Runs them with the names of this installation. Returns its settings afterwards. */
function goBack({ dataDir, env }: TestInstallation, resources: AsyncDisposableStack) {
  const [copy = ''] = readdirSync(join(dataDir, 'backups'));
  const before = `portal_before_${process.pid}`;
  const url = (database: string) => `postgres://portal@db.example.com/${database}`;
  const restored = isPostgres ? Object.assign(new URL(env.DATABASE_URL), { pathname: before }) : '';
  const ours: Record<string, string> = {
    [url('portal_before')]: String(restored),
    [url('portal')]: env.DATABASE_URL,
    portal_before: before,
    [`portal-0.1.0-001-schema-20261122T164000Z.${isPostgres ? 'dump' : 'sqlite'}`]: copy,
  };
  // In one pass, the longest names first: a name of this installation may contain one of the document.
  const names = new RegExp(Object.keys(ours).map(RegExp.escape).join('|'), 'g');
  const commands = documentedCommands().replaceAll(names, (name) => ours[name] ?? name);
  execFileSync('sh', ['-ec', commands], { cwd: dirname(dataDir) });
  if (isPostgres)
    resources.defer(() => {
      execFileSync('dropdb', [`--maintenance-db=${env.DATABASE_URL}`, '--force', before]);
    });
  return { ...env, DATABASE_URL: String(restored) };
}

test.skipIf(isPostgres && !hasTools)(
  'the former version starts with the data from before the upgrade',
  async () => {
    await using resources = new AsyncDisposableStack();
    const installation = resources.use(await makeTestInstallation());
    const admin = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    const start = (env: Record<string, string>, program?: readonly string[]) =>
      startWithAdmin({ ...env, ...admin }, EMAIL, program);
    const namesOn = async (portal: Awaited<ReturnType<typeof start>>) => {
      const companies = (await portal.call(listCompanies, 0)) as { name: string }[];
      portal.child.kill('SIGTERM');
      expect(await portal.ended).toBe(0);
      return companies.map(({ name }) => name);
    };
    const addCompany = async (portal: Awaited<ReturnType<typeof start>>, name: string) => {
      const form = new FormData();
      form.set('name', name);
      await portal.upload(createCompany, form);
    };

    const former = await start(installation.env);
    await addCompany(former, 'Before');
    expect(await namesOn(former)).toEqual(['Before']);

    const upgraded = await start(installation.env, UPGRADED);
    await addCompany(upgraded, 'Since the upgrade');
    expect(await namesOn(upgraded)).toEqual(['Renamed', 'Since the upgrade']);

    const refused = startProcess({ ...installation.env, PORT: String(await freePort()) });
    expect(await refused.ended).toBe(1);
    expect(refused.output.said).toContain('used by a newer version of the portal');

    const env = goBack(installation, resources);
    expect(await namesOn(await start(env))).toEqual(['Before']);
  },
);

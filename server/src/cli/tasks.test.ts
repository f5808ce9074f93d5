/** The operator sees and repeats work in the background that fails, while the portal runs. */
import { expect, it } from 'vitest';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';

it('lists what fails, and tries it again', async () => {
  await using installation = await makeTestInstallation();
  const { env } = installation;
  await using portal = await startTestPortal(env);
  const run = async (...args: string[]) => (await runPortalCommand(['tasks', ...args], env)).said;
  expect(await run()).toBe('No background work fails.\n');
  const { db } = portal.resources;
  const failing = { run_at: 0, created_at: 0, attempts: 10, failing_since: 0 };
  await db
    .insertInto('tasks')
    .values([
      { ...failing, kind: 'job', key: '7', last_error: 'no luck' },
      { ...failing, kind: 'deletion', key: '8', last_error: 'no room', attempts: 2 },
    ])
    .execute();
  const [deletion, job] = (await run()).split('\n').toSorted().slice(1);
  expect(deletion).toMatch(/^deletion 8: fails since 1970-.*: no room; tried again at 1970/);
  expect(job).toMatch(
    /^job 7: fails since 1970-.*: no luck; waits for: npm run portal -- tasks retry$/,
  );
  const { said } = await runPortalCommand(['doctor'], env);
  expect(said).toContain('✗ background work: job 7: fails since');
  expect(await run('retry', 'job')).toContain('Tried again within a second: 1');
  const rows = db.selectFrom('tasks').select('attempts').where('kind', '=', 'job');
  expect(await rows.executeTakeFirst()).toEqual({ attempts: 0 });
  expect(await run('retry', 'mails')).toContain('No such work fails.');
  expect(await run('again')).toContain("There is 'tasks' and 'tasks retry'");
});

/**
 * `it` whose tests name what they need. Each fixture is made when the first test names it: once for the file, or again
 * for each test (company, trainee).
 */
import { it as plainIt } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { makeCompany, makeTrainee, signInAdmin } from './factories.ts';
import { startTestPortal } from './start-test-portal.ts';

export const it = plainIt
  // Settings beside those of every test portal. A file sets its own by `it.extend('env', …)`: `it.override` at the top
  // of a file would change this `it` for the files that follow in the same process.
  .extend('env', { scope: 'file' }, {} as Record<string, string>)
  .extend('log', { scope: 'file' }, () => createLog('silent'))
  .extend('portal', { scope: 'file' }, async ({ env, log }, { onCleanup }) => {
    const portal = await startTestPortal(env, log);
    onCleanup(() => portal[Symbol.asyncDispose]());
    return portal;
  })
  /** Where the portal listens, for what needs a real connection. */
  .extend('origin', { scope: 'file' }, ({ portal }) =>
    portal.app.listen({ host: '127.0.0.1', port: 0 }),
  )
  .extend('admin', { scope: 'file' }, ({ portal }) => signInAdmin(portal))
  .extend('company', ({ portal }) => makeCompany(portal))
  .extend('trainee', ({ portal, company }) => makeTrainee(portal, { companyName: company.name }));

/** `it` each of whose tests has a portal of its own, for what concerns all rows or files of a portal. */
export const itAlone = plainIt
  .extend('portal', async ({ task: _ }, { onCleanup }) => {
    const portal = await startTestPortal();
    onCleanup(() => portal[Symbol.asyncDispose]());
    return portal;
  })
  .extend('admin', ({ portal }) => signInAdmin(portal))
  .extend('company', ({ portal }) => makeCompany(portal));

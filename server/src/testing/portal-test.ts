/** `it` with fixtures: the portal of the test file, its admin, a company and a trainee. */
import { it as plainIt } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { makeCompany, makeTrainee, signInAdmin } from './factories.ts';
import { startTestPortal } from './start-test-portal.ts';

export const it = plainIt
  // The settings of the portal in addition to those of every test portal; a file changes them with `it.override`.
  .extend('env', { scope: 'file' }, {} as Record<string, string>)
  .extend('log', { scope: 'file' }, () => createLog('silent'))
  .extend('portal', { scope: 'file' }, async ({ env, log }, { onCleanup }) => {
    const portal = await startTestPortal(env, log);
    onCleanup(() => portal[Symbol.asyncDispose]());
    return portal;
  })
  .extend('admin', { scope: 'file' }, ({ portal }) => signInAdmin(portal))
  .extend('company', ({ portal }) => makeCompany(portal))
  .extend('trainee', ({ portal, company }) => makeTrainee(portal, { companyName: company.name }));

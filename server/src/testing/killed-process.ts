/** Processes that are killed in the middle of their work: by themselves, because a test could come too late. */
import { join } from 'node:path';
import { expect } from 'vitest';
import type { NthStatement } from './nth-statement.ts';
import { type AdminProcess, startWithAdmin } from './process-client.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/**
 * The portal from its sources, whose statements are watched by a program for `node --import`: the built portal contains
 * the driver of PostgreSQL.
 */
export const watchedBy = (program: string) => ['--import', program, MAIN];

/** A portal that kills itself at the moment that {@link killedAt} sets. */
export const KILLED = watchedBy(import.meta.resolve('./kill-at-statement.ts'));

export const killedAt = (moment: NthStatement) => ({ KILLED_AT: JSON.stringify(moment) });

export interface Killed {
  readonly env: Record<string, string>;
  /** The email of an admin. */
  readonly email: string;
  readonly moment: NthStatement;
  readonly begin: (portal: AdminProcess) => Promise<unknown>;
}

/** Starts a process, in which the admin begins some work, and waits until it is killed. */
export async function killDuring({ env, email, moment, begin }: Killed): Promise<void> {
  const portal = await startWithAdmin({ ...env, ...killedAt(moment) }, email, KILLED);
  // The killed process does not answer the call any more if it waits for the work.
  const [answer] = await Promise.allSettled([begin(portal)]);
  const message = `not killed; the call: ${JSON.stringify(answer)}`;
  await expect.poll(() => portal.child.signalCode, { message }).toBe('SIGKILL');
  await portal.ended;
}

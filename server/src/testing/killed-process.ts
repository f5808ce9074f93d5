/** Processes that are killed in the middle of their work: by themselves, because a test could come too late. */
import { join } from 'node:path';
import type { NthStatement } from './nth-statement.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/**
 * The portal from its sources, whose statements are watched by a program for `node --import`: the built portal contains
 * the driver of PostgreSQL.
 */
export const watchedBy = (program: string) => ['--import', program, MAIN];

/** A portal that kills itself at the moment that {@link killedAt} sets. */
export const KILLED = watchedBy(import.meta.resolve('./kill-at-statement.ts'));

export const killedAt = (moment: NthStatement) => ({ KILLED_AT: JSON.stringify(moment) });

import { stdSerializers } from 'pino';
import { isDatabaseAway } from './database/database-away.ts';

/**
 * An error as it is logged: type, message, code, and the stack with that of its causes. An absent database fails every
 * request, and the stack does not tell why: there it is left out.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // PostgreSQL puts the values of a row into `detail`: they may be what a user typed.
  const { detail: _, ...facts } = stdSerializers.err(error);
  if (!isDatabaseAway(error)) return facts;
  const { type, message } = facts;
  return { type, message, code: codeOf(rootOf(error)) };
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** SQLite's own code, where there is one: its `code` is the same for all of its errors. */
function codeOf({ code, errcode }: Error & { code?: unknown; errcode?: unknown }): unknown {
  return errcode ?? code;
}

import { stdSerializers } from 'pino';
import { isDatabaseUnavailable } from './database/database-unavailable.ts';

/**
 * An error in its form for the log: type, message, code, and the stack with that of its causes. An unreachable database
 * fails every request, and its stack gives no cause, so it is left out there.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // PostgreSQL puts the values of a row into `detail`, and they may be texts of a user.
  const { detail: _, ...facts } = stdSerializers.err(error);
  if (!isDatabaseUnavailable(error)) return facts;
  const { type, message } = facts;
  return { type, message, code: codeOf(rootOf(error)) };
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** SQLite's own code, if there is one: the `code` of all of its errors is the same. */
function codeOf({ code, errcode }: Error & { code?: unknown; errcode?: unknown }): unknown {
  return errcode ?? code;
}

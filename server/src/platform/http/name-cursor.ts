import { because } from '@portal/contract/reasons';
import { isStorable } from '@portal/contract/text-rules';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** The last row of a page by name and id, after which the next page begins. */
interface Place {
  readonly sortKey: string;
  readonly id: number;
}

/** PostgreSQL does not compare with a text that it cannot store. */
const place = z.tuple([z.string().check(z.refine(isStorable)), z.int()]);

export function cursorOf(sortKey: string, id: number): string {
  return Buffer.from(JSON.stringify([sortKey, id])).toString('base64url');
}

/** Null for the first page. Throws INVALID_INPUT for a text that is not a cursor. */
export function readCursor(cursor: string): Place | null {
  if (cursor === '') return null;
  const read = place.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new AppError('INVALID_INPUT', because('invalidCursor'));
  const [sortKey, id] = read.data;
  return { sortKey, id };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Invalid JSON is not a valid cursor either.
    return null;
  }
}

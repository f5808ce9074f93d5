import * as z from 'zod/mini';
import { AppError } from '#server/platform/http/app-error.ts';

/** The last person of a page, by name and id: what the next page comes after. */
interface Place {
  readonly nameKey: string;
  readonly id: number;
}

const place = z.tuple([z.string(), z.int()]);

export function cursorOf(nameKey: string, id: number): string {
  return Buffer.from(JSON.stringify([nameKey, id])).toString('base64url');
}

/** Null for the first page; throws INVALID_INPUT for what no answer has given out. */
export function readCursor(cursor: string): Place | null {
  if (cursor === '') return null;
  const read = place.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new AppError('INVALID_INPUT', 'Not a valid cursor');
  const [nameKey, id] = read.data;
  return { nameKey, id };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON is one more way not to be a cursor.
    return null;
  }
}

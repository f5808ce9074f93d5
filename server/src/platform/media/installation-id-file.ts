/**
 * The file in a media store that binds it to a database. Versions that know no moves take the mark for a part of the id,
 * so they do not start either.
 */
import { formatMark, type MoveMark, parseMark } from '../move-mark.ts';

interface IdFile {
  readonly id: string | null;
  readonly mark: MoveMark | null;
}

export function formatIdFile(id: string, mark?: MoveMark): string {
  return mark === undefined ? `${id}\n` : `${id}\n${formatMark(mark)}\n`;
}

/**
 * A mark that cannot be read, as of a later version, is taken for a part of the id.
 * @param text null if there is no such file
 */
export function parseIdFile(text: string | null): IdFile {
  if (text === null) return { id: null, mark: null };
  const [id = '', mark] = text.trim().split('\n');
  if (mark === undefined) return { id, mark: null };
  try {
    return { id, mark: parseMark(mark) };
  } catch {
    return { id: text.trim(), mark: null };
  }
}

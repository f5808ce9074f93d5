/**
 * The parsed JSON of a stored text; null if there is none or it is invalid, because other code may write to the
 * storage.
 */
export function parseStoredJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

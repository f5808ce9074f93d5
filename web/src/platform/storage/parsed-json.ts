/** What a stored text says; null where there is none or it is no JSON: anybody may write there. */
export function parsedJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

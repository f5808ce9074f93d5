/** Asks for the first byte of a file. Returns whether it is sent, with a content type that begins with `type`. */
export async function isServed(url: string, type: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, headers, body } = await fetch(url, { signal, headers: { range: 'bytes=0-0' } });
    await body?.cancel();
    return ok && headers.get('content-type')?.startsWith(type) === true;
  } catch {
    // Unreachable, or not wanted any more.
    return false;
  }
}

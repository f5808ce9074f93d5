import { apiErrorFrom, NetworkError } from './api-error.ts';
import { mediaUrl } from './media-url.ts';

/** Reads a stored text, such as captions, by its signed link. Throws ApiError, NetworkError. */
export async function fetchMediaText(path: string, signal: AbortSignal): Promise<string> {
  const { response, text } = await read(mediaUrl(path), signal);
  if (!response.ok) throw apiErrorFrom(response.status, text, response.headers.get('retry-after'));
  return text;
}

async function read(url: string, signal: AbortSignal) {
  try {
    const response = await fetch(url, { signal });
    return { response, text: await response.text() };
  } catch (error) {
    throw signal.aborted ? error : new NetworkError(error);
  }
}

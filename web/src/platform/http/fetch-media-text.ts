import { untilWorded } from '../language/load-reasons.ts';
import { ForeignAnswerError, NetworkError, refusalFrom } from './api-error.ts';
import { mediaUrl } from './media-url.ts';

/** Reads a stored text, such as captions, by its signed link. Throws ApiError, NetworkError. */
export async function fetchMediaText(path: string, signal: AbortSignal): Promise<string> {
  const { response, text } = await read(mediaUrl(path), signal);
  const { ok, status, headers } = response;
  if (!ok) {
    await untilWorded();
    throw refusalFrom(status, text, headers.get('retry-after'));
  }
  // The sign-in page of a network; the portal stores no pages.
  if (headers.get('content-type')?.startsWith('text/html') === true) throw new ForeignAnswerError();
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

import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface LocalFile {
  path: string;
  size: number;
}

/**
 * Sends a local file as the body of `request` (which has none), at the speed of the receiver. Node's `fetch` reads
 * ahead of a slow receiver without limit (300 MB of file use 300 MB of memory), so this uses the older client.
 */
export async function sendFile(
  request: Request,
  { path, size }: LocalFile,
  signal: AbortSignal,
): Promise<Response> {
  const file = await open(path);
  const headers = { ...Object.fromEntries(request.headers), 'content-length': size };
  const begin = request.url.startsWith('https:') ? requestByHttps : requestByHttp;
  const outgoing = begin(request.url, { method: request.method, headers, signal });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  // Any failure of the sending is an error of `outgoing`, and so of `answered`.
  const content = file.createReadStream();
  const sent = pipeline(content, outgoing).catch(() => undefined);
  try {
    const [incoming] = await answered;
    const body = await text(incoming);
    return new Response(body || null, { status: incoming.statusCode ?? 0 });
  } finally {
    outgoing.destroy(); // a refusal may arrive before everything is sent; the rest is not needed then
    await sent;
    content.destroy(); // `pipeline` leaves it open if the request was aborted before, while the file was opened
  }
}

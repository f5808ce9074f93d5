/** A download over HTTP whose first bytes have come, for tests of what ends it. */
import { once } from 'node:events';
import { get } from 'node:http';

export interface BegunDownload {
  readonly status: number | undefined;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
  /** Everything has come. */
  isComplete(): boolean;
  /** The client leaves. */
  stop(): void;
}

export async function beginDownload(url: string): Promise<BegunDownload> {
  const request = get(url, { agent: false });
  const [response] = await once(request, 'response');
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  // An answer that is cut off is an error to the client, and what these tests wait for.
  response.on('error', () => undefined).on('close', () => resolve());
  await once(response, 'data');
  return {
    status: response.statusCode,
    ended,
    isComplete: () => response.complete,
    stop: () => request.destroy(),
  };
}

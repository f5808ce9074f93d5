/** A download over HTTP whose first bytes have arrived, for tests of how it ends. */
import { once } from 'node:events';
import { get } from 'node:http';

export interface PartialDownload {
  readonly status: number | undefined;
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
  /** Whether everything has arrived. */
  isComplete(): boolean;
  /** Resolves when so many more bytes have arrived, or when the connection has ended. */
  receives(bytes: number): Promise<void>;
  /** Disconnects the client. */
  stop(): void;
}

export async function beginDownload(url: string): Promise<PartialDownload> {
  const request = get(url, { agent: false });
  const [response] = await once(request, 'response');
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  // A cut answer is an error for the client, and these tests wait for it.
  response.on('error', () => undefined).on('close', () => resolve());
  await once(response, 'data');
  const receives = async (bytes: number) => {
    let received = 0;
    response.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    while (received < bytes && !response.closed)
      await Promise.race([once(response, 'data'), ended]);
  };
  return {
    status: response.statusCode,
    ended,
    isComplete: () => response.complete,
    receives,
    stop: () => request.destroy(),
  };
}

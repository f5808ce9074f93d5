/** The addresses and answers of the calls of `doctor`, for the portal and the command. */
import * as z from 'zod/mini';

const FOLDER = '/doctor';

/** Below `/api`. */
export const DOCTOR_PATHS = {
  echo: `${FOLDER}/echo`,
  bytes: `${FOLDER}/bytes`,
  stream: `${FOLDER}/stream`,
  upload: (id: string) => `${FOLDER}/uploads/${id}`,
} as const;

/** How the portal sees a request. */
export const echo = z.object({
  /** The address under which limits count the client. */
  address: z.string(),
  /** The other end of the connection: the client itself, or a proxy. */
  peer: z.string(),
  peerPort: z.number(),
  /** The header X-Forwarded-For. */
  forwardedFor: z.nullable(z.string()),
});
export type Echo = z.infer<typeof echo>;

/** Bytes of an upload that have arrived so far. */
export const arrived = z.object({ bytes: z.number() });

/** The file of which parts can be requested. */
export const SAMPLE = Buffer.from(Array.from({ length: 256 }, (_, index) => index));

/** The first bytes of the stream, whose other bytes follow much later. */
export const STREAM_START = 'started\n';

/** More than a proxy allows without a setting of its own. */
export const UPLOAD_BYTES = 2 * 1024 * 1024;

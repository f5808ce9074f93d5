/** Uploads a video as browsers do, from memory, so that the client is not the limit. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const BOUNDARY = '----training-portal-bench-upload';
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="video"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

export interface Destination {
  readonly origin: string;
  /** The token of an admin. */
  readonly token: string;
}

/** Resolves when the portal has answered, which it does when the video is stored durably. */
export async function sendFilm({ origin, token }: Destination, film: Uint8Array): Promise<void> {
  const outgoing = request(`${origin}/api/admin/video-uploads`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': HEAD.length + film.length + TAIL.length,
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.write(HEAD);
  outgoing.write(film);
  outgoing.end(TAIL);
  const [answer] = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 201) throw new Error(`The upload was answered with ${body}`);
}

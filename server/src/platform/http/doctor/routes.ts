/**
 * Calls with which the command `doctor` checks what is between a browser and the portal. Without a token of the command
 * they do not exist.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { because } from '@portal/contract/reasons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from '#server/platform/media/byte-range.ts';
import { AppError } from '../app-error.ts';
import { bearerToken } from '../bearer.ts';
import { handleUnknownCall } from '../error-handler.ts';
import { DOCTOR_PATHS, type Echo, SAMPLE, STREAM_START, UPLOAD_BYTES } from './calls.ts';
import { isDoctorToken } from './token.ts';

interface DoctorOptions {
  readonly secret: Buffer;
  /** In ms. */
  readonly now: () => number;
}

/** A command has one upload at a time. */
const UPLOADS_MAX = 10;
/** The time between start and end of a stream; the command disconnects before. */
const STREAM_MS = 10_000;
const STREAM_END = '-'.repeat(1_000);

/** Registered below `/api`. */
export function registerDoctorCalls(api: FastifyInstance, { secret, now }: DoctorOptions): void {
  void api.register((calls, _options, done) => {
    calls.addHook('onRequest', async (request, reply) => {
      const token = bearerToken(request);
      if (token === null || !isDoctorToken(secret, token, now()))
        return handleUnknownCall(request, reply);
      return undefined;
    });
    calls.get(DOCTOR_PATHS.echo, async (request) => echoOf(request));
    calls.get(DOCTOR_PATHS.bytes, async (request, reply) => sendSample(request, reply));
    calls.get(DOCTOR_PATHS.stream, async (_request, reply) =>
      // With a length nginx keeps back what is less than a buffer, and without one it passes all on.
      reply
        .type('application/octet-stream')
        .header('content-length', STREAM_START.length + STREAM_END.length)
        .send(Readable.from(slowStream())),
    );
    registerUploads(calls);
    done();
  });
}

function echoOf({ ip, socket, headers }: FastifyRequest): Echo {
  const forwardedFor = headers['x-forwarded-for'];
  return {
    address: ip,
    peer: socket.remoteAddress ?? '',
    peerPort: socket.remotePort ?? 0,
    forwardedFor: forwardedFor === undefined ? null : String(forwardedFor),
  };
}

function sendSample({ headers }: FastifyRequest, reply: FastifyReply) {
  const range = rangeOf(headers.range, SAMPLE.length);
  void reply.type('application/octet-stream').header('accept-ranges', 'bytes');
  if (typeof range === 'string') return reply.send(SAMPLE);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${SAMPLE.length}`)
    .send(SAMPLE.subarray(start, end + 1));
}

async function* slowStream(): AsyncGenerator<string> {
  yield STREAM_START;
  await wait(STREAM_MS, undefined, { ref: false });
  yield STREAM_END;
}

/** While an upload arrives, another request can read how much of it has arrived. */
function registerUploads(calls: FastifyInstance): void {
  const uploads = new Map<string, number>();
  calls.removeAllContentTypeParsers();
  calls.addContentTypeParser('application/octet-stream', (_request, body, done) => {
    done(null, body);
  });
  calls.post(
    DOCTOR_PATHS.upload(':id'),
    { bodyLimit: UPLOAD_BYTES },
    async ({ params, raw }: FastifyRequest) => {
      const { id } = params as { id: string };
      if (uploads.size >= UPLOADS_MAX) throw new AppError('UNAVAILABLE', because('busy'));
      try {
        let bytes = 0;
        for await (const length of lengthsOf(raw)) {
          bytes += length;
          if (bytes > UPLOAD_BYTES) throw new AppError('TOO_LARGE', because('requestTooLarge'));
          uploads.set(id, bytes);
        }
        return { bytes };
      } finally {
        uploads.delete(id);
        // The rest of a body that is too large.
        raw.resume();
      }
    },
  );
  calls.get(DOCTOR_PATHS.upload(':id'), async ({ params }) => {
    const { id } = params as { id: string };
    return { bytes: uploads.get(id) ?? 0 };
  });
}

/** Yields the bytes of each part of the body. */
async function* lengthsOf(request: IncomingMessage): AsyncGenerator<number> {
  try {
    // An iterator that ends would take the connection from the request, which is watched until its last byte.
    for await (const part of request.iterator({ destroyOnReturn: false })) yield part.length;
  } catch (cause) {
    throw new AppError('INVALID_INPUT', because('unreadableRequest'), { cause });
  }
}

/** Reads a multipart body part by part: text fields into memory (with a limit), the file through a stream. */

import fastifyMultipart from '@fastify/multipart';
import type { FilePart } from '@portal/contract/call';
import {
  CAPTIONS_MAX_BYTES,
  IMPORT_MAX_BYTES,
  LOGO_MAX_BYTES,
  MEGABYTE,
} from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MediaStore, StagedFile } from '../media/media-store.ts';
import { AppError } from './app-error.ts';

/** Where files are staged, and the maximum size of a video. */
export interface Receiving {
  readonly media: Pick<MediaStore, 'receive'>;
  readonly maxVideoMb: number;
}

interface Form {
  readonly file: FilePart | undefined;
  readonly maxFieldBytes: number;
}

interface Received extends AsyncDisposable {
  readonly fields: Record<string, string>;
  readonly file: StagedFile | null;
}

// After a refusal the rest of the body is read and discarded, so that the client receives the answer instead of a
// connection reset. A slower client is disconnected.
const DRAIN_MS = 30_000;

/**
 * A content type with a boundary of at least 12 characters; browsers, curl and the usual libraries use 24 and more. The
 * parser reads a whole chunk of 64 KB before it refuses a form with too many parts. With a boundary of one character a
 * chunk can have 13,000 empty parts, which take 14 ms of the main thread; with 12 characters it has 4,000.
 */
const CONTENT_TYPE =
  /^multipart\/form-data(?:\s*;\s*charset="?[\w-]+"?)?\s*;\s*boundary=(?:"[^"\\%]{12,}"|[^\s;"\\%]{12,})(?:\s*;\s*charset="?[\w-]+"?)?$/i;

const LIMITS = { fields: 20, files: 1, parts: 21, fileSize: Infinity };

/** Lets the routes of a scope read forms with a file. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/** Returns the fields and the staged file; disposing discards the file unless it was committed. */
export async function receiveMultipart(
  form: Form,
  request: FastifyRequest,
  { media, maxVideoMb }: Receiving,
): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA', because('formNeeded'));
  if (!CONTENT_TYPE.test(request.headers['content-type'] ?? '')) {
    drain(request);
    throw new AppError('INVALID_INPUT', because('formBoundaryTooShort'));
  }
  const fields: Record<string, string> = {};
  let file: StagedFile | null = null;
  const discard = async () => {
    await file?.discard();
  };
  try {
    for await (const part of partsOf(request, form.maxFieldBytes)) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname === form.file?.name) {
        const maxBytes = maxBytesOf(form.file.kind, maxVideoMb);
        file = await media.receive(part.file, { maxBytes, ownsChunks: true });
      } else {
        throw new AppError('INVALID_INPUT', because('fileNotExpected', { field: part.fieldname }));
      }
    }
    if (form.file?.required && file === null)
      throw new AppError('INVALID_INPUT', because('fileRequired', { field: form.file.name }));
  } catch (error) {
    drain(request);
    await discard();
    throw error;
  }
  return { fields, file, [Symbol.asyncDispose]: discard };
}

function maxBytesOf(kind: FilePart['kind'], maxVideoMb: number): number {
  const maxBytes: Record<FilePart['kind'], number> = {
    video: maxVideoMb * MEGABYTE,
    image: LOGO_MAX_BYTES,
    captions: CAPTIONS_MAX_BYTES,
    table: IMPORT_MAX_BYTES,
  };
  return maxBytes[kind];
}

/** A form that is malformed, cut off or has too many parts is the sender's fault. */
async function* partsOf(request: FastifyRequest, fieldSize: number) {
  try {
    yield* request.parts({ limits: { ...LIMITS, fieldSize } });
  } catch (error) {
    throw new AppError('INVALID_INPUT', because('formUnreadable'), {
      cause: error,
    });
  }
}

function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const cutOff = setTimeout(() => raw.destroy(), DRAIN_MS).unref();
  raw.once('close', () => clearTimeout(cutOff));
}

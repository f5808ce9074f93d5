import type { Call, CallBody, CallResponse, FilePart } from '@portal/contract/call';
import { untilWorded } from '../language/load-reasons.ts';
import { authorization } from '../session/authorization.ts';
import { session } from '../session/session-store.ts';
import { ForeignAnswerError, NetworkError, notLoggedIn, readAnswer } from './api-error.ts';
import { callAddress } from './call-address.ts';
import type { CallTarget } from './call-request.ts';
import { noteAnswer } from './client.ts';
import { openCalls } from './open-calls.ts';
import { beginUpload } from './running-uploads.ts';

/** A call with a file part: its body is sent as multipart/form-data. */
export type UploadCall = Call & { readonly file: FilePart };

/** The sent and total bytes, including the multipart frame. */
export type UploadedBytes = { loaded: number; total: number };

type UploadRequest<C extends UploadCall> = CallTarget<C> & {
  fields: CallBody<C>;
  /** Null if the part is optional and no file is chosen. */
  file: File | null;
  onProgress?: ((bytes: UploadedBytes) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** An upload fails if nothing was sent or received for this time, in ms. */
const SILENCE_MS = 30_000;
/** The time that the server may take to examine and store the file; then it ends the connection itself. */
const ANSWER_MS = 2 * 60_000;

/**
 * Sends a file with its fields and reports the progress, which fetch cannot. Throws what `callApi` throws; on abort the
 * signal's reason. A large file may take any time as long as it progresses.
 */
export function uploadFile<C extends UploadCall>(
  call: C,
  request: UploadRequest<C>,
): Promise<CallResponse<C>> {
  const { params, query, fields, file, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const { token, user } = session.current();
    if (token === null) return reject(notLoggedIn());
    const xhr = new XMLHttpRequest();
    xhr.open(call.method, callAddress(call, { params, query }));
    xhr.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(authorization(token, session)))
      xhr.setRequestHeader(name, value);

    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    const silence = abortAfterSilence(xhr);
    const endUpload = file === null ? () => undefined : beginUpload(call.file.name);
    xhr.onloadend = () => {
      silence.end();
      endUpload();
      signal?.removeEventListener('abort', abort);
    };
    xhr.upload.onprogress = ({ loaded, total }) => {
      silence.limit(SILENCE_MS);
      onProgress?.({ loaded, total });
    };
    xhr.upload.onload = () => silence.limit(ANSWER_MS);
    xhr.onprogress = () => silence.limit(SILENCE_MS);
    xhr.onabort = () => reject(signal?.aborted ? signal.reason : new NetworkError(TOO_LATE));
    xhr.onerror = () => reject(new NetworkError());
    xhr.onload = () => {
      const { status, responseText } = xhr;
      const retryAfter = xhr.getResponseHeader('retry-after');
      const { body, error } = readAnswer<CallResponse<C>>(status, responseText, retryAfter);
      noteAnswer(openCalls, status, error);
      if (error !== null) {
        if (status === 401 && !(error instanceof ForeignAnswerError)) session.expire(token);
        return void untilWorded().then(() => reject(error));
      }
      // As in `callApi`.
      if (!session.belongsTo(user)) return reject(notLoggedIn());
      resolve(body);
    };
    xhr.send(multipart(call.file, fields, file));
    silence.limit(SILENCE_MS);
  });
}

const TOO_LATE = new DOMException('The upload has stopped', 'TimeoutError');

function abortAfterSilence(xhr: XMLHttpRequest) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Aborts after this time in ms, unless another limit is set before. */
    limit(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => xhr.abort(), ms);
    },
    end: (): void => clearTimeout(timer),
  };
}

function multipart(part: FilePart, fields: unknown, file: File | null): FormData {
  const form = new FormData();
  // Before the file, because the server reads the parts in their order.
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined && value !== null) form.set(name, String(value));
  }
  if (file !== null) form.set(part.name, file);
  return form;
}

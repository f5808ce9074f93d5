import type { Call, CallBody, CallResponse, FilePart } from '@portal/contract/call';
import { session } from '../session/session-store.ts';
import { apiErrorFrom, NetworkError, notLoggedIn } from './api-error.ts';
import { callAddress } from './call-address.ts';
import type { CallTarget } from './call-request.ts';
import { parsed } from './client.ts';

/** A call with a file part: its body goes out as multipart/form-data. */
export type UploadCall = Call & { readonly file: FilePart };

/** Bytes on their way, the multipart frame included. */
export type UploadedBytes = { loaded: number; total: number };

type UploadRequest<C extends UploadCall> = CallTarget<C> & {
  fields: CallBody<C>;
  /** Null where the part is optional and there is none. */
  file: File | null;
  onProgress?: ((bytes: UploadedBytes) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** An upload of which nothing was sent or received for this long, in ms, is given up. */
const SILENCE_MS = 30_000;
/** How long the server may take to examine and keep the file; then it ends the connection itself. */
const ANSWER_MS = 2 * 60_000;

/**
 * Sends a file and its fields, telling how far it is: XMLHttpRequest, because fetch cannot.
 * Throws what `callApi` throws; on abort the signal's reason. A large file may take any time, but must progress.
 */
export function uploadFile<C extends UploadCall>(
  call: C,
  request: UploadRequest<C>,
): Promise<CallResponse<C>> {
  const { params, query, fields, file, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const { token } = session.current();
    if (token === null) return reject(notLoggedIn());
    const xhr = new XMLHttpRequest();
    xhr.open(call.method, callAddress(call, { params, query }));
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('authorization', `Bearer ${token}`);

    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    const silence = abortAfterSilence(xhr);
    xhr.onloadend = () => {
      silence.end();
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
      if (xhr.status === 401) session.expire(token);
      if (xhr.status < 200 || xhr.status > 299)
        return reject(
          apiErrorFrom(xhr.status, xhr.responseText, xhr.getResponseHeader('retry-after')),
        );
      try {
        resolve(parsed<CallResponse<C>>(xhr.responseText));
      } catch (error) {
        reject(error);
      }
    };
    xhr.send(multipart(call.file, fields, file));
    silence.limit(SILENCE_MS);
  });
}

const TOO_LATE = new DOMException('The upload has stopped', 'TimeoutError');

function abortAfterSilence(xhr: XMLHttpRequest) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Aborts unless another limit is set within this time, in ms. */
    limit(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => xhr.abort(), ms);
    },
    end: (): void => clearTimeout(timer),
  };
}

function multipart(part: FilePart, fields: unknown, file: File | null): FormData {
  const form = new FormData();
  // Before the file: the server reads the parts as they come and wants to know them by then.
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined && value !== null) form.set(name, String(value));
  }
  if (file !== null) form.set(part.name, file);
  return form;
}

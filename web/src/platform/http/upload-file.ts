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

/**
 * Sends a file and its fields, telling how far it is: XMLHttpRequest, because fetch cannot.
 * Throws what `callApi` throws; on abort the signal's reason.
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
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total });
    xhr.onabort = () => reject(signal?.reason);
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
  });
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

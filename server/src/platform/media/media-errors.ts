import type { ErrorCode } from '@portal/contract/errors';
import { megabytesOf } from '@portal/contract/megabytes';
import { because, type Refusal } from '@portal/contract/reasons';
import { englishOf } from '../refusals.ts';

/** A fault of a file or of the store, with the reason for the user. */
export abstract class MediaError extends Error {
  abstract readonly code: ErrorCode;
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause?: unknown) {
    super(englishOf(refusal), { cause });
    this.refusal = refusal;
  }
}

/** The upload is larger than the caller allows; nothing was stored. */
export class TooLargeError extends MediaError {
  override readonly name = 'TooLargeError';
  readonly code = 'TOO_LARGE';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(because('fileTooLarge', { megabytes: megabytesOf(maxBytes) }));
    this.maxBytes = maxBytes;
  }
}

/** The content is not a video, image or captions that the portal accepts. */
export class UnsupportedMediaError extends MediaError {
  override readonly name = 'UnsupportedMediaError';
  readonly code = 'UNSUPPORTED_MEDIA';
}

/** The sender disconnected or cancelled before the last byte; nothing was stored. */
export class AbortedUploadError extends MediaError {
  override readonly name = 'AbortedUploadError';
  readonly code = 'INVALID_INPUT';

  constructor(cause?: unknown) {
    super(because('uploadInterrupted'), cause);
  }
}

/** A key that the store does not have, or no longer has. */
export class MissingMediaError extends MediaError {
  override readonly name = 'MissingMediaError';
  readonly code = 'NOT_FOUND';
  readonly key: string;

  constructor(key: string) {
    super(because('fileUnavailable'));
    this.key = key;
  }
}

/** The media store does not answer, is full or denies access: a later attempt may succeed. */
export class MediaStoreUnavailableError extends MediaError {
  override readonly name = 'MediaStoreUnavailableError';
  readonly code = 'UNAVAILABLE';

  constructor(cause?: unknown) {
    super(because('mediaStorageUnavailable'), cause);
  }
}

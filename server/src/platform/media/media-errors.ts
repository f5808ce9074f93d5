import { fileTooLarge } from '@portal/contract/sentences';

/** The upload is larger than the caller allows; nothing was stored. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(fileTooLarge(maxBytes));
    this.maxBytes = maxBytes;
  }
}

/** The content is not a video, image or captions that the portal accepts. The message is written for users. */
export class UnsupportedMediaError extends Error {
  override readonly name = 'UnsupportedMediaError';
}

/** The sender disconnected or cancelled before the last byte; nothing was stored. */
export class AbortedUploadError extends Error {
  override readonly name = 'AbortedUploadError';

  constructor(cause?: unknown) {
    super('The upload was interrupted before it was complete.', { cause });
  }
}

/** A key that the store does not have, or no longer has. */
export class MissingMediaError extends Error {
  override readonly name = 'MissingMediaError';
  readonly key: string;

  constructor(key: string) {
    super('This file is no longer available.');
    this.key = key;
  }
}

/** The media store does not answer, is full or denies access: a later attempt may succeed. */
export class MediaStoreUnavailableError extends Error {
  override readonly name = 'MediaStoreUnavailableError';

  constructor(cause?: unknown) {
    super('The media storage is unavailable. Please try again later.', { cause });
  }
}

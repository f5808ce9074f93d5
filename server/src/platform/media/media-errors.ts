import { fileTooLarge } from '@portal/contract/sentences';

/** The upload is larger than the caller allows; nothing was kept. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(fileTooLarge(maxBytes));
    this.maxBytes = maxBytes;
  }
}

/** The content is no video, picture or captions that the portal accepts. The message is written for people. */
export class UnsupportedMediaError extends Error {
  override readonly name = 'UnsupportedMediaError';
}

/** The sender went away or cancelled before the last byte; nothing was kept. */
export class AbortedUploadError extends Error {
  override readonly name = 'AbortedUploadError';

  constructor(cause?: unknown) {
    super('The upload was interrupted before it was complete.', { cause });
  }
}

/** A key that the store does not hold (any more). */
export class MissingMediaError extends Error {
  override readonly name = 'MissingMediaError';
  readonly key: string;

  constructor(key: string) {
    super('This file is no longer available.');
    this.key = key;
  }
}

/** The place where media is kept does not answer, is full or refuses us: worth trying again later. */
export class MediaStoreUnavailableError extends Error {
  override readonly name = 'MediaStoreUnavailableError';

  constructor(cause?: unknown) {
    super('The media storage is unavailable. Please try again later.', { cause });
  }
}

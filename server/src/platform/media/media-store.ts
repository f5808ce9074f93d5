import type { Readable } from 'node:stream';
import type { MoveMark } from '../move-mark.ts';
import type { MediaContent } from './media-content.ts';

/** Receives, stores and reads uploads. Content under a key never changes. */
export interface MediaStore {
  /** The location for messages: 'the folder /data/media'. Without credentials. */
  readonly location: string;
  /** `presign` and `proxyPath` return null for every file. */
  readonly isServedByPortal: boolean;
  /**
   * Writes the stream to local disk, with backpressure, without making it visible under a key. A stream that is too
   * large is not destroyed, so that the caller can still answer.
   * @throws TooLargeError, AbortedUploadError, MediaStoreUnavailableError
   */
  receive(stream: Readable, limits: ReceiveLimits): Promise<StagedFile>;
  /**
   * Opens a part of the content, to be sent or closed.
   * @throws MissingMediaError, MediaStoreUnavailableError
   */
  open(key: string, range: ByteSpan): Promise<MediaContent>;
  /**
   * Runs `use` with the path of a local file that has the content: the stored file itself, or a copy that is removed
   * afterwards.
   * @throws MissingMediaError, MediaStoreUnavailableError
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  stat(key: string): Promise<StoredMedia | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Yields every key of the store, in no particular order. Files that the portal did not write are skipped. */
  list(): AsyncIterable<string>;
  /**
   * Returns an address from which a browser can read the file for a short time (60 s if it is private), or null if the
   * portal must serve it.
   */
  presign(key: string, audience: Audience): Promise<string | null>;
  /** Returns the path by which the proxy in front of the portal sends the file, or null if it cannot. */
  proxyPath(key: string): string | null;
  /** @throws MediaStoreUnavailableError if nothing can be stored at present */
  ping(): Promise<void>;
  /**
   * Returns the id of the installation that the store belongs to, or null if none was written.
   * @throws MediaStoreUnavailableError
   */
  readInstallationId(): Promise<string | null>;
  /**
   * Returns the mark of a move, or null in a store that is in use.
   * @throws MediaStoreUnavailableError
   */
  readMoveMark(): Promise<MoveMark | null>;
  /**
   * Writes the id durably and replaces any other, and the mark of a move.
   * @throws MediaStoreUnavailableError
   */
  writeInstallationId(id: string, mark?: MoveMark): Promise<void>;
  /**
   * Removes what a killed process left partly received. Returns the number of removed files. Pass 0 only if no other
   * process can be receiving into the same folder.
   */
  sweepStaging(untouchedForMs: number): Promise<number>;
}

/** Private media are read by the viewers of a module, public media by everyone. */
export type Audience = 'private' | 'public';

export interface ReceiveLimits {
  maxBytes: number;
  signal?: AbortSignal;
  /** Nothing but the store uses the chunks of the stream: their memory is released when they are written. */
  ownsChunks?: boolean;
}

/** Both ends are included, as in HTTP. */
export interface ByteSpan {
  start: number;
  end: number;
}

export interface StoredMedia {
  size: number;
  /** Milliseconds since 1970. A sweep of orphans must skip files that are too young to have a row yet. */
  modifiedAt: number;
}

export interface StagedContent {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A received file that is not visible yet: examine it at `path`, then commit or discard it. */
export interface StagedFile {
  readonly path: string;
  readonly size: number;
  /** The same file after its content at `path` was replaced. */
  withContent(content: StagedContent): StagedFile;
  /** Makes the file durable under `key`. When it resolves, the file survives a power failure. */
  commit(key: string, contentType: string): Promise<void>;
  /** Has no effect after a commit or when repeated. */
  discard(): Promise<void>;
}

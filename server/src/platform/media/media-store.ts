import type { Readable } from 'node:stream';

/** Where uploads are received, kept and read. Content under a key never changes. */
export interface MediaStore {
  /** Where it is, for messages: 'the folder /data/media'. Without credentials. */
  readonly location: string;
  /**
   * Writes the stream to local disk, with backpressure, without making it visible under a key.
   * The stream is left undestroyed when it proves too large, so that the caller can still answer.
   * @throws TooLargeError, AbortedUploadError, MediaStoreUnavailableError
   */
  receive(stream: Readable, limits: ReceiveLimits): Promise<StagedFile>;
  /**
   * The whole content or a part of it. Destroy the stream when it is not read to its end.
   * @throws MissingMediaError, MediaStoreUnavailableError
   */
  open(key: string, range?: ByteSpan): Promise<Readable>;
  stat(key: string): Promise<StoredMedia | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every key of the store, in no particular order. Files that the portal did not write are passed over. */
  list(): AsyncIterable<string>;
  /**
   * An address from which a browser may read the key by itself for a short time (60 s where it is private), or
   * null: the portal must serve it.
   */
  presign(key: string, audience: Audience): Promise<string | null>;
  /** @throws MediaStoreUnavailableError when nothing can be kept at present */
  ping(): Promise<void>;
  /**
   * The id of the installation that the store belongs to, or null where none was written.
   * @throws MediaStoreUnavailableError
   */
  readInstallationId(): Promise<string | null>;
  /**
   * Writes the id durably, in the place of any other.
   * @throws MediaStoreUnavailableError
   */
  writeInstallationId(id: string): Promise<void>;
  /**
   * Removes what a killed process left half received and resolves to how many files went. Give 0 only when no
   * other process can be receiving into the same folder.
   */
  sweepStaging(untouchedForMs: number): Promise<number>;
}

/** Private media are read by the viewers of a module, public media by everyone. */
export type Audience = 'private' | 'public';

export interface ReceiveLimits {
  maxBytes: number;
  signal?: AbortSignal;
}

/** Both ends included, as in HTTP. */
export interface ByteSpan {
  start: number;
  end: number;
}

export interface StoredMedia {
  size: number;
  /** Milliseconds since 1970; a sweep of orphans must pass over what is too young to have a record yet. */
  modifiedAt: number;
}

export interface StagedContent {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A received file that nobody sees yet: look into it at `path`, then commit or discard it. */
export interface StagedFile {
  readonly path: string;
  readonly size: number;
  /** Strong and quoted, derived from the content. */
  readonly etag: string;
  /** The same file after its content at `path` was replaced. */
  withContent(content: StagedContent): StagedFile;
  /** Makes the file durable under `key`; when this resolves it survives a power cut. */
  commit(key: string, contentType: string): Promise<void>;
  /** Harmless after commit and when repeated. */
  discard(): Promise<void>;
}

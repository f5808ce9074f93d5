import { clearTimeout, setTimeout as startTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { MediaStoreUnavailableError } from './media-errors.ts';
import type { S3Address } from './s3-url.ts';
import { type LocalFile, sendFile } from './send-file.ts';

/** Milliseconds until the service must begin its answer, in addition to the time for sending a body. */
const ANSWER_TIMEOUT_MS = 15_000;
const SLOWEST_UPLOAD_BYTES_PER_MS = 64;

/** Addresses that are kept; then all of them are forgotten. */
const PRESIGNED_MAX = 1_000;

const ATTEMPTS = 3;
const FIRST_RETRY_MS = 200;

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket; '' is the bucket itself. */
  path: string;
  headers?: Record<string, string>;
  /** A local file to send, read while it is sent. */
  file?: LocalFile;
}

export interface Presigning {
  /** An even number: half of it must be a whole second. */
  readonly lifetimeSeconds: number;
  /** The Cache-Control of the answer, without spaces, because services decode them differently. */
  readonly cacheControl: string;
}

/** Signed calls on one bucket, path style, which every S3 service supports. */
export class S3Client {
  readonly #address: S3Address;
  readonly #aws: AwsClient;
  /** By what is signed, because signing costs more than the rest of a redirect. */
  readonly #presigned = new Map<string, Promise<string>>();

  constructor(address: S3Address) {
    this.#address = address;
    const { accessKeyId, secretAccessKey, region } = address;
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  /**
   * Returns the answer with status 2xx or 404; the caller reads or cancels its body. Errors of the service (5xx) and
   * too many requests (429) are retried.
   * @throws MediaStoreUnavailableError for everything else
   */
  async call(call: S3Call): Promise<Response> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const response = await this.#send(call);
        if (response.ok || response.status === 404) return response;
        const code = (await codeOf(response)) || response.statusText;
        const isPassing = response.status >= 500 || response.status === 429;
        if (!isPassing || attempt === ATTEMPTS) {
          throw new Error(`S3 answered ${response.status} ${code} to ${call.method}`);
        }
        await setTimeout(FIRST_RETRY_MS * 2 ** (attempt - 1));
      }
    } catch (error) {
      throw new MediaStoreUnavailableError(error);
    }
  }

  /**
   * Returns an address that reads `path` without credentials. It stays the same for half its lifetime, so it is valid
   * for at least the other half.
   */
  presign(path: string, presigning: Presigning): Promise<string> {
    const { lifetimeSeconds, cacheControl } = presigning;
    const windowMs = lifetimeSeconds * 500;
    const signedAt = Math.floor(Date.now() / windowMs) * windowMs;
    const signed = [path, lifetimeSeconds, cacheControl, signedAt].join('\n');
    const known = this.#presigned.get(signed);
    if (known !== undefined) return known;
    const address = this.#presign(path, presigning, new Date(signedAt));
    if (this.#presigned.size >= PRESIGNED_MAX) this.#presigned.clear();
    this.#presigned.set(signed, address);
    return address;
  }

  async #presign(
    path: string,
    { lifetimeSeconds, cacheControl }: Presigning,
    signedAt: Date,
  ): Promise<string> {
    const { accessKeyId, secretAccessKey, region } = this.#address;
    const url = new URL(this.#urlOf(path));
    url.searchParams.set('X-Amz-Expires', String(lifetimeSeconds));
    url.searchParams.set('response-cache-control', cacheControl);
    const signer = new AwsV4Signer({
      url: url.href,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      signQuery: true,
      datetime: signedAt.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    return (await signer.sign()).url.href;
  }

  async #send({ path, file, headers, method }: S3Call): Promise<Response> {
    const aborter = new AbortController();
    const { signal } = aborter;
    const patience = ANSWER_TIMEOUT_MS + (file?.size ?? 0) / SLOWEST_UPLOAD_BYTES_PER_MS;
    const timer = startTimer(() => aborter.abort(), patience);
    try {
      const request = await this.#aws.sign(this.#urlOf(path), { method, headers: { ...headers } });
      return await (file ? sendFile(request, file, signal) : fetch(request, { signal }));
    } finally {
      clearTimeout(timer); // the body may then take as long as its reader does
    }
  }

  #urlOf(path: string): string {
    return `${this.#address.bucketUrl}${path === '' || path.startsWith('?') ? '' : '/'}${path}`;
  }
}

/** 'AccessDenied' and the like, for the log; HEAD answers have no body with a code. */
async function codeOf(response: Response): Promise<string> {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
}

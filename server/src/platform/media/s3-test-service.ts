import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

const SECRET = 'S3RVER';

export interface S3TestService {
  /** In the form of the setting `S3_URL`. */
  url: string;
  /** Answers the next read as if its address had expired. */
  refuseNextRead(): void;
  close(): Promise<void>;
}

/** An S3 service with one empty bucket on a free port, for tests. It refuses requests with a wrong signature. */
export async function startS3TestService(directory: string): Promise<S3TestService> {
  const service = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'media' }] });
  await service.configureBuckets();
  const answer = service.callback();
  let refusesRead = false;
  const server = createServer((request, response) => {
    const isRefused = refusesRead && request.method === 'GET';
    if (isRefused) refusesRead = false;
    if (isSignedRight(request) && !isRefused) return answer(request, response);
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://S3RVER:${SECRET}@127.0.0.1:${port}/media?region=us-east-1`,
    refuseNextRead: () => {
      refusesRead = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * s3rver accepts any version 4 signature, so tests would not notice a wrong one. Written from the description and not
 * from the portal's client: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function isSignedRight(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '', 'http://any');
  const inHeader = parseAuthorization(request.headers.authorization ?? '');
  const part = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [credential = '', signedHeaders = '', signature = ''] =
    inHeader ?? ['Credential', 'SignedHeaders', 'Signature'].map(part);
  const date = inHeader ? String(request.headers['x-amz-date']) : part('Date');
  const payload = inHeader ? String(request.headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD';
  const scope = credential.split('/').slice(1);
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash].join('\n');
  const key = scope.reduce((key: string | Buffer, step) => hmac(key, step), `AWS4${SECRET}`);
  return signature === hmac(key, text).toString('hex');
}

function parseAuthorization(header: string): string[] | null {
  const parts = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(header);
  return parts === null ? null : parts.slice(1);
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

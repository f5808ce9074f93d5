export interface S3Address {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** `https://host[:port]/bucket`, path style, without a slash at the end. */
  bucketUrl: string;
}

/**
 * Parses `https://KEY:SECRET@host[:port]/bucket?region=eu-central-1`. Special characters of an address (`/`, `+`, `@`
 * in a secret) must be percent-encoded. The default region is us-east-1.
 * @throws TypeError whose message never contains the address, because it holds a secret
 */
export function parseS3Url(text: string): S3Address {
  const url = URL.parse(text);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  const isComplete = url !== null && /^https?:$/.test(url.protocol) && url.username && url.password;
  if (!isComplete || bucket === undefined) {
    throw new TypeError('It must have the form https://KEY:SECRET@host/bucket?region=eu-central-1');
  }
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') || 'us-east-1',
    bucketUrl: `${url.protocol}//${url.host}/${bucket}`,
  };
}

import { isCall } from './request-url.ts';

export interface SecurityOptions {
  /** Origins outside our own from which media may load: the S3 service, if one is used. */
  readonly mediaOrigins: readonly string[];
  /** The portal is reached by https. */
  readonly isHttps: boolean;
}

/** The headers of the answer to an address: pages may load what is ours, answers of calls nothing. */
export type SecurityHeaders = (url: string) => Readonly<Record<string, string>>;

export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Files of the web app and logos, which may be kept, replace this.
    'cache-control': 'no-store',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const ofPages = {
    ...common,
    'content-security-policy': contentSecurityPolicy(options.mediaOrigins),
    'cross-origin-opener-policy': 'same-origin',
  };
  const ofCalls = {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return (url) => (isCall(url) ? ofCalls : ofPages);
}

function contentSecurityPolicy(mediaOrigins: readonly string[]): string {
  const media = mediaOrigins.join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // No style elements and no nonces: libraries that would insert one are replaced at build time.
    "style-src 'self'",
    `img-src 'self' blob: ${media}`.trim(),
    `media-src 'self' blob: ${media}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Every form is submitted by a call; the browser itself never sends one.
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Text never becomes HTML, a script or a worker: no policy may turn it into one.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

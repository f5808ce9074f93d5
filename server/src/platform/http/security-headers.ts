import { isCall } from './request-url.ts';
import type { InlineHashes } from './web-build.ts';

export interface SecurityOptions {
  /** Other origins from which media may load: the S3 service, if one is used. */
  readonly mediaOrigins: readonly string[];
  /** Hashes of the scripts and style sheets that the pages of the web app contain. */
  readonly inline: InlineHashes;
  /** Users reach the portal by https. */
  readonly isHttps: boolean;
}

/** Returns the headers of an answer by its address: pages may load files of the portal, answers of calls nothing. */
export type SecurityHeaders = (url: string) => Readonly<Record<string, string>>;

export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Files of the web app and logos, which may be cached, replace this.
    'cache-control': 'no-store',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const ofPages = {
    ...common,
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
  };
  const ofCalls = {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return (url) => (isCall(url) ? ofCalls : ofPages);
}

function contentSecurityPolicy({ mediaOrigins, inline }: SecurityOptions): string {
  const media = mediaOrigins.join(' ');
  return [
    "default-src 'none'",
    allowed('script-src', inline.inlineScripts),
    // No other style elements and no nonces: libraries that would insert style elements are replaced in the build.
    allowed('style-src', inline.inlineStyles),
    `img-src 'self' blob: ${media}`.trim(),
    `media-src 'self' blob: ${media}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Every form is submitted by a call, never by the browser itself.
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No code converts text to HTML, a script or a worker, so no Trusted Types policy is needed.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function allowed(directive: string, hashes: readonly string[]): string {
  return [directive, "'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

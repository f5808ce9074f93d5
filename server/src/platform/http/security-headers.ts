import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** Origins outside our own from which media may load: the S3 service, if one is used. */
  readonly mediaOrigins: readonly string[];
  /** The portal is reached by https. */
  readonly isHttps: boolean;
}

/** Sets the headers that every answer carries, pages and calls alike. */
export function setSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(options.mediaOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

function contentSecurityPolicy(mediaOrigins: readonly string[]): string {
  const media = mediaOrigins.join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Toasts and scroll locking bring their rules as style elements; scripts have no such way in.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${media}`.trim(),
    `media-src 'self' blob: ${media}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

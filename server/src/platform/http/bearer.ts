import type { FastifyRequest } from 'fastify';

const SCHEME = 'bearer ';

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined || header.length > 300) return null;
  if (header.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return null;
  const token = header.slice(SCHEME.length);
  return token === '' || token.includes(' ') ? null : token;
}

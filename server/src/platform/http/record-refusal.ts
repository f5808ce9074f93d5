import type { FastifyRequest } from 'fastify';
import { BusyError } from '../busy-error.ts';
import type { SecurityLog } from '../security-log.ts';
import { AppError } from './app-error.ts';
import { bearerToken } from './bearer.ts';

/** Records a refusal of the request if it concerns security. Logins and resets record their own failures. */
export function recordRefusal(
  security: SecurityLog,
  error: unknown,
  request: FastifyRequest,
): void {
  const { method, routeOptions, identity } = request;
  const where = { userId: identity?.userId, method, route: routeOptions.url };
  if (error instanceof BusyError)
    security.record('limit.reached', { ...where, limit: 'password-queue' });
  if (!(error instanceof AppError)) return;
  const { code, logged, status } = error;
  if (code === 'UNAUTHENTICATED' && bearerToken(request) !== null)
    security.record('session.refused', where);
  if (status === 429) security.record('limit.reached', { ...where, limit: logged ?? code });
  if (status === 403 || (status === 404 && logged !== undefined))
    security.record('access.denied', { ...where, code, reason: logged });
}

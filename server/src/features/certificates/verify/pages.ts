/** `/verify` and `/verify/<code>`: pages without JavaScript and cookies, for anyone with the code of a certificate. */
import { cleanedCode } from '@portal/contract/certificate-code';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/contract/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { shownError } from '#server/platform/http/error-handler.ts';
import { recordRefusal } from '#server/platform/http/record-refusal.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { Reader } from './layout.ts';
import { failedPage, formPage, resultPage, tooManyPage } from './page.ts';
import { pagePolicy } from './style.ts';
import type { Verifying } from './verify.ts';

interface Dependencies extends Pick<Verifying, 'check'> {
  readonly security: SecurityLog;
  /** Other origins from which logos load: the S3 service, if one is used. */
  readonly mediaOrigins: readonly string[];
  /** The path of the portal's address. */
  readonly basePath: string;
}

type Query = Readonly<Record<string, unknown>>;

/** The first value of a parameter; empty if it is missing. */
function firstOf(query: unknown, name: string): string {
  const given = (query as Query)[name];
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' ? value : '';
}

export function registerVerifyPages(
  app: FastifyInstance,
  { check, security, mediaOrigins, basePath }: Dependencies,
): void {
  const policy = pagePolicy(mediaOrigins);

  function readerOf({ query, headers }: FastifyRequest): Reader {
    const asked = firstOf(query, 'language');
    const chosen = LANGUAGES.find((each) => each === asked);
    const language = chosen ?? acceptedLanguage(headers['accept-language'], LANGUAGES);
    return { language: language ?? DEFAULT_LANGUAGE, hasChosen: chosen !== undefined, basePath };
  }

  const sendPage = (reply: FastifyReply, page: string) =>
    reply
      .headers({
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(page);

  async function sendResult(request: FastifyRequest, reply: FastifyReply, typed: string) {
    const checked = await check(typed, clientAddress(request.ip));
    return sendPage(reply, resultPage(readerOf(request), cleanedCode(typed), checked));
  }

  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    recordRefusal(security, error, request);
    const { code, status, retryAfter } = shownError(error, request);
    const reader = readerOf(request);
    reply.code(status);
    if (retryAfter === undefined) return sendPage(reply, failedPage(reader));
    reply.header('retry-after', retryAfter);
    const isLimit = code === 'TOO_MANY_REQUESTS';
    return sendPage(reply, isLimit ? tooManyPage(reader, retryAfter) : failedPage(reader));
  }

  app.get('/verify', (request, reply) => {
    const code = cleanedCode(firstOf(request.query, 'code'));
    if (code === '') return sendPage(reply, formPage(readerOf(request)));
    const language = firstOf(request.query, 'language');
    const chosen = language === '' ? '' : `?language=${encodeURIComponent(language)}`;
    return reply
      .header('x-robots-tag', 'noindex')
      .redirect(`${basePath}/verify/${encodeURIComponent(code.toWellFormed())}${chosen}`, 303);
  });

  // A wildcard, because the router refuses long parameters before the page could answer.
  app.get('/verify/*', { errorHandler }, (request, reply) => {
    const { '*': typed } = request.params as { '*': string };
    return typed === ''
      ? reply.redirect(`${basePath}/verify`, 303)
      : sendResult(request, reply, typed);
  });
}

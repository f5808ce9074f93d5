import type { Call } from '@portal/contract/call';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { apiDocsPage, STYLE_HASH } from './openapi-page.ts';

/** The page has one inline style sheet and no script. */
const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/docs` to read, `/docs/openapi.json` for tools. */
export function serveApiDocs(
  api: FastifyInstance,
  publicUrl: string,
  calls: readonly Call[],
): void {
  const document = openApiDocument(publicUrl, calls);
  const page = apiDocsPage(document);
  api.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page),
  );
  api.get('/docs/openapi.json', (_request, reply) => reply.send(document));
}

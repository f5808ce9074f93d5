import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { apiDocsPage } from './openapi-page.ts';

/** `/docs` to read, `/docs/openapi.json` for tools. */
export function serveApiDocs(api: FastifyInstance, publicUrl: string): void {
  const document = openApiDocument(publicUrl);
  const page = apiDocsPage(document);
  api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  api.get('/docs/openapi.json', (_request, reply) => reply.send(document));
}

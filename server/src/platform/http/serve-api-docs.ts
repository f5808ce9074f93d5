import type { Call } from '@portal/contract/call';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { apiDocsPage, STYLE_HASH } from './openapi-page.ts';

/** The page has one inline style sheet and no script. */
const PAGE_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/docs` to read, `/docs/openapi.json` for tools. Both are written when one of them is first asked for. */
export function serveApiDocs(
  api: FastifyInstance,
  publicUrl: string,
  calls: readonly Call[],
): void {
  let written: Promise<{ page: string; json: string }> | undefined;
  const write = async () => {
    const document = await openApiDocument(publicUrl, calls);
    return { page: await apiDocsPage(document), json: JSON.stringify(document) };
  };
  api.get('/docs', async (_request, reply) => {
    written ??= write();
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send((await written).page);
  });
  api.get('/docs/openapi.json', async (_request, reply) => {
    written ??= write();
    return reply.type('application/json; charset=utf-8').send((await written).json);
  });
}

/** The built web app: precompressed, immutable where the name carries a hash, one page for every screen. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleUnknownCall } from './error-handler.ts';

const HASHED = /\/assets\//;

/** Serves `folder`; a portal without a built web app (in development) answers calls only. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: 'index.html',
      wildcard: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isScreen(request) ? sendPage(reply) : handleUnknownCall(request, reply),
  );
}

/** A path that the web app's router answers: no call, no file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/api' || path.startsWith('/api/')) return false;
  return !path.startsWith('/assets/');
}

function sendPage(reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}

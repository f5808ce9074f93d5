import { fileURLToPath } from 'node:url';
import { type ChildServer, startChildServer } from './child-server.ts';

export function startBareServer(body: string): Promise<ChildServer> {
  return startChildServer({
    script: fileURLToPath(import.meta.resolve('./bare-process.ts')),
    env: { BODY: body },
    path: '/api/trainee/dashboard',
    headers: {},
  });
}

import { fileURLToPath } from 'node:url';
import { type ChildServer, startChildServer } from './child-server.ts';

/** The status and headers that the server sends with the body. */
interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_ANSWER = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } };

export function startBareServer(
  body: string,
  { status, headers }: BareAnswer = JSON_ANSWER,
): Promise<ChildServer> {
  return startChildServer({
    script: fileURLToPath(import.meta.resolve('./bare-process.ts')),
    env: { BODY: body, STATUS: String(status), HEADERS: JSON.stringify(headers) },
    path: '/api/trainee/dashboard',
    headers: {},
  });
}

/** Finds out whether a WebSocket reaches the portal. Without a session the portal accepts it and closes it at once. */
import { CLOSE_UNAUTHENTICATED, LIVE_PATH } from '@portal/contract/live';
import { WebSocket } from 'ws';
import { type Finding, ok, problem } from '../finding.ts';
import type { Target } from './request.ts';

const SUBJECT = 'public address, WebSocket';
const HANDSHAKE_MS = 10_000;

export async function examineLiveConnection(target: Target): Promise<Finding[]> {
  const result = await endOf(target);
  if (result === CLOSE_UNAUTHENTICATED) return [ok(`${SUBJECT}: reaches the portal`)];
  if (typeof result === 'number')
    return [
      problem(
        `${SUBJECT}: the portal closes the connection of a page of ${new URL(target.url).origin} with ${result}`,
        'Set PUBLIC_URL to the address in the browser, and let the proxy keep the header Origin.',
      ),
    ];
  return [
    problem(
      `${SUBJECT}: does not reach the portal: ${result}. Chat and notifications then come late`,
      'Let the proxy pass the upgrade on (nginx: proxy_http_version 1.1, proxy_set_header Upgrade $http_upgrade, proxy_set_header Connection $connection_upgrade).',
    ),
  ];
}

/** The code with which the portal closes the connection, or the reason why there was none. */
function endOf({ url }: Target): Promise<number | string> {
  const { origin } = new URL(url);
  const socket = new WebSocket(url.replace(/^http/, 'ws') + LIVE_PATH, {
    origin,
    handshakeTimeout: HANDSHAKE_MS,
  });
  return new Promise((resolve) => {
    socket.once('close', resolve);
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(`the answer to the upgrade is ${statusCode}`);
    });
    socket.on('error', ({ message }) => resolve(message));
  });
}

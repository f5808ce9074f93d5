/** All errors and warnings of a browser. A journey fails on those that it does not expect. */

import type { BrowserContext, Request, Response } from '@playwright/test';
import type { Call } from '@portal/contract/call';

/** The status of a refusal, or a missing answer. */
type Outcome = number | 'failed';

export interface Noise {
  /** Expects calls that end with this status from now on: they are no complaints. */
  expect(call: Call, outcome: Outcome): void;
  /** Expects complaints other than answers to calls, such as page code that does not load. */
  expectComplaint(like: RegExp): void;
  /** The complaints since the last check. */
  complaints(): readonly string[];
  /** Throws an error with all complaints since the last check. */
  check(): void;
  /** Removes all complaints and expectations. */
  forget(): void;
}

export function listenToNoise(context: BrowserContext, origin: string): Noise {
  const complaints: string[] = [];
  const expected = new Set<string>();
  const expectedComplaints: RegExp[] = [];

  function judge(request: Request, outcome: Outcome, detail = ''): void {
    const { pathname } = new URL(request.url());
    const pattern = pathname.replaceAll(/\/\d+/g, '/:id');
    if (expected.has(`${request.method()} ${pattern} ${outcome}`)) return;
    complaints.push(`${request.method()} ${pathname} ${outcome} ${detail}`.trim());
  }

  context.on('request', (request) => {
    if (!isOurs(request.url(), origin)) complaints.push(`asked another host: ${request.url()}`);
  });
  context.on('response', (response: Response) => {
    if (response.status() >= 400) judge(response.request(), response.status());
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends its requests, and a player gives up ranges it no longer needs.
    if (reason !== 'net::ERR_ABORTED') judge(request, 'failed', reason);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser's own line about a response. The response itself is judged above by its status.
    if (message.text().startsWith('Failed to load resource:')) return;
    // A socket that the page itself gave up while it was opening.
    if (message.text().endsWith('WebSocket is closed before the connection is established.'))
      return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });

  return {
    expect({ method, path }, outcome) {
      expected.add(`${method} /api${path.replaceAll(/:\w+/g, ':id')} ${outcome}`);
    },
    expectComplaint: (like) => void expectedComplaints.push(like),
    complaints: () => complaints,
    check() {
      const unexpected = complaints
        .splice(0)
        .filter((complaint) => !expectedComplaints.some((like) => like.test(complaint)));
      if (unexpected.length > 0)
        throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
    },
    forget() {
      complaints.splice(0);
      expected.clear();
      expectedComplaints.splice(0);
    },
  };
}

function isOurs(url: string, origin: string): boolean {
  return /^(?:data|blob):/.test(url) || new URL(url).origin === origin;
}

/**
 * Throws an uncaught error for every violation of the security policy, in each frame from its start. Only a
 * violation after the page is hidden permanently (`pagehide`) is not reported: it causes neither an event nor a
 * line on the console.
 */
export async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
}

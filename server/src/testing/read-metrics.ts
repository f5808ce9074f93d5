import type { TestPortal } from './start-test-portal.ts';

/** The text that Prometheus reads, with the portal's own token. */
export async function readMetrics({ settings, inject }: TestPortal): Promise<string> {
  const headers = { authorization: `Bearer ${settings.metricsToken}` };
  return (await inject({ method: 'GET', url: '/metrics', headers })).raw;
}

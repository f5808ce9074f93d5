import { isLoopback, isLoopbackUrl } from './platform/http/operator.ts';
import type { Settings } from './settings.ts';

/**
 * Returns a sentence for a portal that other machines cannot use as it is set up; null for one that they can, or that is
 * behind a proxy.
 */
export function networkNote({
  host,
  publicUrl,
}: Pick<Settings, 'host' | 'publicUrl'>): string | null {
  if (!isLoopbackUrl(publicUrl)) return null;
  if (host === 'localhost' || isLoopback(host))
    return 'Other machines cannot reach it. For them, set HOST to 0.0.0.0, and PUBLIC_URL to the address that they open.';
  return `Links in mails lead to ${new URL(publicUrl).hostname}, which no other machine can open. Set PUBLIC_URL to the address that people open.`;
}

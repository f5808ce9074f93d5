import type { ExternalToast } from 'sonner';

type Tone = 'success' | 'warning' | 'error';

/**
 * Shows a toast. For the pages before the login, which are shown before the toasts' code has come;
 * elsewhere `toast` from sonner says the same.
 */
export function showToast(tone: Tone, message: string, options?: ExternalToast): void {
  void import('sonner').then(({ toast }) => toast[tone](message, options));
}

import type { ExternalToast } from 'sonner';

type Tone = 'success' | 'warning' | 'error';

/**
 * Shows a toast on the pages before the login, which are rendered before the code of toasts is loaded. Other pages use
 * `toast` from sonner.
 */
export function showToast(tone: Tone, message: string, options?: ExternalToast): void {
  void import('sonner').then(({ toast }) => toast[tone](message, options));
}

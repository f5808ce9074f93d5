import type { ReactElement } from 'react';
import type { ExternalToast } from 'sonner';

type Tone = 'success' | 'info' | 'warning' | 'error';
type ToastId = string | number;
type Title = string | ReactElement;

let count = 0;

/** Toasts by sonner, whose code is loaded after the first page. */
export const toast = {
  success: (title: Title, options?: ExternalToast) => show('success', title, options),
  info: (title: Title, options?: ExternalToast) => show('info', title, options),
  warning: (title: Title, options?: ExternalToast) => show('warning', title, options),
  error: (title: Title, options?: ExternalToast) => show('error', title, options),
  /** Removes the toast, or all of them. */
  dismiss(id?: ToastId): void {
    void import('sonner').then((sonner) => sonner.toast.dismiss(id));
  },
};

/** Returns the toast's id, by which it can be replaced or removed. */
function show(tone: Tone, title: Title, options: ExternalToast = {}): ToastId {
  count += 1;
  const { id = `toast-${count}` } = options;
  void import('sonner').then((sonner) => sonner.toast[tone](title, { ...options, id }));
  return id;
}

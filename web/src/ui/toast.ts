import { createElement } from 'react';
import type { ExternalToast } from 'sonner';
import { TextWithName } from './name.tsx';

type Tone = 'success' | 'info' | 'warning' | 'error';
type ToastId = string | number;
type ToastOptions = ExternalToast & {
  /** The name in the texts of the toast, if there is one. */
  name?: string | undefined;
};

let count = 0;

/** Toasts by sonner, whose code is loaded after the first page. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  /** Removes the toast, or all of them. */
  dismiss(id?: ToastId): void {
    void import('sonner').then((sonner) => sonner.toast.dismiss(id));
  },
};

/** Returns the toast's id, by which it can be replaced or removed. */
function show(tone: Tone, title: string, { name = '', ...options }: ToastOptions = {}): ToastId {
  count += 1;
  const { id = `toast-${count}`, description } = options;
  const withName = (text: string) => createElement(TextWithName, { text, name });
  const shown = {
    ...options,
    id,
    // Undefined if there is none: sonner would keep that of an earlier toast with the same id.
    description: typeof description === 'string' ? withName(description) : description,
  };
  void import('sonner').then((sonner) => sonner.toast[tone](withName(title), shown));
  return id;
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** The reason why the last submission failed, if it concerns no single field; announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 wrap-anywhere rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm forced-colors:border"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-0.5">{children}</div>
    </div>
  );
}

import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { toast } from '#web/ui/toast.ts';

type LoadErrorProps = {
  title: string;
  /** Shown in a toast and, if the server gave no reason, in the card. */
  summary: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The error of a page of this feature that could not be loaded. */
export function LoadError({ title, summary, error, isRetrying, onRetry }: LoadErrorProps) {
  useEffect(() => {
    // With the id a second failure replaces the first toast.
    toast.error(summary, { id: summary });
  }, [summary]);
  const { reason, status } = error instanceof ApiError ? error : { reason: null, status: null };
  return (
    <ErrorCard
      // The guard redirects other roles. A 403 is still possible if the stored role differs from the server's.
      title={status === 403 ? 'Access denied' : title}
      message={reason ?? `${summary}. Please try refreshing the page.`}
      action={
        <Button variant="outline" busy={isRetrying} busyLabel="Refreshing…" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <span>Refresh Page</span>
        </Button>
      }
    />
  );
}

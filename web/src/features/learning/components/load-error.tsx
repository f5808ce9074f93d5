import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';

type LoadErrorProps = {
  title: string;
  /** Said in a toast and, where the server gave no reason, in the card. */
  summary: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
};

/** A page of this feature could not be loaded. */
export function LoadError({ title, summary, error, isRetrying, onRetry }: LoadErrorProps) {
  useEffect(() => {
    // The id keeps a second failure from stacking up a second toast.
    toast.error(summary, { id: summary });
  }, [summary]);
  const { reason, status } = error instanceof ApiError ? error : { reason: null, status: null };
  return (
    <ErrorCard
      // The guard keeps other roles out; this is for whom the server knows to be one.
      title={status === 403 ? 'Access denied' : title}
      message={reason ?? `${summary}. Please try refreshing the page.`}
      action={
        <Button variant="outline" busy={isRetrying} busyLabel="Refreshing…" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Refresh Page
        </Button>
      }
    />
  );
}

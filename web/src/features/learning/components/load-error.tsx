import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { ApiError } from '../../../platform/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';

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
  const hasReason = error instanceof ApiError && error.code !== null;
  return (
    <ErrorCard
      title={title}
      message={hasReason ? error.message : `${summary}. Please try refreshing the page.`}
      action={
        <Button variant="outline" busy={isRetrying} busyLabel="Refreshing…" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Refresh Page
        </Button>
      }
    />
  );
}

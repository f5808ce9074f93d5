import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { toast } from '#web/ui/toast.ts';
import { learningTexts } from '../texts/catalogue.ts';

type LoadErrorProps = {
  page: 'dashboard' | 'progress';
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The error of a page of this feature that could not be loaded. */
export function LoadError({ page, error, isRetrying, onRetry }: LoadErrorProps) {
  const t = learningTexts().loadError;
  const { title, toast: summary, message } = t[page];
  useEffect(() => {
    // With the id a second failure replaces the first toast.
    toast.error(summary, { id: `${page}-not-loaded` });
  }, [page, summary]);
  const { reason, status } = error instanceof ApiError ? error : { reason: null, status: null };
  return (
    <ErrorCard
      // The guard redirects other roles. A 403 is still possible if the stored role differs from the server's.
      title={status === 403 ? t.denied : title}
      message={reason ?? message}
      action={
        <Button variant="outline" busy={isRetrying} busyLabel={t.refreshing} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <span>{t.refresh}</span>
        </Button>
      }
    />
  );
}

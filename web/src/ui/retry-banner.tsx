import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

type RetryBannerProps = {
  tone: 'warning' | 'danger';
  icon?: ReactNode;
  /** What failed, with the server's own sentence. */
  children: ReactNode;
  retrying: boolean;
  onRetry: () => void;
};

/** Something failed that one can try again from where it is told. */
export function RetryBanner({ tone, icon, children, retrying, onRetry }: RetryBannerProps) {
  return (
    <Banner
      tone={tone}
      icon={icon}
      action={
        <Button size="sm" variant="outline" busy={retrying} busyLabel="Retrying…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

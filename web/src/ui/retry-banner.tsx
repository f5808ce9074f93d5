import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';

type RetryBannerProps = {
  tone: 'warning' | 'danger';
  icon?: Elements;
  /** The failed action, with the server's message. */
  children: ReactNode;
  retrying: boolean;
  onRetry: () => void;
};

/** A failure that the user can retry from here. */
export function RetryBanner({ tone, icon, children, retrying, onRetry }: RetryBannerProps) {
  const t = uiTexts();
  return (
    <Banner
      tone={tone}
      icon={icon}
      action={
        <Button
          size="sm"
          variant="outline"
          busy={retrying}
          busyLabel={t.retrying}
          onClick={onRetry}
        >
          {t.retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

import CloudOff from 'lucide-react/icons/cloud-off';
import { RetryBanner } from './retry-banner.tsx';
import { uiTexts } from './texts/catalogue.ts';

type StaleBannerProps = {
  /** The failed action: 'Failed to load trainees'. */
  failure: string;
  /** The server's message. */
  message: string;
  retrying: boolean;
  onRetry: () => void;
};

/** Shown above data that could not be refreshed. */
export function StaleBanner({ failure, message, retrying, onRetry }: StaleBannerProps) {
  return (
    <RetryBanner
      tone="warning"
      icon={<CloudOff aria-hidden="true" />}
      retrying={retrying}
      onRetry={onRetry}
    >
      {uiTexts().notLatest(failure, message)}
    </RetryBanner>
  );
}

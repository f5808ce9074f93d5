import CloudOff from 'lucide-react/icons/cloud-off';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

type StaleBannerProps = {
  /** What failed: 'Failed to load trainees'. */
  failure: string;
  /** The server's own sentence. */
  message: string;
  retrying: boolean;
  onRetry: () => void;
};

/** Above data that could not be renewed. */
export function StaleBanner({ failure, message, retrying, onRetry }: StaleBannerProps) {
  return (
    <Banner
      tone="warning"
      icon={<CloudOff aria-hidden="true" />}
      action={
        <Button size="sm" variant="outline" busy={retrying} busyLabel="Retrying…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {failure}: what you see is not the latest. {message}
    </Banner>
  );
}

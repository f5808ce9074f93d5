import Inbox from 'lucide-react/icons/inbox';
import WifiOff from 'lucide-react/icons/wifi-off';
import { toast } from 'sonner';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorCard } from '../error-card.tsx';
import { SkeletonCard, SkeletonRegion, SkeletonTable } from '../skeleton.tsx';
import { Section } from './section.tsx';

export function States() {
  return (
    <Section title="States">
      <Banner
        tone="warning"
        icon={<WifiOff aria-hidden="true" />}
        action={
          <Button size="sm" variant="ghost">
            Reconnect
          </Button>
        }
      >
        You are offline. What you do is kept and sent later.
      </Banner>
      <Banner tone="accent" onDismiss={() => toast('Dismissed')}>
        A new version is ready.
      </Banner>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <EmptyState
          illustration={<Inbox />}
          title="No help requests"
          level={3}
          action={<Button variant="outline">Back to start</Button>}
        >
          When a trainee asks for help, the question appears here.
        </EmptyState>
        <ErrorCard
          message="The server did not answer."
          onRetry={() => toast.error('Still no answer')}
        />
        <SkeletonRegion>
          <SkeletonCard />
        </SkeletonRegion>
        <SkeletonRegion label="Loading trainees…">
          <SkeletonTable rows={2} />
        </SkeletonRegion>
      </div>
    </Section>
  );
}

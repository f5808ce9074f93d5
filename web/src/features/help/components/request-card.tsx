import type { HelpRequest } from '@portal/contract/help';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Card } from '#web/ui/card.tsx';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';

type RequestCardProps = { request: HelpRequest; onUpdate: () => void };

export function RequestCard({ request, onUpdate }: RequestCardProps) {
  const { trainee } = request;
  return (
    <Card className="grid">
      <article aria-label={`Request of ${trainee.name}`} className="flex min-w-0 flex-col gap-4">
        <RequestHeader request={request} />
        <RequestText {...request} />
        <footer className="mt-auto flex flex-wrap items-center justify-end gap-3 pt-1">
          <Link to={paths.chat.withUser(trainee.id)} className={buttonStyles({ variant: 'ghost' })}>
            <MessageCircle aria-hidden="true" />
            Open chat with this trainee
          </Link>
          <Button
            variant="outline"
            aria-label={`Update the request of ${trainee.name}`}
            onClick={onUpdate}
          >
            Update
          </Button>
        </footer>
      </article>
    </Card>
  );
}

function RequestHeader({ request: { trainee, status, createdAt } }: { request: HelpRequest }) {
  return (
    <Byline
      name={trainee.name}
      shown={<TraineeLink trainee={trainee} />}
      heading="h2"
      mark={<StatusBadge status={status} />}
    >
      <p className="wrap-anywhere text-sm text-text-muted">{trainee.email}</p>
      <p className="wrap-anywhere text-sm text-text-muted">
        <bdi>{trainee.company?.name ?? 'Unknown Company'}</bdi>
        {' · '}
        <Instant value={createdAt} className="whitespace-nowrap" />
      </p>
    </Byline>
  );
}

import type { HelpRequest } from '@portal/contract/help';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { Instant } from '../../../platform/time/instant.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/card.tsx';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The address of the chat with a trainee. */
export type ChatAddress = (traineeId: number) => string;

type RequestCardProps = { request: HelpRequest; chatAddress: ChatAddress; onUpdate: () => void };

export function RequestCard({ request, chatAddress, onUpdate }: RequestCardProps) {
  const { trainee } = request;
  return (
    <Card className="grid">
      <article aria-label={`Request of ${trainee.name}`} className="flex min-w-0 flex-col gap-4">
        <RequestHeader request={request} />
        <RequestText {...request} />
        <footer className="mt-auto flex flex-wrap items-center justify-end gap-3 pt-1">
          <Link to={chatAddress(trainee.id)} className={buttonStyles({ variant: 'ghost' })}>
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
    <header className="flex items-start gap-3">
      <Avatar name={trainee.name} />
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0">
            <Link
              to={paths.trainee.to(trainee.id)}
              className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
            >
              <bdi>{trainee.name}</bdi>
            </Link>
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className="wrap-anywhere text-sm text-text-muted">{trainee.email}</p>
        <p className="wrap-anywhere text-sm text-text-muted">
          <bdi>{trainee.company?.name ?? 'Unknown Company'}</bdi>
          {' · '}
          <Instant value={createdAt} className="whitespace-nowrap" />
        </p>
      </div>
    </header>
  );
}

import type { OwnHelpRequest } from '@portal/contract/help';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';

type OwnRequestCardProps = {
  request: OwnHelpRequest;
  /** An admin has changed it since the trainee last looked. */
  isNew: boolean;
};

export function OwnRequestCard({ request, isNew }: OwnRequestCardProps) {
  const { status, createdAt, updatedAt } = request;
  return (
    <Card className={isNew ? 'border-accent' : ''}>
      <article className="grid gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
          <StatusBadge status={status} />
          {isNew ? <Badge tone="accent">New</Badge> : null}
          <span>
            Asked <Instant value={createdAt} />
          </span>
          {updatedAt === createdAt ? null : (
            <span>
              Updated <Instant value={updatedAt} />
            </span>
          )}
        </header>
        <RequestText {...request} />
      </article>
    </Card>
  );
}

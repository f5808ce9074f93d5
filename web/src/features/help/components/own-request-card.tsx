import type { OwnHelpRequest } from '@portal/contract/help';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { helpTexts } from '../texts/catalogue.ts';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';

type OwnRequestCardProps = {
  request: OwnHelpRequest;
  /** An admin has changed it since the trainee last looked. */
  isNew: boolean;
  /** The address names it: it is scrolled into view and focused. */
  isNamed: boolean;
};

export function OwnRequestCard({ request, isNew, isNamed }: OwnRequestCardProps) {
  const { status, createdAt, updatedAt } = request;
  const t = helpTexts().own;
  const { key: visitKey } = useLocation();
  const article = useRef<HTMLElement>(null);
  // With the key of the visit: the same link may be followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isNamed) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'center' });
  }, [isNamed, visitKey]);
  return (
    <Card className={isNew || isNamed ? 'border-accent' : ''}>
      <article ref={article} tabIndex={-1} className="grid gap-4 outline-none">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
          <StatusBadge status={status} />
          {isNew ? <Badge tone="accent">{t.new}</Badge> : null}
          <span>
            <Sentence text={t.asked} elements={[<Instant key="time" value={createdAt} />]} />
          </span>
          {updatedAt === createdAt ? null : (
            <span>
              <Sentence text={t.updated} elements={[<Instant key="time" value={updatedAt} />]} />
            </span>
          )}
        </header>
        <RequestText {...request} />
      </article>
    </Card>
  );
}

import type { HelpRequest } from '@portal/contract/help';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { Name } from '#web/ui/name.tsx';
import { RowCheckbox, type RowSelection } from '#web/ui/row-selection.tsx';
import { isOpen } from '../model/help-list.ts';
import { useMayAnswer } from '../model/use-may-answer.ts';
import { helpTexts } from '../texts/catalogue.ts';
import { AssigneeLine } from './assignee-line.tsx';
import { RequestText } from './request-text.tsx';
import { StatusBadge } from './status-badge.tsx';

type RequestCardProps = {
  request: HelpRequest;
  selection: RowSelection<HelpRequest>;
  onUpdate: () => void;
};

export function RequestCard({ request, selection, onUpdate }: RequestCardProps) {
  const { trainee } = request;
  const mayAnswer = useMayAnswer()(request);
  const t = helpTexts().card;
  return (
    <Card className="grid has-[[data-row-checkbox]:checked]:border-accent">
      <article aria-label={t.label(trainee.name)} className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start gap-1">
          <RequestHeader request={request} />
          {isOpen(request) && mayAnswer ? (
            <div className="-mt-1 -me-2 shrink-0">
              <RowCheckbox row={request} selection={selection} />
            </div>
          ) : null}
        </div>
        <RequestText {...request} />
        <AssigneeLine request={request} mayAssign={mayAnswer} />
        <footer className="mt-auto flex flex-wrap items-center justify-end gap-3 pt-1">
          <Link
            to={paths.chat.withUser(trainee.id)}
            className={buttonStyles({ variant: 'ghost', className: wrappingButton })}
          >
            <MessageCircle aria-hidden="true" />
            <span>{t.chat}</span>
          </Link>
          {mayAnswer ? (
            <Button
              variant="outline"
              aria-label={t.updateRequestOf(trainee.name)}
              onClick={onUpdate}
            >
              {t.update}
            </Button>
          ) : null}
        </footer>
      </article>
    </Card>
  );
}

function RequestHeader({ request: { trainee, status, createdAt } }: { request: HelpRequest }) {
  return (
    <div className="min-w-0 grow">
      <Byline
        name={trainee.name}
        shown={<TraineeLink trainee={trainee} />}
        heading="h2"
        mark={<StatusBadge status={status} />}
      >
        <p className="wrap-anywhere text-sm text-text-muted">
          <Name>{trainee.email}</Name>
        </p>
        <p className="wrap-anywhere text-sm text-text-muted">
          <Dotted>
            <Name>{trainee.company?.name ?? helpTexts().card.unknownCompany}</Name>
            <Instant value={createdAt} className="whitespace-nowrap" />
          </Dotted>
        </p>
      </Byline>
    </div>
  );
}

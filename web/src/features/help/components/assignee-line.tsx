import type { HelpRequest } from '@portal/contract/help';
import UserCheck from 'lucide-react/icons/user-check';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useUpdateHelpRequest } from '../api/help-requests.ts';
import { isSettled } from '../model/help-status.ts';
import { helpTexts } from '../texts/catalogue.ts';

type AssigneeLineProps = {
  request: HelpRequest;
  /** The admin may take the request. */
  mayAssign: boolean;
};

/** Who takes care of the request, and the button by which the admin takes it or gives it back. */
export function AssigneeLine({ request, mayAssign }: AssigneeLineProps) {
  const { assignee, status, trainee, updatedAt } = request;
  const me = useCurrentUser();
  const update = useUpdateHelpRequest(request.id);
  const isMine = assignee?.id === me.id;
  if (assignee === null && isSettled(status)) return null;

  const t = helpTexts();
  const label = isMine ? t.assignee.unassignRequestOf : t.assignee.assignRequestOf;

  function assign() {
    update.mutate(
      { status, updatedAt, assigneeId: isMine ? null : me.id },
      {
        onError: (error) => toast.error(t.update.failed, { description: messageOf(error) }),
      },
    );
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Assignee assignee={assignee} />
      {isSettled(status) || !mayAssign ? null : (
        <Button
          size="sm"
          variant="ghost"
          busy={update.isPending}
          busyLabel={uiTexts().saving}
          onClick={assign}
          aria-label={label(trainee.name)}
        >
          {isMine ? t.assignee.unassign : t.assignee.assign}
        </Button>
      )}
    </div>
  );
}

/** The admin who takes care of a request, if there is one. */
export function Assignee({ assignee }: Pick<HelpRequest, 'assignee'>) {
  const me = useCurrentUser();
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-text-muted">
      <UserCheck aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <TextWithName
          text={assigneeWords(assignee?.name ?? null, assignee?.id === me.id)}
          name={assignee?.name ?? ''}
        />
      </span>
    </p>
  );
}

function assigneeWords(name: string | null, isMine: boolean): string {
  const t = helpTexts().assignee;
  if (name === null) return t.none;
  return isMine ? t.you : t.other(name);
}

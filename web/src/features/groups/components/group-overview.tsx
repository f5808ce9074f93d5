import type { Group } from '@portal/contract/groups';
import { reachesCompany } from '@portal/contract/reach-rules';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { toast } from '#web/ui/toast.ts';
import { membersAddress } from '../model/groups-address.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupList } from './group-list.tsx';

const GroupFormDialog = lazyOnIdle(
  async () => (await import('./group-form-dialog.tsx')).GroupFormDialog,
);

type Task = { kind: 'create' } | { kind: 'rename' | 'delete'; group: Group };

type GroupOverviewProps = {
  companyId: number;
  /** Undefined until they have been loaded. */
  groups: readonly Group[] | undefined;
  isLoading: boolean;
  /** Called when a pressed button was removed. */
  onFocusLost: () => void;
};

/** The groups of a company, with actions to create, rename, delete and open them. */
export function GroupOverview({ companyId, groups, isLoading, onFocusLost }: GroupOverviewProps) {
  const t = groupsTexts();
  const [task, setTask] = useState<Task | null>(null);
  const mayCreate = reachesCompany(useReach(), companyId, 'people');
  const create = () => setTask({ kind: 'create' });
  const hasNone = groups?.length === 0;
  return (
    <>
      {hasNone ? (
        <EmptyState
          illustration={<Users />}
          title={t.none.title}
          action={mayCreate ? <Button onClick={create}>{t.newGroup}</Button> : null}
        >
          {mayCreate ? t.none.text : null}
        </EmptyState>
      ) : null}
      {mayCreate && (isLoading || (groups !== undefined && !hasNone)) ? (
        <Button disabled={isLoading} onClick={create} className="justify-self-end">
          <Plus aria-hidden="true" />
          <span>{t.newGroup}</span>
        </Button>
      ) : null}
      {groups === undefined || hasNone ? null : (
        <GroupList
          companyId={companyId}
          groups={groups}
          onRename={(group) => setTask({ kind: 'rename', group })}
          onDelete={(group) => setTask({ kind: 'delete', group })}
          onFocusLost={onFocusLost}
        />
      )}
      <TaskDialog
        task={task}
        companyId={companyId}
        onClose={() => setTask(null)}
        onDeleted={onFocusLost}
      />
    </>
  );
}

type TaskDialogProps = {
  task: Task | null;
  companyId: number;
  onClose: () => void;
  onDeleted: () => void;
};

function TaskDialog({ task, companyId, onClose, onDeleted }: TaskDialogProps) {
  const navigate = useNavigate();

  function showCreated({ id }: Group) {
    // Rendered before the list is left, or else the guard of the form would ask first.
    flushSync(onClose);
    void navigate(membersAddress(companyId, id));
  }

  function closeRenamed() {
    toast.success(groupsTexts().rename.done);
    onClose();
  }

  function closeDeleted() {
    onClose();
    onDeleted();
  }

  if (task === null) return null;
  const ofCompany = { companyId, onClose };
  if (task.kind === 'create')
    return <GroupFormDialog {...ofCompany} group={null} onSaved={showCreated} />;
  const { kind, group } = task;
  return kind === 'rename' ? (
    <GroupFormDialog {...ofCompany} group={group} onSaved={closeRenamed} />
  ) : (
    <DeleteGroupDialog group={group} onClose={onClose} onDeleted={closeDeleted} />
  );
}

import type { Group } from '@portal/contract/groups';
import { reachesCompany } from '@portal/contract/reach-rules';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwnGroups, useSaveGroup } from '#web/features/groups/api/groups.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { firstField } from '#web/ui/first-field.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { AskingDialogProps } from '../model/use-bulk-start.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { GroupChoiceForm } from './group-choice-form.tsx';
import { NewGroupForm } from './new-group-form.tsx';

/** Adds the trainees to a group of their company, which may be a new one. */
export function AddToGroupDialog(props: AskingDialogProps) {
  const { company } = props.task;
  if (company === null) return <SeveralCompanies onClose={props.onClose} />;
  return <AdditionDialog {...props} companyId={company} />;
}

export function RemoveFromGroupDialog(props: AskingDialogProps) {
  const { company } = props.task;
  if (company === null) return <SeveralCompanies onClose={props.onClose} />;
  return <RemovalDialog {...props} companyId={company} />;
}

/** Shown if the selected trainees are of several companies, or if theirs is not known. */
function SeveralCompanies({ onClose }: { onClose: () => void }) {
  const { groups: t, bulk } = traineeTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t.companyMissing}
      description={t.companyFirst}
    >
      <DialogFooter>
        <Button onClick={onClose}>{bulk.backToList}</Button>
      </DialogFooter>
    </Dialog>
  );
}

type OfCompanyProps = AskingDialogProps & { companyId: number };

function AdditionDialog(props: OfCompanyProps) {
  const { companyId, count, isFiltered, problem, busy, confirm, onClose } = props;
  const t = traineeTexts().groups;
  const list = useOwnGroups(companyId);
  const mayCreate = reachesCompany(useReach(), companyId, 'people');
  const creation = useSaveGroup(companyId, null);
  const [wantsNew, setWantsNew] = useState(false);
  const [created, setCreated] = useState<Group | null>(null);
  const hasGroups = created !== null || list.data?.length !== 0 || !mayCreate;
  const body = useRef<HTMLDivElement>(null);

  function switchTo(isNew: boolean) {
    // Rendered at once, because the pressed button is removed.
    flushSync(() => setWantsNew(isNew));
    if (body.current !== null) firstField(body.current)?.focus();
  }

  /** The group stays if the action cannot be started. */
  function addToCreated(group: Group) {
    setCreated(group);
    setWantsNew(false);
    confirm({ groupId: group.id });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy && !creation.isPending}
      size="sm"
      title={t.addTitle(count, isFiltered)}
    >
      <div ref={body}>
        {wantsNew || !hasGroups ? (
          <NewGroupForm
            creation={creation}
            submit={t.addCount(count)}
            onCancel={onClose}
            onExisting={hasGroups ? () => switchTo(false) : null}
            onCreated={addToCreated}
          />
        ) : (
          <GroupChoiceForm
            list={list}
            groups={list.data}
            first={created?.id ?? null}
            submit={t.addCount(count)}
            busy={busy}
            problem={problem}
            onCancel={onClose}
            onNew={mayCreate ? () => switchTo(true) : null}
            onChosen={(groupId) => confirm({ groupId })}
          />
        )}
      </div>
    </Dialog>
  );
}

function RemovalDialog(props: OfCompanyProps) {
  const { companyId, task, count, isFiltered, problem, busy, confirm, onClose } = props;
  const { groups: t, bulk } = traineeTexts();
  const list = useOwnGroups(companyId);
  const groups = list.data?.filter(({ members }) => members > 0);
  // The admin may not see the people any more, and then cannot undo it.
  const isFinal = !reachesCompany(useReach(), companyId);
  const onlyGroup = isFinal && groups?.length === 1 ? (groups[0]?.id ?? null) : null;
  const title = t.removeTitle(count, isFiltered);
  if (groups?.length === 0)
    return (
      <Dialog open onOpenChange={onClose} size="sm" title={title} description={t.none}>
        <DialogFooter>
          <Button onClick={onClose}>{bulk.backToList}</Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="sm"
      title={title}
      description={isFinal ? uiTexts().limited.removal : undefined}
    >
      <GroupChoiceForm
        list={list}
        groups={groups}
        first={typeof task.group === 'number' ? task.group : onlyGroup}
        submit={t.removeCount(count)}
        busy={busy}
        problem={problem}
        onCancel={onClose}
        onNew={null}
        onChosen={(groupId) => confirm({ groupId })}
      />
    </Dialog>
  );
}

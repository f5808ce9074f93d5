import type { Group, GroupMember } from '@portal/contract/groups';
import { UNDO_OFFER_MS } from '@portal/contract/limits';
import { reachesCompany, reachesGroup } from '@portal/contract/reach-rules';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { showUndoToast } from '#web/ui/undo-toast.tsx';
import { addMember, useGroupMembers, useRemoveMember } from '../api/group-members.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonRow } from './person-row.tsx';

type MemberListProps = { companyId: number; group: Group; onFocusLost: () => void };

export function MemberList({ companyId, group, onFocusLost }: MemberListProps) {
  const t = groupsTexts().memberList;
  const mayRemove = reachesGroup(useReach(), { companyId, groupId: group.id }, 'people');
  const [search, setSearch] = useState('');
  const members = useGroupMembers(group.id, search);
  return (
    <PeopleSearch
      list={members}
      search={search}
      onSearch={setSearch}
      words={t}
      isCard
      none={
        <EmptyState illustration={<Users />} title={t.none} level={3}>
          {mayRemove ? t.noneText : null}
        </EmptyState>
      }
      row={(member) =>
        mayRemove ? (
          <Member key={member.id} {...{ companyId, group, member, onFocusLost }} />
        ) : (
          <PersonRow key={member.id} person={member} />
        )
      }
    />
  );
}

type MemberProps = MemberListProps & { member: GroupMember };

/** A member with the button that removes this one, which asks first where that cannot be undone. */
function Member({ companyId, group, member, onFocusLost }: MemberProps) {
  const t = groupsTexts().memberList;
  const removal = useRemoveMember();
  const { id: userId, name } = member;
  // The admin may not see the person any more, and then cannot add this one again.
  const isFinal = !reachesCompany(useReach(), companyId);
  const [asking, setAsking] = useState<HTMLElement | null>(null);

  async function remove(button: HTMLElement) {
    const row = button.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    try {
      await removal.mutateAsync({ group, userId });
      setAsking(null);
      if (isFinal) toast.success(t.removed(name), { name });
      else offerUndo(group, member);
      if (!hasOrLostFocus(row)) return;
      // The pressed button is removed with its row.
      if (next?.isConnected) next.querySelector('button')?.focus();
      else onFocusLost();
    } catch (refusal) {
      setAsking(null);
      toast.error(t.removeFailed(name), { name, description: messageOf(refusal) });
    }
  }

  return (
    <PersonRow person={member}>
      <Button
        variant="outline"
        size="sm"
        aria-label={t.removeOne(name)}
        busy={removal.isPending}
        busyLabel={t.removing}
        onClick={({ currentTarget: button }) => {
          if (isFinal) setAsking(button);
          else void remove(button);
        }}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t.removeQuestion(isolated(name))}
        name={name}
        confirmLabel={t.remove}
        busyLabel={t.removing}
        busy={removal.isPending}
        onConfirm={() => asking && void remove(asking)}
      >
        <p>{uiTexts().limited.removal}</p>
      </ConfirmDialog>
    </PersonRow>
  );
}

function offerUndo(group: Group, { id: userId, name }: GroupMember): void {
  const t = groupsTexts();
  showUndoToast({
    message: t.memberList.removed(name),
    name,
    offeredForMs: UNDO_OFFER_MS,
    busyLabel: t.addition.adding,
    async undo() {
      try {
        await addMember({ group, userId });
        toast.success(t.addition.added(name), { name });
      } catch (refusal) {
        toast.error(t.addition.addFailed(name), { name, description: messageOf(refusal) });
      }
    },
  });
}

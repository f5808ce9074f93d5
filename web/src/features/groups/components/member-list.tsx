import type { Group, GroupMember } from '@portal/contract/groups';
import { UNDO_OFFER_MS } from '@portal/contract/limits';
import Users from 'lucide-react/icons/users';
import { type MouseEvent, useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { toast } from '#web/ui/toast.ts';
import { showUndoToast } from '#web/ui/undo-toast.tsx';
import { addMember, useGroupMembers, useRemoveMember } from '../api/group-members.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonRow } from './person-row.tsx';

type MemberListProps = { group: Group; onFocusLost: () => void };

export function MemberList({ group, onFocusLost }: MemberListProps) {
  const t = groupsTexts().memberList;
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
          {t.noneText}
        </EmptyState>
      }
      row={(member) => (
        <Member key={member.id} group={group} member={member} onFocusLost={onFocusLost} />
      )}
    />
  );
}

type MemberProps = MemberListProps & { member: GroupMember };

function Member({ group, member, onFocusLost }: MemberProps) {
  const t = groupsTexts().memberList;
  const removal = useRemoveMember();
  const { id: userId, name } = member;

  async function remove({ currentTarget: button }: MouseEvent<HTMLElement>) {
    const row = button.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    try {
      await removal.mutateAsync({ group, userId });
      offerUndo(group, member);
      if (!hasOrLostFocus(row)) return;
      // The pressed button is removed with its row.
      if (next?.isConnected) next.querySelector('button')?.focus();
      else onFocusLost();
    } catch (refusal) {
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
        onClick={(event) => void remove(event)}
      >
        {t.remove}
      </Button>
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

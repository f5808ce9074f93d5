import type { CompanyRef } from '@portal/contract/fields';
import type { Group } from '@portal/contract/groups';
import { groupsReached, reachesCompany, reachesGroup } from '@portal/contract/reach-rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { Name } from '#web/ui/name.tsx';
import type { useGroups } from '../api/groups.ts';
import { groupsAddress } from '../model/groups-address.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { MemberList } from './member-list.tsx';
import { ShowInListLink } from './show-in-list-link.tsx';

const AddMembersDialog = lazyOnIdle(
  async () => (await import('./add-members-dialog.tsx')).AddMembersDialog,
);

type GroupMembersProps = {
  company: CompanyRef;
  groupId: number;
  groups: ReturnType<typeof useGroups>;
  /** Called when a pressed button was removed. */
  onFocusLost: () => void;
};

/** The members of a group, with the actions to add and remove some. */
export function GroupMembers({ company, groupId, groups, onFocusLost }: GroupMembersProps) {
  const [isAdding, setAdding] = useState(false);
  const isWhole = reachesCompany(useReach(), company.id);
  const group = groups.data?.find(({ id }) => id === groupId);
  const isMissing = groups.data !== undefined && group === undefined && !groups.isFetching;
  return (
    <>
      <Link
        to={groupsAddress(company.id)}
        className={buttonStyles({ variant: 'ghost', size: 'sm', className: '-ms-3 w-fit' })}
      >
        <ArrowLeft aria-hidden="true" />
        <span>{isWhole ? groupsTexts().allGroups : groupsTexts().groups}</span>
      </Link>
      {isMissing ? <NoSuchGroup /> : null}
      {group === undefined ? null : (
        <>
          <GroupHeader companyId={company.id} group={group} onAdd={() => setAdding(true)} />
          <MemberList companyId={company.id} group={group} onFocusLost={onFocusLost} />
          {isAdding ? (
            <AddMembersDialog company={company} group={group} onClose={() => setAdding(false)} />
          ) : null}
        </>
      )}
    </>
  );
}

type GroupHeaderProps = { companyId: number; group: Group; onAdd: () => void };

function GroupHeader({ companyId, group, onAdd }: GroupHeaderProps) {
  const t = groupsTexts();
  const reach = useReach();
  const mayChange = reachesGroup(reach, { companyId, groupId: group.id }, 'people');
  // An admin who sees only this group of the company sees no other trainees of it.
  const hasOthers = groupsReached(reach, companyId)?.length !== 1;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="wrap-anywhere font-semibold text-xl tracking-tight">
          <Name>{group.name}</Name>
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-text-muted">
          <span className="tabular-nums">{t.members(group.members)}</span>
          <ShowInListLink companyId={companyId} group={group} />
        </p>
      </div>
      {mayChange && hasOthers ? (
        <Button onClick={onAdd} className="max-sm:grow">
          <UserPlus aria-hidden="true" />
          <span>{t.addition.open}</span>
        </Button>
      ) : null}
    </div>
  );
}

function NoSuchGroup() {
  const t = groupsTexts().missing;
  return (
    <EmptyState illustration={<SearchX />} title={t.title}>
      {t.text}
    </EmptyState>
  );
}

import type { Group } from '@portal/contract/groups';
import { reachesCompany, reachesGroup } from '@portal/contract/reach-rules';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Name } from '#web/ui/name.tsx';
import { membersAddress } from '../model/groups-address.ts';
import { SignUpLinkButton } from '../sign-up/components/sign-up-link-button.tsx';
import { groupsTexts } from '../texts/catalogue.ts';
import { ShowInListLink } from './show-in-list-link.tsx';

type GroupTableProps = {
  companyId: number;
  groups: readonly Group[];
  onRename: (group: Group) => void;
  onDelete: (group: Group) => void;
};

export function GroupTable({ companyId, groups, ...acts }: GroupTableProps) {
  const t = groupsTexts().table;
  const columns: readonly Column<Group>[] = [
    {
      key: 'name',
      header: t.group,
      isTitle: true,
      className: 'w-full min-w-44',
      cell: ({ name }) => <Name className="wrap-anywhere font-medium">{name}</Name>,
    },
    {
      key: 'members',
      header: t.members,
      className: 'tabular-nums',
      cell: (group) => <MemberCount companyId={companyId} group={group} />,
    },
    ...(groups.some(({ modules }) => modules > 0) ? [moduleColumn()] : []),
    {
      key: 'actions',
      header: t.actions,
      hideHeader: true,
      align: 'end',
      className: 'w-px ps-1 pe-3',
      cell: (group) => <RowActions companyId={companyId} group={group} {...acts} />,
    },
  ];
  return (
    <DataTable
      caption={groupsTexts().groups}
      columns={columns}
      rows={groups}
      rowKey={({ id }) => id}
    />
  );
}

/** The modules that are for members of a group; absent while there are none. */
const moduleColumn = (): Column<Group> => ({
  key: 'modules',
  header: groupsTexts().table.modules,
  className: 'tabular-nums',
  cell: ({ modules }) => <span>{formatNumber(modules)}</span>,
});

function MemberCount({ companyId, group }: { companyId: number; group: Group }) {
  return (
    <div className="grid gap-0.5 max-sm:justify-items-end">
      <span>{formatNumber(group.members)}</span>
      <span className="sm:whitespace-nowrap sm:text-xs">
        <ShowInListLink companyId={companyId} group={group} />
      </span>
    </div>
  );
}

type RowActionsProps = Omit<GroupTableProps, 'groups'> & { group: Group };

function RowActions({ companyId, group, onRename, onDelete }: RowActionsProps) {
  const t = groupsTexts().table;
  const { id, name } = group;
  const reach = useReach();
  return (
    <div className="flex items-center justify-end gap-1 max-sm:mt-1 max-sm:border-t max-sm:pt-3">
      <Link
        to={membersAddress(companyId, id)}
        aria-label={t.openMembersOf(name)}
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'max-sm:me-auto' })}
      >
        <Users aria-hidden="true" />
        <span>{t.openMembers}</span>
      </Link>
      {reachesGroup(reach, { companyId, groupId: id }, 'people') ? (
        <SignUpLinkButton group={group} />
      ) : null}
      {reachesCompany(reach, companyId, 'people') ? (
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t.rename(name)}
            onClick={() => onRename(group)}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <DeleteButton label={t.delete(name)} onClick={() => onDelete(group)} />
        </>
      ) : null}
    </div>
  );
}

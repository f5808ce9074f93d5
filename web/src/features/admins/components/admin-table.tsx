import type { Admin, Invitation } from '@portal/contract/admins';
import { Instant } from '#web/platform/time/instant.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { adminsTexts } from '../texts/catalogue.ts';
import { AdminMenu } from './admin-menu.tsx';
import { InviteAgainButton } from './invite-again-button.tsx';
import { SeenByAdmin } from './reach-summary.tsx';

type AdminTableProps = {
  admins: readonly Admin[];
  /** The id of the signed-in admin, who cannot be changed or removed here. */
  ownId: number;
  hasMailServer: boolean;
  /** Called when another invitation was sent. */
  onInvitedAgain: (invitation: Invitation) => void;
  onChange: (admin: Admin) => void;
  onRemove: (admin: Admin) => void;
};

export function AdminTable(props: AdminTableProps) {
  const { admins, ownId } = props;
  const t = adminsTexts().table;
  const columns: readonly Column<Admin>[] = [
    {
      key: 'name',
      header: t.admin,
      isTitle: true,
      className: 'w-1/2 min-w-56',
      cell: (admin) => <Person admin={admin} isOwn={admin.id === ownId} />,
    },
    {
      key: 'access',
      header: t.access,
      className: 'w-1/2 min-w-52',
      cell: ({ reach }) => <SeenByAdmin reach={reach} />,
    },
    { key: 'state', header: t.state, cell: (admin) => <State admin={admin} /> },
    {
      key: 'login',
      header: t.lastLogin,
      className: 'whitespace-nowrap',
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className="text-text-muted">{t.never}</span>
        ) : (
          <Instant value={lastLoginAt} />
        ),
    },
    {
      key: 'actions',
      header: t.actions,
      hideHeader: true,
      align: 'end',
      className: 'w-px ps-1 pe-3',
      cell: (admin) => (admin.id === ownId ? null : <RowActions {...props} admin={admin} />),
    },
  ];
  return (
    <DataTable
      caption={adminsTexts().admins}
      columns={columns}
      rows={admins}
      rowKey={({ id }) => id}
    />
  );
}

function Person({ admin: { name, email }, isOwn }: { admin: Admin; isOwn: boolean }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size="sm" />
      <div className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <Name className="line-clamp-2 wrap-anywhere text-start">{name}</Name>
          {isOwn ? <Badge>{adminsTexts().table.you}</Badge> : null}
        </span>
        <span className="wrap-anywhere font-normal text-sm text-text-muted sm:text-xs">
          <Name>{email}</Name>
        </span>
      </div>
    </div>
  );
}

function State({ admin: { isInvited, linkExpiresAt, invitationRefusal } }: { admin: Admin }) {
  const now = useNow();
  const t = adminsTexts().table;
  if (!isInvited) return <Badge tone="success">{t.active}</Badge>;
  if (invitationRefusal !== null)
    return (
      <div className="grid gap-1 max-sm:justify-items-end">
        <Badge tone="danger">{t.invitationRefused}</Badge>
        <span title={invitationRefusal.reply} className="text-text-muted text-xs">
          {t.refusals[invitationRefusal.reason]}
        </span>
      </div>
    );
  const hasExpired = linkExpiresAt !== null && new Date(linkExpiresAt) <= now;
  return (
    <div className="grid gap-1 max-sm:justify-items-end">
      <Badge tone={hasExpired ? 'danger' : 'warning'}>{t.invited}</Badge>
      <span className="whitespace-nowrap text-text-muted text-xs">
        {linkExpiresAt === null ? <span>{t.mailOnItsWay}</span> : null}
        {hasExpired ? <span>{t.linkExpired}</span> : null}
        {linkExpiresAt === null || hasExpired ? null : (
          <Sentence
            text={t.linkValidUntil}
            elements={[<Instant key="date" value={linkExpiresAt} show="date" />]}
          />
        )}
      </span>
    </div>
  );
}

function RowActions(props: AdminTableProps & { admin: Admin }) {
  const { admin, hasMailServer, onInvitedAgain, onChange, onRemove } = props;
  return (
    <div className="flex items-center justify-end gap-1">
      {admin.isInvited ? (
        <InviteAgainButton admin={admin} hasMailServer={hasMailServer} onInvited={onInvitedAgain} />
      ) : null}
      <AdminMenu admin={admin} onChange={onChange} />
      <DeleteButton
        label={adminsTexts().table.remove(admin.name)}
        onClick={() => onRemove(admin)}
      />
    </div>
  );
}

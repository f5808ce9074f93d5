import type { Admin, Invitation } from '@portal/contract/admins';
import MailPlus from 'lucide-react/icons/mail-plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useLiveFrame } from '#web/platform/live/use-live.ts';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { refreshAdminsHere, useAdmins } from '../api/admins.ts';
import { AdminTable } from '../components/admin-table.tsx';
import { InvitationLinkDialog } from '../components/invitation-link-dialog.tsx';
import { RemoveAdminDialog } from '../components/remove-admin-dialog.tsx';
import { adminsTexts } from '../texts/catalogue.ts';

const InviteAdminDialog = lazyOnIdle(
  async () => (await import('../components/invite-admin-dialog.tsx')).InviteAdminDialog,
);

const ChangeReachDialog = lazyOnIdle(
  async () => (await import('../components/change-reach-dialog.tsx')).ChangeReachDialog,
);

type Task = { kind: 'invite' } | { kind: 'change' | 'remove'; admin: Admin };
type Link = { readonly name: string; readonly link: string };

/** The admins of the portal, who can invite, change and remove each other. A limited admin sees the own invitations. */
export function Component() {
  const t = adminsTexts();
  const { data, error, isFetching, refetch } = useAdmins();
  const { id: ownId } = useCurrentUser();
  const isPortal = useReach() === 'portal';
  const [task, setTask] = useState<Task | null>(null);
  /** Shown one after the other while no other dialog is open: each can be read only once. */
  const [links, setLinks] = useState<readonly Link[]>([]);
  const [shownLink] = links;
  const [list, focusList] = useFocusAfterDialog<HTMLElement>();
  // A removed admin may be restored from the trash.
  useLiveFrame('TRASH_CHANGED', () => void refreshAdminsHere());
  const close = () => setTask(null);

  function showInvitation({ admin: { name, email }, link }: Invitation) {
    if (link === null) toast.success(t.invitationSent(email), { name: email });
    else setLinks((waiting) => [...waiting, { name, link }]);
  }

  function closeInvited(invitation: Invitation) {
    close();
    showInvitation(invitation);
  }

  function closeAfterRemoval() {
    close();
    focusList();
  }

  return (
    <>
      <PageHeader
        {...usePageHeader()}
        actions={
          <Button disabled={data === undefined} onClick={() => setTask({ kind: 'invite' })}>
            <UserPlus aria-hidden="true" />
            <span>{t.openInvite}</span>
          </Button>
        }
      />
      <section ref={list} tabIndex={-1} aria-label={t.admins} className="grid gap-3 outline-none">
        {data === undefined ? null : (
          <>
            <Region>
              {data.admins.length === 0 ? (
                <EmptyState illustration={<MailPlus />} title={t.noInvitation} />
              ) : (
                <AdminTable
                  {...data}
                  ownId={ownId}
                  onInvitedAgain={showInvitation}
                  onChange={(admin) => setTask({ kind: 'change', admin })}
                  onRemove={(admin) => setTask({ kind: 'remove', admin })}
                />
              )}
            </Region>
            <p className="text-sm text-text-muted">{isPortal ? t.oneRemains : t.ownInvitations}</p>
          </>
        )}
        {data === undefined && error === null ? (
          <SkeletonRegion label={t.loading}>
            <SkeletonRows rows={3} cardClass="h-40" />
          </SkeletonRegion>
        ) : null}
        {data === undefined && error !== null ? (
          <ErrorCard
            title={t.loadFailed}
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
      </section>
      {task?.kind === 'invite' && data !== undefined ? (
        <InviteAdminDialog
          hasMailServer={data.hasMailServer}
          onClose={close}
          onInvited={closeInvited}
        />
      ) : null}
      {task?.kind === 'change' ? <ChangeReachDialog admin={task.admin} onClose={close} /> : null}
      {task?.kind === 'remove' ? (
        <RemoveAdminDialog admin={task.admin} onClose={close} onRemoved={closeAfterRemoval} />
      ) : null}
      {task === null && shownLink !== undefined ? (
        <InvitationLinkDialog
          key={shownLink.link}
          {...shownLink}
          onClose={() => setLinks((waiting) => waiting.slice(1))}
        />
      ) : null}
    </>
  );
}

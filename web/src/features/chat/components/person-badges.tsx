import type { ChatUser } from '@portal/contract/chat';
import type { Role } from '@portal/contract/fields';
import { Badge } from '#web/ui/badge.tsx';
import { Name } from '#web/ui/name.tsx';

/** Role labels of the chat, where admins are called managers. */
const roleLabels: Readonly<Record<Role, string>> = { TRAINEE: 'trainee', ADMIN: 'manager' };

export function RoleBadge({ user }: { user: ChatUser }) {
  if (user.deleted) return null;
  return (
    <Badge tone={user.role === 'ADMIN' ? 'accent' : 'neutral'} className="capitalize">
      {roleLabels[user.role]}
    </Badge>
  );
}

export function CompanyBadge({ user }: { user: ChatUser }) {
  if (user.company === null) return null;
  return (
    <Badge className="min-w-0 max-w-full">
      <Name className="truncate">{user.company.name}</Name>
    </Badge>
  );
}

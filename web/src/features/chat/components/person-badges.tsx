import type { ChatUser } from '@portal/contract/chat';
import { Badge } from '#web/ui/badge.tsx';
import { Name } from '#web/ui/name.tsx';
import { chatTexts } from '../texts/catalogue.ts';

export function RoleBadge({ user }: { user: ChatUser }) {
  if (user.deleted) return null;
  return (
    <Badge tone={user.role === 'ADMIN' ? 'accent' : 'neutral'}>
      {chatTexts().roles[user.role]}
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

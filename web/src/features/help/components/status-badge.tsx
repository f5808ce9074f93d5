import type { HelpStatus } from '@portal/contract/help';
import { Badge } from '#web/ui/badge.tsx';
import { statusLabels, statusTones } from '../model/help-status.ts';

export function StatusBadge({ status }: { status: HelpStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
}

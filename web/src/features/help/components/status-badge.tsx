import type { HelpStatus } from '@portal/contract/help';
import { Badge } from '#web/ui/badge.tsx';
import { statusTones } from '../model/help-status.ts';
import { helpTexts } from '../texts/catalogue.ts';

export function StatusBadge({ status }: { status: HelpStatus }) {
  return <Badge tone={statusTones[status]}>{helpTexts().statuses[status]}</Badge>;
}

import { type HelpStatus, helpStatus } from '@portal/contract/help';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const statusLabels: Readonly<Record<HelpStatus, string>> = {
  PENDING: 'Pending',
  IN_PROGRESS: 'In Progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
};

export const statusTones: Readonly<Record<HelpStatus, BadgeTone>> = {
  PENDING: 'warning',
  IN_PROGRESS: 'accent',
  RESOLVED: 'success',
  CLOSED: 'neutral',
};

export const statuses: readonly HelpStatus[] = helpStatus.options;

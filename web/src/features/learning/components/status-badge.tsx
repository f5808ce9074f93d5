import Check from 'lucide-react/icons/check';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { LearningStatus, ModuleStatus } from '../model/module-labels.ts';

const tones: Record<ModuleStatus | LearningStatus, BadgeTone> = {
  Completed: 'success',
  Current: 'accent',
  Locked: 'locked',
  'In Progress': 'accent',
  'Not Started': 'neutral',
};

export function StatusBadge({ status }: { status: ModuleStatus | LearningStatus }) {
  return (
    <Badge tone={tones[status]}>
      {status === 'Completed' ? <Check aria-hidden="true" /> : null}
      <span>{status}</span>
    </Badge>
  );
}

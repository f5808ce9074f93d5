import Check from 'lucide-react/icons/check';
import { words } from '#web/platform/language/words.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { LearningStatus, ModuleStatus } from '../model/module-labels.ts';
import { learningTexts } from '../texts/catalogue.ts';

const tones: Record<ModuleStatus | LearningStatus, BadgeTone> = {
  completed: 'success',
  current: 'accent',
  locked: 'locked',
  'in-progress': 'accent',
  'not-started': 'neutral',
};

export function StatusBadge({ status }: { status: ModuleStatus | LearningStatus }) {
  const labels = { ...words().status, ...learningTexts().moduleStatus };
  return (
    <Badge tone={tones[status]}>
      {status === 'completed' ? <Check aria-hidden="true" /> : null}
      <span>{labels[status]}</span>
    </Badge>
  );
}

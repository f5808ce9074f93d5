import type { Completion } from '@portal/contract/notifications';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { paths } from '#web/platform/routing/paths.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { completionList } from '../api/completions.ts';
import { listedKind } from './listed-kind.ts';

/** Completed trainings in the bell of an admin. */
export const completionKind = listedKind<Completion>({
  name: 'completion',
  list: completionList,
  frame: 'MODULE_COMPLETION',
  icon: GraduationCap,
  iconTone: 'success',
  titleIn: ({ notices }) => notices.trainingCompleted,
  sentenceOf: ({ traineeName }, { notices }) => notices.completedBy(isolated(traineeName)),
  nameOf: ({ traineeName }) => traineeName,
  timestampOf: ({ completedAt }) => completedAt,
  pathOf: ({ traineeId }) => paths.trainee.to(traineeId),
});

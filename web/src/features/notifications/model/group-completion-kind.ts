import type { GroupCompletion } from '@portal/contract/notifications';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { paths } from '#web/platform/routing/paths.ts';
import { formatCount } from '#web/ui/format/format-count.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { groupCompletionList } from '../api/completions.ts';
import { listedKind } from './listed-kind.ts';

/** Trainings that a change of modules has completed, in the bell of an admin: one entry for all trainees. */
export const groupCompletionKind = listedKind<GroupCompletion>({
  name: 'group-completion',
  list: groupCompletionList,
  frame: 'GROUP_COMPLETION',
  icon: GraduationCap,
  iconTone: 'success',
  title: 'Training Completed!',
  sentenceOf: groupSentence,
  nameOf: ({ company }) => company.name,
  timestampOf: ({ completedAt }) => completedAt,
  pathOf: ({ company }) => paths.companyReport.to(company.id),
});

const REASONS = { deleted: 'was deleted', saved: 'was changed', restored: 'was restored' };

function groupSentence({ trainees, kind, moduleName, company }: GroupCompletion): string {
  const who = `${formatCount(trainees, 'trainee')} of ${isolated(company.name)}`;
  const what = `${who} ${trainees === 1 ? 'has' : 'have'} completed the training`;
  if (kind === 'update' || moduleName === null) return `${what} after earlier changes of modules.`;
  return `${what}: ‘${isolated(moduleName)}’ ${REASONS[kind]}.`;
}

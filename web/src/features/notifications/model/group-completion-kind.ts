import type { GroupCompletion } from '@portal/contract/notifications';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { paths } from '#web/platform/routing/paths.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { groupCompletionList } from '../api/completions.ts';
import type { NotificationTexts } from '../texts/en.ts';
import { listedKind } from './listed-kind.ts';

/** Trainings that a change of modules has completed, in the bell of an admin: one entry for all trainees. */
export const groupCompletionKind = listedKind<GroupCompletion>({
  name: 'group-completion',
  list: groupCompletionList,
  frame: 'GROUP_COMPLETION',
  icon: GraduationCap,
  iconTone: 'success',
  titleIn: ({ notices }) => notices.trainingCompleted,
  sentenceOf: groupSentence,
  nameOf: ({ company }) => company.name,
  timestampOf: ({ completedAt }) => completedAt,
  pathOf: ({ company }) => paths.companyReport.to(company.id),
});

function groupSentence(
  { trainees, kind, moduleName, company }: GroupCompletion,
  { groupCompletion: t }: NotificationTexts,
): string {
  const name = isolated(company.name);
  if (kind === 'update' || moduleName === null) return t.byEarlierChanges(trainees, name);
  return t.byModule[kind](trainees, name, isolated(moduleName));
}

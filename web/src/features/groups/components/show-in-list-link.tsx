import type { Group } from '@portal/contract/groups';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { groupsTexts } from '../texts/catalogue.ts';

/** Leads to the list of trainees with only the members of the group; nothing for a group without any. */
export function ShowInListLink({ companyId, group }: { companyId: number; group: Group }) {
  const t = groupsTexts();
  if (group.members === 0) return null;
  return (
    <Link
      to={paths.traineesOfGroup.to(companyId, group.id)}
      aria-label={t.showInListOf(group.name)}
      className="w-fit rounded-sm text-accent-text underline-offset-4 hover:underline pointer-coarse:py-2.5"
    >
      {t.showInList}
    </Link>
  );
}

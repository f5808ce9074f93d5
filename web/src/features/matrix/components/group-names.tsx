import type { GroupRef } from '@portal/contract/fields';
import { Name } from '#web/ui/name.tsx';

/** The groups of a trainee in one line. */
export function GroupNames({ groups }: { groups: readonly GroupRef[] }) {
  if (groups.length === 0) return null;
  const names = groups.map(({ name }) => name).join(' · ');
  return (
    <span title={names} className="block truncate text-text-muted text-xs">
      <Name>{names}</Name>
    </span>
  );
}

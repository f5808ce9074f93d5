import type { GroupRef } from '@portal/contract/fields';
import { reachesGroup } from '@portal/contract/reach-rules';
import { Link } from 'react-router';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Name } from '#web/ui/name.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type GroupChipsProps = {
  companyId: number;
  groups: readonly GroupRef[];
  /** The number of groups that are shown by name; the others are counted. All unless given. */
  max?: number;
  addressOf: (groupId: number) => string;
  className?: string;
};

/**
 * The groups of a trainee, each a link to its members unless the admin sees only members of other groups; nothing for a
 * trainee in no group.
 */
export function GroupChips(props: GroupChipsProps) {
  const { companyId, groups, max = groups.length, addressOf, className } = props;
  const t = traineeTexts().groups;
  const reach = useReach();
  if (groups.length === 0) return null;
  const others = groups.slice(max).map(({ name }) => name);
  return (
    <ul aria-label={t.label} className={classNames('flex flex-wrap gap-x-1 gap-y-0.5', className)}>
      {groups.slice(0, max).map(({ id, name }) => (
        <li key={id} className="min-w-0">
          {reachesGroup(reach, { companyId, groupId: id }) ? (
            <Link to={addressOf(id)} title={name} className={chipClass}>
              <Badge className="min-w-0 max-w-48 hover:text-text">
                <Name className="truncate">{name}</Name>
              </Badge>
            </Link>
          ) : (
            <span title={name} className={chipClass}>
              <Badge className="min-w-0 max-w-48">
                <Name className="truncate">{name}</Name>
              </Badge>
            </span>
          )}
        </li>
      ))}
      {others.length === 0 ? null : (
        <li className="inline-flex min-h-6 items-center" title={t.others(others)}>
          <Badge>
            <span aria-hidden="true">{`+${formatNumber(others.length)}`}</span>
            <Name className="sr-only">{t.others(others)}</Name>
          </Badge>
        </li>
      )}
    </ul>
  );
}

/** The area to press is larger than the chip. */
const chipClass =
  'inline-flex min-h-6 max-w-full items-center rounded-full pointer-coarse:min-h-11';

import type { GroupRef } from '@portal/contract/fields';
import { type Ref, useId } from 'react';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Name } from '#web/ui/name.tsx';
import { NamedCheckboxes } from '#web/ui/named-checkboxes.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type GroupsFieldProps = {
  /** The company whose groups are offered; null for none. */
  companyId: number | null;
  /** The ids of the groups that the admin can choose, one of them at least; null for all, or none. */
  own: readonly number[] | null;
  /** The groups of the trainee that the admin does not change. */
  fixed: readonly GroupRef[];
  /** The ids of the chosen groups. */
  value: readonly number[];
  onChange: (groupIds: number[]) => void;
  readOnly: boolean;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/**
 * The groups of a trainee as checkboxes; absent for a company without groups. A chosen group that does not exist any
 * more is listed as deleted until another choice is made: it would be refused.
 */
export function GroupsField(props: GroupsFieldProps) {
  const { companyId, own, fixed, value, onChange, readOnly, error, ref } = props;
  const t = traineeTexts().groups;
  const { data: all = [], ...list } = useGroups(companyId);
  // A chosen group stays when the admin's right in it ends.
  const groups = all.filter(
    (group) => own === null || own.includes(group.id) || value.includes(group.id),
  );
  const id = useId();
  if (list.isLoadingError)
    return (
      <RetryBanner tone="danger" retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {t.notLoaded(list.error.message)}
      </RetryBanner>
    );
  // A cached list may lack a group that the trainee is in.
  const isCurrent = list.isSuccess && list.isFetchedAfterMount;
  const isListed = (chosen: number) => groups.some((group) => group.id === chosen);
  const deleted = isCurrent ? value.filter((chosen) => !isListed(chosen)) : [];
  if (groups.length === 0 && deleted.length === 0) return null;

  function toggle(groupId: number) {
    if (readOnly) return;
    const isChosen = (of: number) => value.includes(of) !== (of === groupId);
    onChange(groups.map((group) => group.id).filter(isChosen));
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-sm">
        <span>{t.label}</span>
        {own === null ? <OptionalMark /> : null}
      </legend>
      <div className="grid gap-1.5">
        <NamedCheckboxes
          options={groups}
          deleted={deleted}
          deletedLabel={t.deleted}
          value={value}
          onToggle={toggle}
          search={t.search}
          chosen={t.chosen}
          ref={ref}
        />
        {fixed.length === 0 ? null : <FixedGroups groups={fixed} />}
        {error ? (
          <p id={`${id}-error`} className="text-danger-text text-sm">
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

function FixedGroups({ groups }: { groups: readonly GroupRef[] }) {
  return (
    <div className="flex flex-wrap items-center gap-1 text-sm text-text-muted">
      <span>{uiTexts().labelBefore(traineeTexts().groups.fixed)}</span>
      {groups.map(({ id, name }) => (
        <Badge key={id} className="min-w-0">
          <Name className="truncate">{name}</Name>
        </Badge>
      ))}
    </div>
  );
}

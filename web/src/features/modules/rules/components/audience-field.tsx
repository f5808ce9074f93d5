import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { NamedCheckboxes } from '#web/ui/named-checkboxes.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { rulesTexts } from '../texts/catalogue.ts';

type Audience = 'everyone' | number[];

type AudienceFieldProps = {
  companyId: number;
  value: Audience;
  onChange: (value: Audience) => void;
  error: string | undefined;
};

/** Everyone of the company, or the members of chosen groups. The choice of groups is kept while everyone is chosen. */
export function AudienceField({ companyId, value, onChange, error }: AudienceFieldProps) {
  const t = rulesTexts().audience;
  const [remembered, setRemembered] = useState<number[]>([]);

  function chooseKind(kind: 'everyone' | 'groups') {
    if (value !== 'everyone') setRemembered(value);
    onChange(kind === 'everyone' ? kind : remembered);
  }

  return (
    <div className="grid gap-2.5">
      <RadioGroup
        legend={t.legend}
        value={value === 'everyone' ? value : 'groups'}
        onChange={chooseKind}
        error={error}
        options={[
          { value: 'everyone', label: t.everyone },
          { value: 'groups', label: t.groups },
        ]}
      />
      {value === 'everyone' ? null : (
        <GroupChoice companyId={companyId} value={value} onChange={onChange} />
      )}
    </div>
  );
}

type GroupChoiceProps = {
  companyId: number;
  value: readonly number[];
  onChange: (groupIds: number[]) => void;
};

function GroupChoice({ companyId, value, onChange }: GroupChoiceProps) {
  const t = rulesTexts().audience;
  const { data: groups, ...list } = useGroups(companyId);
  if (list.isLoadingError)
    return (
      <RetryBanner tone="danger" retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {t.notLoaded(list.error.message)}
      </RetryBanner>
    );
  if (groups === undefined) return <p className="text-sm text-text-muted">{uiTexts().loading}</p>;
  const living = groups.map(({ id }) => id);
  // A cached list may lack a group that was made just now.
  const deleted = list.isFetchedAfterMount ? value.filter((id) => !living.includes(id)) : [];
  if (groups.length === 0 && deleted.length === 0) return <NoGroups companyId={companyId} />;
  const isForNoOne = value.length === deleted.length;

  function toggle(groupId: number) {
    const isChosen = (id: number) => value.includes(id) !== (id === groupId);
    // Another choice removes the deleted ones, too, which would be refused; each can also be removed alone.
    const kept = deleted.includes(groupId) ? value.filter((id) => id !== groupId) : null;
    onChange(kept ?? living.filter(isChosen));
  }

  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{t.choose}</legend>
      <NamedCheckboxes
        options={groups}
        deleted={deleted}
        deletedLabel={t.deleted}
        value={value}
        onToggle={toggle}
        search={t.search}
        chosen={t.chosen}
      />
      {isForNoOne ? <ForNoOne /> : null}
    </fieldset>
  );
}

function NoGroups({ companyId }: { companyId: number }) {
  const t = rulesTexts().audience;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border px-3 py-2">
        <p className="text-sm text-text-muted">{t.none}</p>
        <Link
          to={paths.company.to(companyId, 'groups')}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          <Plus aria-hidden="true" />
          <span>{t.make}</span>
        </Link>
      </div>
      <ForNoOne />
    </div>
  );
}

function ForNoOne() {
  return (
    <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {rulesTexts().audience.forNoOne}
    </Banner>
  );
}
